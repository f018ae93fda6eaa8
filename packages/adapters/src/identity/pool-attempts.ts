import { createHmac } from 'node:crypto';
import { limitExceeded, PoolException } from './pool-exception.ts';
import type { PoolStore } from './pool-store.ts';

/**
 * Counted BEFORE anything is compared. A password is counted per name and lane of the caller, known name or not: the lane
 * that the portal counts by (a known browser, or a network), else the address, so that whoever sprays never locks an owner
 * out (F20, F21). The others ask for a right password first; who forgets
 * theirs resets it by a code and so shuts the guesser out.
 */
const RULES = {
  password: { most: 20, windowSeconds: 900 },
  app: { most: 10, windowSeconds: 3_600 },
  /** Apart, so that typing errors while an app is set up use up nothing of the sign-ins. */
  'app-set-up': { most: 5, windowSeconds: 3_600 },
  custom: { most: 10, windowSeconds: 3_600 },
  device: { most: 10, windowSeconds: 3_600 },
} as const;

export type AttemptRule = keyof typeof RULES;

/** Limits on guessing that outlive a session. */
export interface PoolAttempts {
  /** Counts one attempt; throws once there were too many in the window. */
  count(rule: AttemptRule, subject: string): Promise<void>;
  forget(rule: AttemptRule, subject: string): Promise<void>;
}

export function createPoolAttempts({
  store,
  clock,
  key,
}: {
  store: PoolStore;
  clock: () => Date;
  key: Uint8Array;
}): PoolAttempts {
  const keyOf = (rule: AttemptRule, subject: string) =>
    createHmac('sha256', key).update(`attempt\n${rule}\n${subject}`).digest('base64url');
  return {
    async count(rule, subject) {
      const { most, windowSeconds } = RULES[rule];
      if ((await store.countAttempt(keyOf(rule, subject), clock(), windowSeconds)) <= most) return;
      if (rule === 'password') {
        throw new PoolException('NotAuthorizedException', 'Password attempts exceeded');
      }
      throw limitExceeded();
    },
    forget: (rule, subject) => store.forgetAttempts(keyOf(rule, subject)),
  };
}
