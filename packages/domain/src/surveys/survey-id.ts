/** The surveys with a page of their own (G101): after a consultation, on the service, and on how life is going. */
const SURVEY_IDS = ['call', 'service', 'life'] as const;
export type SurveyId = (typeof SURVEY_IDS)[number];
