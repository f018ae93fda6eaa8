/** Marks a link near the view, whose document is fetched ahead. */
export const NEAR_MARK = 'data-near';

/** Id of the element with the rules for fetching ahead. */
export const RULES_ID = 'speculation-rules';
