/** Lives of the staff side, in seconds, on the server's clock (G42). The idle time, which pages know too, is the domain's. */
export const STAFF_SESSION_SECONDS = 8 * 3_600;
/** From the right password to the second factor. */
export const STAFF_CHALLENGE_SECONDS = 10 * 60;
/** Wrong codes that one login may bring. */
export const STAFF_CODE_TRIES = 5;
/** How long the one-time code of a new account waits for its first login. */
export const SET_UP_SECONDS = 3 * 86_400;

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
