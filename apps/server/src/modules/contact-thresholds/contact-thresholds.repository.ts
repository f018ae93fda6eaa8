import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { contactThresholds } from './contact-threshold.table.ts';
import type { CardRow } from './sealed-card.ts';

/** The member's one card, or null. */
export async function findCard(executor: Executor, memberId: string): Promise<CardRow | null> {
  const [row] = await executor
    .select()
    .from(contactThresholds)
    .where(eq(contactThresholds.member_id, memberId));
  return row ?? null;
}

interface CardSave {
  memberId: string;
  sealedCard: string;
  now: Date;
}

/** The first card of a member; null where one stands already. */
export async function insertCard(
  executor: Executor,
  { memberId, sealedCard, now }: CardSave,
): Promise<CardRow | null> {
  const [row] = await executor
    .insert(contactThresholds)
    .values({ member_id: memberId, sealed_card: sealedCard, updated_at: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Writes over the version the save started from; null where another one stands, or none. */
export async function updateCard(
  executor: Executor,
  { memberId, sealedCard, now }: CardSave,
  version: number,
): Promise<CardRow | null> {
  const { member_id, version: stored } = contactThresholds;
  const [row] = await executor
    .update(contactThresholds)
    .set({ sealed_card: sealedCard, updated_at: now, version: sql`${stored} + 1` })
    .where(and(eq(member_id, memberId), eq(stored, version)))
    .returning();
  return row ?? null;
}

/** Erases the card at once; nothing happens where there is none. */
export async function eraseCard(executor: Executor, memberId: string): Promise<void> {
  await executor.delete(contactThresholds).where(eq(contactThresholds.member_id, memberId));
}
