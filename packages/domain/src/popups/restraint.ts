/**
 * For how many days 「あとで」 and 「今回は答えない」 hold a pop-up back (G76). One that is not named has no such button, and
 * cannot be held back.
 */
const RESTRAINT_DAYS: Readonly<Record<number, number>> = {
  1: 7,
  2: 90,
  3: 30,
  4: 30,
  5: 14,
  7: 180,
  8: 30,
  9: 30,
  10: 30,
  11: 30,
  12: 30,
  14: 60,
  15: 90,
  19: 180,
};
const DAY_MS = 86_400_000;

/** The pop-ups that ask the two surveys (G76). */
export const SURVEY_POPUPS = { service: 2, life: 15 } as const;

/**
 * Whether a pop-up is reported when somebody goes on from it and not when it is shown: the survey (specification section 4).
 * Closed without a word, it may so come again.
 */
export const isReportedOnPress = (popupId: number): boolean => popupId === SURVEY_POPUPS.service;

/** How often in a row it was put off, and until when it stays away; null is for good. */
export interface Restraint {
  times: number;
  until: Date | null;
}

/** How long pressing its white button holds a pop-up back; null for one without such a button. */
export const restraintDaysOf = (popupId: number): number | null => RESTRAINT_DAYS[popupId] ?? null;

/**
 * When it was put off before. Null where that was for good, or cannot be told.
 */
export function putOffAt(popupId: number, { until }: Restraint): Date | null {
  const days = restraintDaysOf(popupId);
  return until === null || days === null ? null : new Date(until.getTime() - days * DAY_MS);
}

/**
 * What putting it off once more leads to: twice in a row on one id means never again (G77). Null: has no such button.
 * @param shownSince how often it was shown since it was put off before, this time too: where another one lay between
 * that was not put off, it is not in a row.
 */
export function restrain(
  popupId: number,
  { before, shownSince = 0 }: { before: Restraint | null; shownSince?: number },
  now: Date,
): Restraint | null {
  const days = restraintDaysOf(popupId);
  if (days === null) return null;
  // The same press, sent twice, is one: a second one can only come once the pop-up was there again.
  if (before && (before.until === null || before.until > now)) return before;
  if (before && shownSince <= 1) return { times: before.times + 1, until: null };
  return { times: 1, until: new Date(now.getTime() + days * DAY_MS) };
}
