import type { PasswordHashing } from './password-hashing.ts';

/** The account that a custom challenge is for. */
export interface ChallengedUser {
  username: string;
  attributes: Readonly<Record<string, string>>;
}

/** What follows in a sign-in by custom challenge. */
export type CustomStep = 'challenge' | 'sign-in' | 'refuse';

/**
 * The three functions that a real pool calls at a custom challenge (its triggers "define", "create" and "verify").
 * The embedded pool is given them; a real pool runs its own.
 */
export interface CustomChallenge {
  /** What follows after the answers so far, oldest first; none yet at the beginning. */
  define(user: ChallengedUser, results: readonly boolean[]): CustomStep;
  /** `shown` goes to who signs in, `hidden` to `verify` alone. */
  create(user: ChallengedUser): { shown: Record<string, string>; hidden: Record<string, string> };
  verify(
    hidden: Readonly<Record<string, string>>,
    answer: string,
    passwords: Pick<PasswordHashing, 'verify'>,
  ): Promise<boolean>;
}

/** A pool without a custom challenge. */
export const NO_CUSTOM_CHALLENGE: CustomChallenge = {
  define: () => 'refuse',
  create: () => ({ shown: {}, hidden: {} }),
  verify: async () => false,
};
