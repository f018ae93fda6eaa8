import { createHmac } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Clock } from '../dependencies.ts';
import { rateLimits } from './rate-limit.table.ts';
import { RATE_LIMIT_RULES } from './rate-limit-rules.ts';
import type { RateLimitRule, RateLimits } from './rate-limits.ts';

/** Old rows are swept once in this many tries of a process. */
const SWEEP_EVERY = 500;

/** The row of a subject under a rule, hashed under `key`. */
export function rateLimitKey(key: string, rule: RateLimitRule, subject: string): string {
  return `${rule}:${createHmac('sha256', key).update(`rate-limit\n${rule}\n${subject}`).digest('base64url')}`;
}

/** Limits in one table, counted in one statement, so that all servers count together and none can race. */
export function createDatabaseRateLimits({
  database,
  clock,
  key,
}: {
  database: Database;
  clock: Clock;
  /** Secret under which subjects are hashed. */
  key: string;
}): RateLimits {
  let tries = 0;
  const rowKey = (rule: RateLimitRule, subject: string) => rateLimitKey(key, rule, subject);

  return {
    async consume(rule, subject, points = 1) {
      const now = clock();
      const window = RATE_LIMIT_RULES[rule];
      const expiresAt = new Date(now.getTime() + window.windowSeconds * 1_000);
      const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`;
      const [counted] = await database
        .insert(rateLimits)
        .values({ key: rowKey(rule, subject), points, expiresAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            // Held under the integer's limit, however long a flood lasts.
            points: sql`case when ${isOver} then excluded.points else least(${rateLimits.points} + excluded.points, 1000000000) end`,
            expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
          },
        })
        .returning();
      tries += 1;
      if (tries % SWEEP_EVERY === 0) await database.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
      if (counted === undefined || counted.points <= window.points) return;
      const wait = Math.ceil((counted.expiresAt.getTime() - now.getTime()) / 1_000);
      throw new AppError(window.refusal, { retryAfter: Math.max(1, wait), detail: { most: window.points } });
    },
    async giveBack(rule, subject) {
      await database
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(eq(rateLimits.key, rowKey(rule, subject)));
    },
    async reset(rule, subject) {
      await database.delete(rateLimits).where(eq(rateLimits.key, rowKey(rule, subject)));
    },
  };
}
