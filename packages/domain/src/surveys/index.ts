export type {
  SurveyAnswer,
  SurveyAnswers,
  SurveyPage,
  SurveyQuestion,
} from './question.ts';
export { isInvited, isSurveyDue, SURVEY_REST_MS } from './survey-due.ts';
export { SURVEY_IDS, type SurveyId, type SurveyPart } from './survey-id.ts';
export {
  SURVEY_LINK_DAYS,
  type SurveyLink,
  type SurveyPerson,
  type SurveyStanding,
  type SurveySubject,
  surveyStanding,
} from './survey-standing.ts';
export {
  isVeryLow,
  questionsOf,
  SURVEY_TITLES,
  SURVEYS,
  wantsContact,
  wasAmiss,
  wrongAnswers,
} from './surveys.ts';
export { concernsOfTroubles } from './trouble-concerns.ts';
