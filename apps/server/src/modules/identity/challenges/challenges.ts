import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { Sealer } from '../../../encryption/sealer.ts';
import type { ChallengeCaller } from '../../../http/caller.ts';
import { haveStepsEnded, type NamedAccounts } from '../../members/index.ts';
import { CHALLENGE_LAST_SECONDS, CHALLENGE_SECONDS, secondsAfter } from '../lifetimes.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { challenges } from './challenge.table.ts';
import { screenOfChallenge } from './challenge-screens.ts';
import { CHALLENGE_SUBJECTS, type OpenPurpose, type SubjectOf } from './challenge-subjects.ts';
import { pendingStep } from './pending-step.ts';

/** A token that was just made: the only time it is known in clear. */
export interface NewChallenge {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Challenge tokens (G36): ten minutes, one purpose, gone on success. One that a password has opened is dead from the
 * moment its account gets another: whoever knew the one before must not go on with it.
 */
export interface Challenges {
  open<P extends OpenPurpose>(
    executor: Executor,
    purpose: P,
    subject: SubjectOf<P>,
    now: Date,
  ): Promise<NewChallenge>;
  /** Who shows this token; null for an unknown or dead one. Each showing gives the full ten minutes again. */
  callerOf(executor: Executor, token: string, now: Date): Promise<ChallengeCaller | null>;
  /** What has been proven so far; null when the token is for another way or is gone. */
  read<P extends OpenPurpose>(
    executor: Executor,
    challengeId: string,
    purpose: P,
  ): Promise<SubjectOf<P> | null>;
  /** Counts one typed code BEFORE it is looked at; answers how many there were, this one included (F19). */
  countCodeTry(executor: Executor, challengeId: string): Promise<number>;
  forgetCodeTries(executor: Executor, challengeId: string): Promise<void>;
  /** False when it was gone already: of two parallel ends only one is the end. */
  close(executor: Executor, challengeId: string): Promise<boolean>;
}

export function createChallenges(sealer: Sealer): Challenges {
  return {
    async open(executor, purpose, subject, now) {
      await executor.delete(challenges).where(lt(challenges.expires_at, now));
      const id = randomUUID();
      const token = newSecret();
      const expiresAt = secondsAfter(now, CHALLENGE_SECONDS);
      await executor.insert(challenges).values({
        id,
        token_hash: hashSecret(token),
        purpose,
        subject: sealer.seal(subject),
        code_tries: 0,
        expires_at: expiresAt,
        last_expires_at: secondsAfter(now, CHALLENGE_LAST_SECONDS),
      });
      return { id, token, expiresAt };
    },
    async callerOf(executor, token, now) {
      const renewed = secondsAfter(now, CHALLENGE_SECONDS);
      const [row] = await executor
        .update(challenges)
        .set({ expires_at: sql`least(${renewed.toISOString()}::timestamptz, ${challenges.last_expires_at})` })
        .where(and(eq(challenges.token_hash, hashSecret(token)), gt(challenges.expires_at, now)))
        .returning({
          id: challenges.id,
          purpose: challenges.purpose,
          subject: challenges.subject,
          expiresAt: challenges.expires_at,
          lastExpiresAt: challenges.last_expires_at,
        });
      if (!row) return null;
      const purpose = row.purpose as OpenPurpose;
      const subject = sealer.open(row.subject);
      if (await isEnded(executor, purpose, subject, row.lastExpiresAt)) return null;
      const nextPageId = screenOfChallenge(purpose, subject);
      const pending = pendingStep(purpose, subject, row.expiresAt);
      return {
        kind: 'challenge',
        challengeId: row.id,
        purpose,
        ...(nextPageId && { nextPageId }),
        ...(pending && { pending }),
      };
    },
    async read(executor, challengeId, purpose) {
      const [row] = await executor.select().from(challenges).where(eq(challenges.id, challengeId));
      if (row?.purpose !== purpose) return null;
      const subject = sealer.open(row.subject);
      if (await isEnded(executor, purpose, subject, row.last_expires_at)) return null;
      // Each purpose has one schema; the table that holds them all cannot name each type.
      return CHALLENGE_SUBJECTS[purpose].parse(subject) as SubjectOf<typeof purpose>;
    },
    async countCodeTry(executor, challengeId) {
      const [row] = await executor
        .update(challenges)
        .set({ code_tries: sql`${challenges.code_tries} + 1` })
        .where(eq(challenges.id, challengeId))
        .returning({ tries: challenges.code_tries });
      return row?.tries ?? Number.POSITIVE_INFINITY;
    },
    async forgetCodeTries(executor, challengeId) {
      await executor.update(challenges).set({ code_tries: 0 }).where(eq(challenges.id, challengeId));
    },
    async close(executor, challengeId) {
      const closed = await executor
        .delete(challenges)
        .where(eq(challenges.id, challengeId))
        .returning({ id: challenges.id });
      return closed.length === 1;
    },
  };
}

/** Whether an account of the challenge got another password since it was opened, which was an hour before its last end. */
async function isEnded<P extends OpenPurpose>(
  executor: Executor,
  purpose: P,
  sealed: unknown,
  lastExpiresAt: Date,
): Promise<boolean> {
  const subject = CHALLENGE_SUBJECTS[purpose].parse(sealed) as SubjectOf<P>;
  const openedAt = secondsAfter(lastExpiresAt, -CHALLENGE_LAST_SECONDS);
  return haveStepsEnded(executor, CHALLENGE_ACCOUNTS[purpose](subject), openedAt);
}

type AccountsOf = { [P in OpenPurpose]: (subject: SubjectOf<P>) => NamedAccounts };

const byAccount = ({ account }: { account: { username: string } | null }): NamedAccounts =>
  account ? { usernames: [account.username] } : {};
const byId = ({ baseAccountId }: { baseAccountId: string }): NamedAccounts => ({ ids: [baseAccountId] });
const byUsername = ({ username }: { username: string }): NamedAccounts => ({ usernames: [username] });

/** A forgotten password is proven by a code: another password does not make that proof any older. */
const openedByCode = (): NamedAccounts => ({});

/** The accounts whose passwords have opened a challenge: it ends when one of them gets another. */
const CHALLENGE_ACCOUNTS: AccountsOf = {
  'sign-up': byAccount,
  'login-verification': byAccount,
  'temporary-login': byUsername,
  migration: ({ baseAccountId, commonId }) => ({
    ids: [baseAccountId],
    usernames: commonId ? [commonId.username] : [],
  }),
  'insurance-verification': byUsername,
  'mail-verification': byId,
  'password-reset': openedByCode,
  'temporary-password-reset': openedByCode,
  'account-security': byId,
  'address-change': ({ proof }) => byId(proof),
  terms: byId,
};
