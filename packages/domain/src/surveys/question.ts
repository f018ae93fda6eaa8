import { countCharacters } from '../japanese-text/index.ts';

/** One choice of a question; the value is what is kept. */
export interface SurveyChoice {
  value: string | number;
  label: string;
}

/** Five steps in words, the best first: 5 to 1. */
export const grades = (...labels: readonly [string, string, string, string, string]): SurveyChoice[] =>
  labels.map((label, index) => ({ value: 5 - index, label }));

interface AnyQuestion {
  /** Name on the wire and in the CRM. */
  name: string;
  /** As it is asked, and as the report shows it. */
  text: string;
  hint?: string;
}

/** One of a few. `isGrade`: five steps from 5 to 1, of which 2 and 1 say that something was amiss. */
export interface ChoiceQuestion extends AnyQuestion {
  kind: 'choice';
  choices: readonly SurveyChoice[];
  isGrade?: true;
}

/** Any number of them. */
export interface ManyQuestion extends AnyQuestion {
  kind: 'many';
  choices: readonly SurveyChoice[];
}

/** 0 to 10, with the words of both ends. `isBurden`: the higher, the heavier it is for the person. */
export interface ScaleQuestion extends AnyQuestion {
  kind: 'scale';
  ends: readonly [low: string, high: string];
  isBurden?: true;
}

/** Own words, never asked for. */
export interface TextQuestion extends AnyQuestion {
  kind: 'text';
  longest: number;
}

/** 「はい」 or 「いいえ」. */
export interface YesNoQuestion extends AnyQuestion {
  kind: 'yes-no';
}

export type SurveyQuestion = ChoiceQuestion | ManyQuestion | ScaleQuestion | TextQuestion | YesNoQuestion;

/** What a question may be answered with; null is 「答えたくない」, absent is left open. */
export type SurveyAnswer = number | string | boolean | readonly string[] | null;
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

/** One screen of a survey: what it is about, and what it asks. */
export interface SurveyPage {
  title: string;
  questions: readonly SurveyQuestion[];
}

type Check<Q extends SurveyQuestion> = (question: Q, answer: Exclude<SurveyAnswer, null>) => boolean;

const isChoiceOf = ({ choices }: ChoiceQuestion | ManyQuestion, answer: SurveyAnswer) =>
  choices.some(({ value }) => value === answer);

const CHECKS: { [K in SurveyQuestion['kind']]: Check<Extract<SurveyQuestion, { kind: K }>> } = {
  choice: isChoiceOf,
  many: (question, answer) =>
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((one) => isChoiceOf(question, one)),
  scale: (_, answer) => typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= 10,
  text: ({ longest }, answer) => typeof answer === 'string' && countCharacters(answer) <= longest,
  'yes-no': (_, answer) => typeof answer === 'boolean',
};

/** Whether this is an answer to this question; declining always is. */
export function isAnswerTo(question: SurveyQuestion, answer: SurveyAnswer): boolean {
  if (answer === null) return true;
  // The kind picks the check of that same kind.
  return (CHECKS[question.kind] as Check<SurveyQuestion>)(question, answer);
}
