/**
 * What came of asking LINE who stands before the page. `outside`: not in LINE, and not signed in to it here. `refused`: the
 * person did not allow it. `unreachable`: LINE's script or LINE does not answer.
 */
export type LiffAnswer =
  | { kind: 'token'; accessToken: string }
  | { kind: 'outside' }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** What the portal needs of LINE's page within LINE: the access token of whoever stands there. Never rejects. */
export interface LiffPort {
  ask(): Promise<LiffAnswer>;
  /** Signs in to LINE in this browser and comes back; null where there is no such way. */
  logIn: (() => void) | null;
}

/** Seconds between two looks at whether the link stands: LINE tells the server within moments, or late. */
const WAITS = [1, 1, 2, 2, 3, 4, 6, 8, 10, 15] as const;

/** Milliseconds until the next look after so many; false: nobody waits any longer, and the page says what to do. */
export function nextLook(looks: number): number | false {
  const seconds = WAITS[looks];
  return seconds === undefined ? false : seconds * 1_000;
}
