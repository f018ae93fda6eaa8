import type { PoolStore } from '@hidamari/adapters/identity/port';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { poolAttempts, poolSessions } from './pool.table.ts';

type SessionStore = Pick<
  PoolStore,
  'insertSession' | 'countAnswer' | 'useSession' | 'endSessionsOf' | 'countAttempt' | 'forgetAttempts'
>;

/** Pending steps of the embedded pool, and its counters. One statement each: parallel answers cannot race. */
export function createPoolSessionStore(database: Database): SessionStore {
  return {
    async insertSession({ tokenHash, expiresAt, ...session }) {
      const row = { ...session, token_hash: tokenHash, expires_at: expiresAt, tries: 0 };
      await database.insert(poolSessions).values(row);
    },
    async countAnswer(tokenHash, challenge, now, maxTries) {
      const [row] = await database
        .update(poolSessions)
        .set({ tries: sql`${poolSessions.tries} + 1` })
        .where(
          and(
            eq(poolSessions.token_hash, tokenHash),
            eq(poolSessions.challenge, challenge),
            lt(poolSessions.tries, maxTries),
            isNull(poolSessions.used_at),
            gt(poolSessions.expires_at, now),
          ),
        )
        .returning();
      if (!row) return null;
      const { id, sub, sealed } = row;
      return { id, sub, challenge, tokenHash, sealed, expiresAt: row.expires_at };
    },
    async useSession(id, now) {
      const used = await database
        .update(poolSessions)
        .set({ used_at: now })
        .where(and(eq(poolSessions.id, id), isNull(poolSessions.used_at)))
        .returning({ id: poolSessions.id });
      return used.length === 1;
    },
    async endSessionsOf(sub) {
      await database.delete(poolSessions).where(eq(poolSessions.sub, sub));
    },

    async countAttempt(key, now, windowSeconds) {
      const endsAt = new Date(now.getTime() + windowSeconds * 1000);
      const isOver = sql`${poolAttempts.window_ends_at} <= ${now.toISOString()}::timestamptz`;
      const [row] = await database
        .insert(poolAttempts)
        .values({ key, attempts: 1, window_ends_at: endsAt })
        .onConflictDoUpdate({
          target: poolAttempts.key,
          set: {
            attempts: sql`case when ${isOver} then 1 else least(${poolAttempts.attempts} + 1, 1000000) end`,
            window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else ${poolAttempts.window_ends_at} end`,
          },
        })
        .returning({ attempts: poolAttempts.attempts });
      return row?.attempts ?? Number.POSITIVE_INFINITY;
    },
    async forgetAttempts(key) {
      await database.delete(poolAttempts).where(eq(poolAttempts.key, key));
    },
  };
}
