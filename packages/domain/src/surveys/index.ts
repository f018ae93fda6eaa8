export type {
  SurveyAnswer,
  SurveyAnswers,
  SurveyPage,
  SurveyQuestion,
} from './question.ts';
export { isInvited, isSurveyDue, SURVEY_REST_MS, surveyDueAt } from './survey-due.ts';
export { SURVEY_IDS, SURVEY_LINK_DAYS, type SurveyId, type SurveyPart } from './survey-id.ts';
export {
  type SurveyLink,
  type SurveyPerson,
  type SurveyState,
  surveyState,
  type UnsignedAddress,
} from './survey-state.ts';
export {
  CONTACT_WISHES,
  type ContactWish,
  contactWishOf,
  isVeryLow,
  questionsOf,
  SURVEY_CONTACTS_SHOWN,
  SURVEY_TITLES,
  SURVEYS,
  wasAmiss,
  wrongAnswers,
} from './surveys.ts';
export { concernsOfTroubles } from './trouble-concerns.ts';
