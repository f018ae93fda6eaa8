import type { LineLinkOutcome } from '@hidamari/domain/messaging';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { lineLinkAttempts, lineWebhookEvents } from './line-link.table.ts';

export type LineLinkAttempt = typeof lineLinkAttempts.$inferSelect;

export async function saveAttempt(
  executor: Executor,
  row: typeof lineLinkAttempts.$inferInsert,
): Promise<void> {
  await executor.insert(lineLinkAttempts).values(row);
}

const isUsable = (linkTokenHash: string, now: Date) =>
  and(
    eq(lineLinkAttempts.link_token_hash, linkTokenHash),
    isNull(lineLinkAttempts.bound_at),
    gt(lineLinkAttempts.expires_at, now),
  );

/** Whether a link token is ours, unused and in time. */
export async function isLinkTokenAlive(
  executor: Executor,
  linkTokenHash: string,
  now: Date,
): Promise<boolean> {
  return (await executor.$count(lineLinkAttempts, isUsable(linkTokenHash, now))) > 0;
}

/** Binds a link token to a member, once: of many at the same moment one gets true. */
export async function bindAttempt(
  executor: Executor,
  linkTokenHash: string,
  bound: { memberId: string; nonceHash: string; now: Date; nonceExpiresAt: Date },
): Promise<boolean> {
  const rows = await executor
    .update(lineLinkAttempts)
    .set({
      member_id: bound.memberId,
      bound_at: bound.now,
      nonce_hash: bound.nonceHash,
      nonce_expires_at: bound.nonceExpiresAt,
    })
    .where(isUsable(linkTokenHash, bound.now))
    .returning({ id: lineLinkAttempts.id });
  return rows.length === 1;
}

/** The attempt of a nonce, locked; null where there is none, or LINE has spoken about it already. */
export async function findOpenAttempt(tx: Transaction, nonceHash: string): Promise<LineLinkAttempt | null> {
  const [row] = await tx
    .select()
    .from(lineLinkAttempts)
    .where(and(eq(lineLinkAttempts.nonce_hash, nonceHash), isNull(lineLinkAttempts.ended_at)))
    .for('update');
  return row ?? null;
}

export async function endAttempt(
  tx: Transaction,
  id: string,
  { outcome, now }: { outcome: LineLinkOutcome; now: Date },
): Promise<void> {
  await tx.update(lineLinkAttempts).set({ ended_at: now, outcome }).where(eq(lineLinkAttempts.id, id));
}

/**
 * Lets the attempts of these members, or of this LINE account, run out that wait for LINE's word alone: somebody has unlinked,
 * and what LINE tells late would link them again. Begun anew, everything can be linked as before.
 */
export async function expireAttempts(
  tx: Transaction,
  whose: { memberIds: readonly string[] } | { lineAccountHash: string },
  now: Date,
): Promise<void> {
  const { member_id, line_account_hash, bound_at, ended_at, nonce_expires_at } = lineLinkAttempts;
  await tx
    .update(lineLinkAttempts)
    .set({ nonce_expires_at: now })
    .where(
      and(
        'memberIds' in whose
          ? inArray(member_id, [...whose.memberIds])
          : eq(line_account_hash, whose.lineAccountHash),
        isNotNull(bound_at),
        isNull(ended_at),
        gt(nonce_expires_at, now),
      ),
    );
}

/** Whether we are a friend of the LINE account with which attempts are under way, unless a later moment was told of already. */
export async function noteFriendOfAttempts(
  tx: Transaction,
  lineAccountHash: string,
  { isFriend, at }: { isFriend: boolean; at: Date },
): Promise<void> {
  const { line_account_hash, ended_at, friend_told_at, issued_at } = lineLinkAttempts;
  await tx
    .update(lineLinkAttempts)
    .set({ is_friend: isFriend, friend_told_at: at })
    .where(
      and(
        eq(line_account_hash, lineAccountHash),
        isNull(ended_at),
        lte(sql`coalesce(${friend_told_at}, ${issued_at})`, at),
      ),
    );
}

/** The member's newest bound attempt. */
export async function newestAttemptOf(executor: Executor, memberId: string): Promise<LineLinkAttempt | null> {
  const [row] = await executor
    .select()
    .from(lineLinkAttempts)
    .where(eq(lineLinkAttempts.member_id, memberId))
    .orderBy(desc(lineLinkAttempts.bound_at))
    .limit(1);
  return row ?? null;
}

/** Writes an event's id down; false where it was told before: then nothing of it is done again. */
export async function isNewEvent(tx: Transaction, eventId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(lineWebhookEvents)
    .values({ event_id: eventId, received_at: now })
    .onConflictDoNothing()
    .returning({ id: lineWebhookEvents.event_id });
  return rows.length === 1;
}

const DAY = 86_400_000;
const ATTEMPTS_KEPT = DAY;
/** Longer than LINE tells again what it believes was not heard. */
const EVENTS_KEPT = 3 * DAY;

/** Forgets attempts of a day ago and ids of events that do not come again. */
export async function tidyLine(database: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await database.delete(lineLinkAttempts).where(lt(lineLinkAttempts.issued_at, before(ATTEMPTS_KEPT)));
  await database.delete(lineWebhookEvents).where(lt(lineWebhookEvents.received_at, before(EVENTS_KEPT)));
}
