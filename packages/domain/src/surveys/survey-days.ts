/** Days for which the link of an invitation opens its survey (G101). */
export const SURVEY_LINK_DAYS = 14;

/** Days after which somebody is asked, and may answer, once more (G76, G101). A case is asked about once and never again. */
export const SURVEY_AGAIN_DAYS = { service: 365, life: 90 } as const;
