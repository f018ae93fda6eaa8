import type { HandoverPartner } from '@hidamari/domain/handover';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { handovers } from './handover.table.ts';

export type Handover = typeof handovers.$inferSelect;

/** A member at one partner. */
export interface Acquaintance {
  memberId: string;
  partner: HandoverPartner;
}

const isOf = ({ memberId, partner }: Acquaintance) =>
  and(eq(handovers.member_id, memberId), eq(handovers.partner, partner));

export async function insertHandover(tx: Transaction, row: typeof handovers.$inferInsert): Promise<void> {
  await tx.insert(handovers).values(row);
}

/** When the partner last took the member over; null: never. */
export async function lastRedeemedAt(executor: Executor, who: Acquaintance): Promise<Date | null> {
  const [row] = await executor
    .select({ at: handovers.redeemed_at })
    .from(handovers)
    .where(and(isOf(who), isNotNull(handovers.redeemed_at)))
    .orderBy(desc(handovers.redeemed_at))
    .limit(1);
  return row?.at ?? null;
}

/**
 * The pseudonym that the partner has seen first; null where it has none yet. It stays after SESSION_SECRET was changed,
 * and after two accounts became one.
 */
export async function knownPseudonym(executor: Executor, who: Acquaintance): Promise<string | null> {
  const [row] = await executor
    .select({ pseudonym: handovers.pseudonym })
    .from(handovers)
    .where(isOf(who))
    // PostgreSQL puts nulls last: what was received counts before what never was.
    .orderBy(asc(handovers.redeemed_at), asc(handovers.consented_at))
    .limit(1);
  return row?.pseudonym ?? null;
}

export async function findHandover(
  executor: Executor,
  { id, partner }: { id: string; partner: HandoverPartner },
): Promise<Handover | null> {
  const [row] = await executor
    .select()
    .from(handovers)
    .where(and(eq(handovers.id, id), eq(handovers.partner, partner)));
  return row ?? null;
}

/** One redemption of a first use at a time: of two tokens that come at once, the later sees that the first was used. */
export async function lockAcquaintance(tx: Transaction, { memberId, partner }: Acquaintance): Promise<void> {
  const name = `handover ${partner} ${memberId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Marks a handover as received, unless it was before or its time is over: of many at once one gets the row, the others null. */
export async function markRedeemed(
  tx: Transaction,
  { id, now, ...given }: { id: string; now: Date } & Pick<Handover, 'extra_minutes' | 'given'>,
): Promise<Handover | null> {
  const isOpen = and(eq(handovers.id, id), isNull(handovers.redeemed_at), gt(handovers.expires_at, now));
  const [row] = await tx
    .update(handovers)
    .set({ redeemed_at: now, ...given })
    .where(isOpen)
    .returning();
  return row ?? null;
}

/** A member's handovers, newest first. */
export function listHandoversOf(executor: Executor, memberId: string, limit?: number): Promise<Handover[]> {
  const rows = executor
    .select()
    .from(handovers)
    .where(eq(handovers.member_id, memberId))
    .orderBy(desc(handovers.consented_at), desc(handovers.id));
  return limit === undefined ? rows : rows.limit(limit);
}
