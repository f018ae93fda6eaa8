import { randomInt } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/database.ts';
import type { Keys } from '../../../encryption/session-keys.ts';
import { createSigner } from '../../../encryption/signer.ts';
import { secondsAfter } from '../lifetimes.ts';
import { challengeCodes } from './challenge-code.table.ts';
import { triesSpent, wrongCode } from './wrong-code.ts';

/**
 * One-time codes of the portal itself, bound to one challenge: six digits, ten minutes, five tries counted before they
 * are compared, one use (G33). How often one may be sent is the rate limits' to say.
 */
export interface ChallengeCodes {
  /** A new code; the older one of this challenge is void. */
  make(executor: Executor, challengeId: string, now: Date): Promise<{ code: string; expiresAt: Date }>;
  /**
   * Uses the code up. `code_wrong` with the tries that are left; where only a new one helps, the reason why:
   * `code_tries_spent`, `code_expired`, or `code_used` for the second of two right answers at once.
   */
  check(challengeId: string, code: string, now: Date): Promise<void>;
  /** Whether this challenge has a code that can still be answered. */
  isLive(challengeId: string, now: Date): Promise<boolean>;
}

export function createChallengeCodes(database: Database, keys: Keys): ChallengeCodes {
  const signer = createSigner(keys);
  const textOf = (challengeId: string, code: string) => `${challengeId}\n${code}`;
  /** A code of the challenge that is not too old, with fewer tries than these. */
  const hasCode = async (challengeId: string, now: Date, tries: number) => {
    const own = eq(challengeCodes.challenge_id, challengeId);
    const found = await database
      .select({ id: challengeCodes.challenge_id })
      .from(challengeCodes)
      .where(and(own, gt(challengeCodes.expires_at, now), lt(challengeCodes.tries, tries)));
    return found.length > 0;
  };
  return {
    isLive: (challengeId, now) => hasCode(challengeId, now, ONE_TIME_CODE.tries),
    async make(executor, challengeId, now) {
      const code = String(randomInt(1_000_000)).padStart(ONE_TIME_CODE.digits, '0');
      const expiresAt = secondsAfter(now, ONE_TIME_CODE.validSeconds);
      const row = { code_hash: signer.sign(textOf(challengeId, code)), tries: 0, expires_at: expiresAt };
      await executor
        .insert(challengeCodes)
        .values({ challenge_id: challengeId, ...row })
        .onConflictDoUpdate({ target: challengeCodes.challenge_id, set: row });
      return { code, expiresAt };
    },
    async check(challengeId, code, now) {
      const own = eq(challengeCodes.challenge_id, challengeId);
      // One statement: the row is locked, so that parallel tries count one after the other (F19).
      const [counted] = await database
        .update(challengeCodes)
        .set({ tries: sql`${challengeCodes.tries} + 1` })
        .where(and(own, lt(challengeCodes.tries, ONE_TIME_CODE.tries), gt(challengeCodes.expires_at, now)))
        .returning();
      if (!counted) {
        const isSpent = await hasCode(challengeId, now, ONE_TIME_CODE.tries + 1);
        throw isSpent ? triesSpent() : new AppError('code_expired');
      }
      if (!signer.isSigned(textOf(challengeId, code), counted.code_hash)) throw wrongCode(counted.tries);
      const used = await database.delete(challengeCodes).where(own).returning();
      if (used.length === 0) throw new AppError('code_used');
    },
  };
}
