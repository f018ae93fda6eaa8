import type { Challenge } from '@hidamari/contract/auth';
import type { CookieJar } from '../../../http/route.ts';
import { CHALLENGE_LAST_SECONDS } from '../lifetimes.ts';
import type { NewChallenge } from './challenges.ts';

/** Puts the token into its cookie (never into a body) and says what is asked for next. */
export function handOver(
  cookies: CookieJar,
  challenge: NewChallenge,
  type: Challenge['type'],
  maskedTo?: string,
): Challenge {
  // The cookie outlives the first ten minutes: the server counts, and each step renews (lifetimes).
  cookies.set('challenge_token', challenge.token, { maxAge: CHALLENGE_LAST_SECONDS });
  return {
    type,
    ...(maskedTo === undefined ? {} : { masked_to: maskedTo }),
    expires_at: challenge.expiresAt.toISOString(),
  };
}
