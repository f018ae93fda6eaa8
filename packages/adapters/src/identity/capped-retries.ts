import type { CognitoIdentityProviderClientConfig } from '@aws-sdk/client-cognito-identity-provider';
import { RETRY_BACKOFF_CAP_SECONDS } from '@hidamari/domain/limits';

type RetryStrategy = Extract<
  NonNullable<CognitoIdentityProviderClientConfig['retryStrategy']>,
  { acquireInitialRetryToken: unknown }
>;

/** A page waits: after the third try the person is told instead. */
const MOST_ATTEMPTS = 3;
const FIRST_WAIT_MS = 200;
const CAP_MS = RETRY_BACKOFF_CAP_SECONDS * 1_000;

/** Told apart by name: the pool has counted the try, and the same question gets the same answer. */
const REFUSALS = ['LimitExceededException', 'TooManyFailedAttemptsException'];

/** Milliseconds before try `count` + 1: doubled each time, shifted by chance, never over the cap (G151). */
export function backoffMs(count: number, random: () => number, hint?: Date, now: Date = new Date()): number {
  const grown = FIRST_WAIT_MS * 2 ** (count - 1) * (0.5 + random() / 2);
  const asked = hint ? hint.getTime() - now.getTime() : 0;
  return Math.max(0, Math.min(CAP_MS, Math.max(grown, asked)));
}

interface Token {
  getRetryCount: () => number;
  getRetryDelay: () => number;
}
const tokenOf = (count: number, delay: number): Token => ({
  getRetryCount: () => count,
  getRetryDelay: () => delay,
});

/** Retries of the real pool's client: faults of the way or of the pool, never a refusal. */
export function cappedRetries(random: () => number = Math.random): RetryStrategy {
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),
    async refreshRetryTokenForRetry(token, { errorType, error, retryAfterHint }) {
      const count = token.getRetryCount() + 1;
      const isRefusal = errorType === 'CLIENT_ERROR' || REFUSALS.includes(nameOf(error));
      if (isRefusal || count >= MOST_ATTEMPTS) throw new Error('not to be tried again');
      return tokenOf(count, backoffMs(count, random, retryAfterHint));
    },
    recordSuccess: () => undefined,
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
