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
