import type { NextVisit, NextVisitForm } from '@hidamari/contract/treatment-logs';
import { isBlank } from '@hidamari/domain/japanese-text';
import type { VisitStatus } from '@hidamari/domain/next-visits';
import { textOf } from '../log-form/typed-values.ts';

/** One question while it is being written; the id keeps its place on screen and its answer. */
export interface QuestionValues {
  id: string;
  text: string;
  asked: boolean;
  answer: string;
}

/** A visit while it is being written: texts as typed, under the names of the wire. The order is that of the list. */
export interface VisitFormValues {
  visit_date: string;
  visit_time: string;
  hospital: string;
  department: string;
  purpose: string;
  companion: string;
  memo: string;
  status: VisitStatus;
  questions: QuestionValues[];
  belongings: string[];
  /** Typed to be brought and not yet added: a save adds it. */
  own_belonging: string;
}

/** What a visit says; a form can be filled from it, whether it is stored already or not. */
export type VisitContents = Omit<NextVisit, 'id' | 'treatment_log_id' | 'updated_at' | 'version'>;

export const BLANK_VISIT: VisitFormValues = {
  visit_date: '',
  visit_time: '',
  hospital: '',
  department: '',
  purpose: '',
  companion: '',
  memo: '',
  status: 'planned',
  questions: [],
  belongings: [],
  own_belonging: '',
};

/** The form of a visit: `visitInputOf(visitFormOf(visit))` says what the visit says. */
export function visitFormOf(visit: VisitContents): VisitFormValues {
  const { visit_time, hospital, department, purpose, companion, memo } = visit;
  return {
    visit_date: visit.visit_date,
    visit_time: visit_time ?? '',
    hospital: hospital ?? '',
    department: department ?? '',
    purpose: purpose ?? '',
    companion: companion ?? '',
    memo: memo ?? '',
    status: visit.status,
    questions: visit.questions.map(({ id = '', text, asked, answer = '' }) => ({ id, text, asked, answer })),
    belongings: [...visit.belongings],
    own_belonging: '',
  };
}

/** What is ticked, with what still stands in the field for own things. */
function withOwn({ belongings, own_belonging }: Pick<VisitFormValues, 'belongings' | 'own_belonging'>) {
  const own = own_belonging.trim();
  return own === '' || belongings.includes(own) ? belongings : [...belongings, own];
}

const isWritten = ({ text, answer }: QuestionValues) => !isBlank(text) || !isBlank(answer);

/** The visit as the contract's schema takes it. A question that was left empty is not sent. */
export function visitInputOf(values: VisitFormValues): Record<keyof NextVisitForm, unknown> {
  const { visit_time, hospital, department, purpose, companion, memo, ...rest } = values;
  return {
    visit_date: rest.visit_date,
    visit_time: textOf(visit_time),
    hospital: textOf(hospital),
    department: textOf(department),
    purpose: textOf(purpose),
    companion: textOf(companion),
    memo: textOf(memo),
    status: rest.status,
    belongings: withOwn(rest),
    questions: rest.questions
      .filter(isWritten)
      .map(({ id, text, asked, answer }, order) => ({ id, text, asked, answer: textOf(answer), order })),
  };
}

/** The form's name of a field that an answer names: empty questions were not sent, so `questions.0` may be the second. */
export function visitFieldName(wireName: string, { questions }: VisitFormValues): string {
  const [list, index, ...rest] = wireName.split('.');
  if (list !== 'questions' || index === undefined) return wireName;
  const places = questions.flatMap((question, place) => (isWritten(question) ? [place] : []));
  return [list, places[Number(index)] ?? index, ...rest].join('.');
}
