/** The surveys with a page of their own (G101): after a consultation, on the service, and on how life is going. */
export const SURVEY_IDS = ['call', 'service', 'life'] as const;
export type SurveyId = (typeof SURVEY_IDS)[number];

/** The pages somebody goes through, and the optional one behind them (G101). */
const SURVEY_PARTS = ['main', 'additional'] as const;
export type SurveyPart = (typeof SURVEY_PARTS)[number];

/** Days for which the link of an invitation opens its survey (G101). */
export const SURVEY_LINK_DAYS = 14;

/** Days after which somebody is asked, and may answer, once more (G76, G101). A case is asked about once and never again. */
export const SURVEY_AGAIN_DAYS = { service: 365, life: 90 } as const;
