import { createHmac } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Clock } from '../dependencies.ts';
import { type CountedNetwork, countedNetworks } from './address-networks.ts';
import { rateLimits } from './rate-limit.table.ts';
import { RATE_LIMIT_RULES, type RateLimitWindow } from './rate-limit-rules.ts';
import type { RateLimitRule, RateLimits } from './rate-limits.ts';

/** Old rows are swept once in this many tries of a process. */
const SWEEP_EVERY = 500;

/** Points are held under the integer's limit, however long a flood lasts. */
const MOST_POINTS = 1_000_000_000;

/** A wait is doubled this often at most: the longest of any rule is reached long before. */
const MOST_DOUBLINGS = 20;

/** The row of a subject under a rule, hashed under `key`. */
export function rateLimitKey(key: string, rule: RateLimitRule, subject: string): string {
  return `${rule}:${createHmac('sha256', key).update(`rate-limit\n${rule}\n${subject}`).digest('base64url')}`;
}

/** The one place where an address becomes what is counted. */
function countedFor(rule: RateLimitRule, subject: string): ReturnType<typeof countedNetworks> {
  return rule.endsWith('-by-address') ? countedNetworks(subject) : [{ name: subject, room: 1 }];
}

/** Limits in one table, counted in one statement, so that all servers count together and none can race. */
export function createDatabaseRateLimits({
  database,
  clock,
  key,
  points: own = {},
}: {
  database: Database;
  clock: Clock;
  /** Secret under which subjects are hashed. */
  key: string;
  /** Points that a deployment has set in place of a rule's own. */
  points?: Readonly<Partial<Record<RateLimitRule, number>>>;
}): RateLimits {
  let tries = 0;
  const rowKey = (rule: RateLimitRule, subject: string) => rateLimitKey(key, rule, subject);

  const sweepNowAndThen = async (now: Date) => {
    tries += 1;
    if (tries % SWEEP_EVERY === 0) await database.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  };

  const count = async (
    rule: RateLimitRule,
    { name, room }: CountedNetwork,
    points: number,
  ): Promise<number> => {
    const now = clock();
    const window = RATE_LIMIT_RULES[rule];
    const limit = own[rule] ?? window.points;
    const most = limit * room;
    const refuse = (until: Date): never => {
      const wait = Math.ceil((until.getTime() - now.getTime()) / 1_000);
      throw new AppError(window.refusal, {
        retryAfter: Math.max(1, wait),
        detail: { most: limit },
      });
    };
    const expiresAt = new Date(now.getTime() + window.windowSeconds * 1_000);
    const at = sql`${now.toISOString()}::timestamptz`;
    const isOver = sql`${rateLimits.expiresAt} <= ${at}`;
    const counted = sql`case when ${isOver} then excluded.points else least(${rateLimits.points} + excluded.points, ${MOST_POINTS}) end`;
    const [row] = await database
      .insert(rateLimits)
      .values({ key: rowKey(rule, name), points, expiresAt, notBefore: waitFrom(now, window, points - most) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: counted,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
          notBefore: waitInSql(at, window, sql`(${counted}) - ${most}::integer`),
        },
        // Whoever comes while others wait is not counted: waiting grows by tries that were let through alone.
        setWhere: sql`${isOver} or ${rateLimits.notBefore} is null or ${rateLimits.notBefore} <= ${at}`,
      })
      .returning();
    await sweepNowAndThen(now);
    if (row === undefined) {
      const [waiting] = await database
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, rowKey(rule, name)));
      return refuse(waiting?.notBefore ?? now);
    }
    if (window.growingWait === undefined && row.points > most) refuse(row.expiresAt);
    return row.points;
  };

  /** `expires_at` is when all points are back (a generic cell rate): one moment says how many are used. */
  const countEvenly = async (rule: RateLimitRule, { name, room }: CountedNetwork, points: number) => {
    const now = clock();
    const { windowSeconds, points: usual, refusal } = RATE_LIMIT_RULES[rule];
    const most = (own[rule] ?? usual) * room;
    const windowMs = windowSeconds * 1_000;
    const takenMs = (points / most) * windowMs;
    const at = sql`${now.toISOString()}::timestamptz`;
    const allBack = sql`greatest(${rateLimits.expiresAt}, ${at}) + ${takenMs}::float8 * interval '1 millisecond'`;
    const [row] = await database
      .insert(rateLimits)
      .values({ key: rowKey(rule, name), points, expiresAt: new Date(now.getTime() + takenMs) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { expiresAt: allBack },
        setWhere: sql`${allBack} <= ${at} + ${windowMs}::float8 * interval '1 millisecond'`,
      })
      .returning();
    await sweepNowAndThen(now);
    if (row) return Math.round(((row.expiresAt.getTime() - now.getTime()) / windowMs) * most);
    const [full] = await database
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, rowKey(rule, name)));
    const wait = ((full?.expiresAt.getTime() ?? 0) + takenMs - windowMs - now.getTime()) / 1_000;
    throw new AppError(refusal, { retryAfter: Math.max(1, Math.ceil(wait)), detail: { most } });
  };
  const countUnder = (rule: RateLimitRule, counted: CountedNetwork, points: number) =>
    (RATE_LIMIT_RULES[rule].isEven ? countEvenly : count)(rule, counted, points);

  return {
    async consume(rule, subject, points = 1) {
      const [nearest, ...wider] = countedFor(rule, subject);
      const counted = await countUnder(rule, nearest, points);
      // After the own network: what is refused there uses up nothing of its neighbours.
      for (const network of wider) await countUnder(rule, network, points);
      return counted;
    },
    consumeOf: countUnder,
    async giveBack(rule, subject, points = 1) {
      for (const { name } of countedFor(rule, subject))
        await database
          .update(rateLimits)
          .set({ points: sql`greatest(${rateLimits.points} - ${points}::integer, 0)`, notBefore: null })
          .where(eq(rateLimits.key, rowKey(rule, name)));
    },
    async reset(rule, subject) {
      for (const { name } of countedFor(rule, subject))
        await database.delete(rateLimits).where(eq(rateLimits.key, rowKey(rule, name)));
    },
  };
}

/** Until when the next one waits after a try that is `over` by so many: the try that uses the points up is 0. */
function waitFrom(now: Date, { growingWait }: RateLimitWindow, over: number): Date | null {
  if (growingWait === undefined || over < 0) return null;
  const { first, most } = growingWait;
  return new Date(now.getTime() + Math.min(most, first * 2 ** Math.min(over, MOST_DOUBLINGS)) * 1_000);
}

/** The same, of a row that is counted on. */
function waitInSql(
  at: ReturnType<typeof sql>,
  { growingWait }: RateLimitWindow,
  over: ReturnType<typeof sql>,
) {
  if (growingWait === undefined) return sql`null::timestamptz`;
  const { first, most } = growingWait;
  return sql`case when ${over} < 0 then null else ${at} + least(${most}::float8, ${first}::float8 * power(2::float8, least(${over}, ${MOST_DOUBLINGS}::integer))) * interval '1 second' end`;
}
