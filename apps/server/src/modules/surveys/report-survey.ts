import { type CrmSurveyAnswer, MOST_LISTED } from '@hidamari/adapters/crm/port';
import type { SurveyReport } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { isBlank } from '@hidamari/domain/japanese-text';
import { staffMay } from '@hidamari/domain/staff';
import { questionsOf, type SurveyId, type SurveyQuestion } from '@hidamari/domain/surveys';
import type { StaffCaller } from '../../http/caller.ts';
import type { SurveyParts } from './survey-parts.ts';

/** Fewer answers than these could point at a person. */
const SHOWN_FROM = 5;
/** The most words that a page shows. */
const MOST_WORDS = 200;
/** Days that are looked back on where no period is named. */
const USUAL_DAYS = 90;
const LONGEST_DAYS = 400;

interface Reporting {
  survey: SurveyId;
  /** Days in Japan, both counted in. */
  from?: string | undefined;
  to?: string | undefined;
  staff: StaffCaller;
  now: Date;
}

type QuestionReport = SurveyReport['questions'][number];

/**
 * What the answers to a survey come to (G101), as the CRM has them: numbers for each question, and what was written, for
 * roles that read consultations anyway. Nobody's name is there to be told.
 * @throws AppError `validation` for a period that is none or too long, `unavailable` while the CRM does not answer.
 */
export async function reportSurvey(
  { crm }: Pick<SurveyParts, 'crm'>,
  { survey, staff, now, ...asked }: Reporting,
): Promise<SurveyReport> {
  const to = asked.to ?? japanDay(now);
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from > to || addDays(from, LONGEST_DAYS) < to)
    throw new AppError('validation', { fields: { from: ['invalid'] } });
  const answers = await crm.listSurveyAnswers({ survey, from, to });
  const isFew = answers.length < SHOWN_FROM;
  const mayReadWords = staffMay(staff.role, 'read-cases');
  return {
    survey,
    from,
    to,
    total: answers.length,
    is_few: isFew,
    is_cut: answers.length >= MOST_LISTED,
    questions: isFew ? [] : questionsOf(survey).map((question) => reportQuestion(question, answers)),
    words: isFew || !mayReadWords ? [] : wordsOf(survey, answers),
  };
}

function reportQuestion(question: SurveyQuestion, answers: readonly CrmSurveyAnswer[]): QuestionReport {
  const given = answers.flatMap((one) => {
    const answer = one.answers[question.name];
    return answer === undefined || answer === '' ? [] : [answer];
  });
  const taken = given.filter((answer) => answer !== null);
  const picked = taken.flatMap((answer) => (Array.isArray(answer) ? answer : [answer]));
  const numbers = picked.filter((answer) => typeof answer === 'number');
  return {
    name: question.name,
    counts: valuesOf(question).map((value) => ({
      value,
      count: picked.filter((answer) => answer === value).length,
    })),
    mean:
      numbers.length === 0
        ? null
        : Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10,
    answered: taken.length,
    declined: given.length - taken.length,
  };
}

const ZERO_TO_TEN = Array.from({ length: 11 }, (_, step) => step);

function valuesOf(question: SurveyQuestion): readonly (string | number | boolean)[] {
  switch (question.kind) {
    case 'choice':
    case 'many':
      return question.choices.map(({ value }) => value);
    case 'scale':
      return ZERO_TO_TEN;
    case 'yes-no':
      return [true, false];
    case 'text':
      return [];
  }
}

/** The newest first. */
function wordsOf(survey: SurveyId, answers: readonly CrmSurveyAnswer[]): SurveyReport['words'] {
  const texts = questionsOf(survey).filter(({ kind }) => kind === 'text');
  return answers
    .toReversed()
    .flatMap(({ answers: given, answered_on: day }) =>
      texts.flatMap(({ name }) => {
        const text = given[name];
        return typeof text === 'string' && !isBlank(text) ? [{ name, text, day }] : [];
      }),
    )
    .slice(0, MOST_WORDS);
}
