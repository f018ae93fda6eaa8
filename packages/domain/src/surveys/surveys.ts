import { CALL_FEEDBACK, CALL_PAGES } from './call-survey.ts';
import { LIFE_PAGES, TROUBLES_PAGES } from './life-survey.ts';
import { isAnswerTo, type SurveyAnswers, type SurveyPage, type SurveyQuestion } from './question.ts';
import { SERVICE_PAGES } from './service-survey.ts';
import type { SurveyId, SurveyPart } from './survey-id.ts';

/**
 * What each survey asks, page by page, and what may follow (G101). The questions are data; what follows from an
 * answer names its question below, and in `trouble-concerns.ts`.
 */
export const SURVEYS: Readonly<Record<SurveyId, Readonly<Record<SurveyPart, readonly SurveyPage[]>>>> = {
  call: { main: CALL_PAGES, additional: CALL_FEEDBACK },
  service: { main: SERVICE_PAGES, additional: TROUBLES_PAGES },
  life: { main: LIFE_PAGES, additional: TROUBLES_PAGES },
};

/** The title that a survey goes by, on its pages and in the report. */
export const SURVEY_TITLES: Readonly<Record<SurveyId, string>> = {
  call: '相談のあとのアンケート',
  service: 'サービスについてのアンケート',
  life: '最近のくらしのアンケート',
};

/** Every question of a survey, those of the optional page last. */
export const questionsOf = (survey: SurveyId): SurveyQuestion[] =>
  [...SURVEYS[survey].main, ...SURVEYS[survey].additional].flatMap(({ questions }) => questions);

/** Names of what is no answer to this part of the survey: a question it does not have, or a value it does not take. */
export function wrongAnswers(survey: SurveyId, part: SurveyPart, answers: SurveyAnswers): string[] {
  const asked = new Map(
    SURVEYS[survey][part].flatMap(({ questions }) => questions).map((question) => [question.name, question]),
  );
  return Object.entries(answers).flatMap(([name, answer]) => {
    const question = asked.get(name);
    return question && isAnswerTo(question, answer) ? [] : [name];
  });
}

/** From this much on somebody is shown whom they can talk to, calmly (G101). */
const VERY_LOW_FROM = 8;

/** Whether one of these answers says that somebody is very low: then the calm card stands beside it (G101). */
export function isVeryLow(survey: SurveyId, answers: SurveyAnswers): boolean {
  return questionsOf(survey).some((question) => {
    const answer = answers[question.name];
    return (
      question.kind === 'scale' && question.isBurden && typeof answer === 'number' && answer >= VERY_LOW_FROM
    );
  });
}

/** 「どこがご期待とちがいましたか」 is asked once a five-step answer was 2 or 1 (G101). */
export function wasAmiss(survey: SurveyId, answers: SurveyAnswers): boolean {
  return questionsOf(survey).some((question) => {
    const answer = answers[question.name];
    return question.kind === 'choice' && question.isGrade && typeof answer === 'number' && answer <= 2;
  });
}

/** lead: wishes to hear from whoever is responsible. may: allows that somebody gets in touch (G101). */
export const CONTACT_WISHES = ['lead', 'may'] as const;
export type ContactWish = (typeof CONTACT_WISHES)[number];

/** Whoever is responsible sees this many wishes at once, the oldest first; the others come as these are called. */
export const SURVEY_CONTACTS_SHOWN = 50;

/** What they said of being called back; null: nothing, or that they would rather not. */
export function contactWishOf({ wants_lead, may_contact }: SurveyAnswers): ContactWish | null {
  if (wants_lead === true) return 'lead';
  return may_contact === true ? 'may' : null;
}
