/** State of the address after a save: this log was saved a moment ago. It tells nothing of the log. */
export const JUST_SAVED = { isJustSaved: true } as const;

export type JustSaved = typeof JUST_SAVED;
