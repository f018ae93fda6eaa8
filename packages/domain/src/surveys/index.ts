export type { SurveyId } from './survey-id.ts';
