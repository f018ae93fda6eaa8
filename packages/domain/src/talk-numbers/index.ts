/**
 * 「お話し番号」: what a member reads out on the telephone so that the right record opens without a name or a day of
 * birth (G92). Seconds; tries are wrong numbers of one supporter before they have to wait.
 */
export const TALK_NUMBER = { digits: 6, lifeSeconds: 600, wrongTries: 5 } as const;

/** Minutes that a number can still be used, begun ones counted; 0 once it is over. */
export function talkNumberMinutesLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000));
}
