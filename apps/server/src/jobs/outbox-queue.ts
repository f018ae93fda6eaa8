import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outboxMessages } from './outbox.table.ts';
import { type OutboxKind, storedNamesOf } from './outbox.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** How long a claimed message stays with its runner, in milliseconds; longer than a handler may take. */
const LEASE = 60_000;

const isWaiting = and(isNull(outboxMessages.done_at), isNull(outboxMessages.dead_at));

/**
 * Claims at most `limit` due messages for this runner alone. Skips what another one is claiming at the same moment, and what
 * is sealed with a key that this server does not have: another server's to do, and no failed try of the message.
 * They are chosen in a WITH query, which runs once: a subquery that locks may be run again for each row of the table, and
 * would choose others each time.
 */
export async function claimDue(
  database: Database,
  { now, kinds, limit, keyIds }: { now: Date; kinds: OutboxKind[]; limit: number; keyIds: readonly string[] },
): Promise<OutboxRow[]> {
  if (kinds.length === 0) return [];
  const due = database.$with('due').as(
    database
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        and(
          isWaiting,
          lte(outboxMessages.due_at, now),
          or(isNull(outboxMessages.leased_until), lt(outboxMessages.leased_until, now)),
          inArray(outboxMessages.kind, storedNamesOf(kinds)),
          // What is too late is given up unread.
          or(
            inArray(sql`split_part(${outboxMessages.payload}, '.', 1)`, [...keyIds]),
            lt(outboxMessages.expires_at, now),
          ),
        ),
      )
      .orderBy(asc(outboxMessages.due_at))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return await database
    .with(due)
    .update(outboxMessages)
    .set({ leased_until: new Date(now.getTime() + LEASE), attempts: sql`${outboxMessages.attempts} + 1` })
    .where(inArray(outboxMessages.id, database.select({ id: due.id }).from(due)))
    .returning();
}

/** Only the runner that holds the claim may write the outcome: a later claim has a higher count of attempts. */
const mine = (row: OutboxRow) =>
  and(eq(outboxMessages.id, row.id), eq(outboxMessages.attempts, row.attempts), isWaiting);

export async function markDone(database: Database, row: OutboxRow, now: Date): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ done_at: now, payload: '', leased_until: null, last_error: null })
    .where(mine(row));
}

export async function markFailed(
  database: Database,
  row: OutboxRow,
  { dueAt, fault }: { dueAt: Date; fault: string },
): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ due_at: dueAt, leased_until: null, last_error: fault })
    .where(mine(row));
}

export async function markDead(
  database: Database,
  row: OutboxRow,
  { now, fault }: { now: Date; fault: string },
): Promise<void> {
  await database
    .update(outboxMessages)
    .set({ dead_at: now, leased_until: null, last_error: fault })
    .where(mine(row));
}

/** How many messages were given up: a number for operations. */
export async function countDeadLetters(database: Database): Promise<number> {
  return await database.$count(outboxMessages, sql`${outboxMessages.dead_at} is not null`);
}

/** Days that an outcome is kept: as long as a repeated message could still come, and a dead one be looked at. */
const DONE_KEPT = 30;
const DEAD_KEPT = 90;

export async function tidyOutbox(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await database
    .delete(outboxMessages)
    .where(or(lt(outboxMessages.done_at, before(DONE_KEPT)), lt(outboxMessages.dead_at, before(DEAD_KEPT))));
}
