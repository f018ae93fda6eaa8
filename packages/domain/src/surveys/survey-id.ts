/** The surveys with a page of their own (G101): after a consultation, on the service, and on how life is going. */
export const SURVEY_IDS = ['call', 'service', 'life'] as const;
export type SurveyId = (typeof SURVEY_IDS)[number];

/** The pages somebody goes through, and the optional one behind them (G101). */
const SURVEY_PARTS = ['main', 'additional'] as const;
export type SurveyPart = (typeof SURVEY_PARTS)[number];
