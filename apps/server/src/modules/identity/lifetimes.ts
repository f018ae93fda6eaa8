/** Lives of sessions and tokens (G35, G36), in seconds; counted on the server's clock. The idle end is a setting. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;
/** For so long the browser whose answer was lost gets the same successor again (decision 0082 on lost renewals). */
export const RENEWAL_REPEATS_SECONDS = 60;
/** A session that never rests ends all the same: then the person shows the password again. */
export const SESSION_SECONDS = 24 * 3_600;
export const CHALLENGE_SECONDS = 10 * 60;
/**
 * The registration form is long and people who fill it in may be ill: each step of a two-step way gives the full
 * ten minutes again, up to this end.
 */
export const CHALLENGE_LAST_SECONDS = 60 * 60;
/** State, nonce and verifier of a hosted login that has started. */
export const HOSTED_LOGIN_SECONDS = 15 * 60;
/** The link of the verification mail. */
export const EMAIL_LINK_SECONDS = 24 * 3_600;

/** How long a browser stands in for a second factor, and is known to an account. */
export const DEVICE_COOKIE_SECONDS = 365 * 86_400;

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
