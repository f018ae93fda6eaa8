import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { accountMoves, entryConfirmations } from './account-move.table.ts';

export type AccountMove = typeof accountMoves.$inferSelect;

/** False when the account has a move already, under way or through. */
export async function insertMove(tx: Transaction, move: Omit<AccountMove, 'id'>): Promise<boolean> {
  const inserted = await tx
    .insert(accountMoves)
    .values({ id: randomUUID(), ...move })
    .onConflictDoNothing({ target: accountMoves.from_base_account_id })
    .returning({ id: accountMoves.id });
  return inserted.length === 1;
}

/** A move that is under way is through from now on; false when it was before: of two ends only one is the end. */
export async function endMove(tx: Transaction, baseAccountId: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(accountMoves)
    .set({ moved_at: at })
    .where(and(eq(accountMoves.from_base_account_id, baseAccountId), isNull(accountMoves.moved_at)))
    .returning({ id: accountMoves.id });
  return ended.length === 1;
}

/** The move that is under way to this common ID. */
export async function findMoveUnderWayTo(
  executor: Executor,
  baseAccountId: string,
): Promise<AccountMove | null> {
  const [row] = await executor
    .select()
    .from(accountMoves)
    .where(and(eq(accountMoves.to_base_account_id, baseAccountId), isNull(accountMoves.moved_at)))
    .limit(1);
  return row ?? null;
}

/** The move of this account, under way or through. */
export async function findMoveOf(executor: Executor, baseAccountId: string): Promise<AccountMove | null> {
  const [row] = await executor
    .select()
    .from(accountMoves)
    .where(eq(accountMoves.from_base_account_id, baseAccountId));
  return row ?? null;
}

/** The newest move that this member was kept in, if it happened after `since`. */
export async function findRecentMove(
  executor: Executor,
  memberId: string,
  since: Date,
): Promise<AccountMove | null> {
  const [row] = await executor
    .select()
    .from(accountMoves)
    .where(and(eq(accountMoves.member_id, memberId), gt(accountMoves.moved_at, since)))
    .orderBy(desc(accountMoves.moved_at))
    .limit(1);
  return row ?? null;
}

export async function hasConfirmedEntries(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor
    .select({ at: entryConfirmations.confirmed_at })
    .from(entryConfirmations)
    .where(eq(entryConfirmations.member_id, memberId));
  return rows.length === 1;
}

/** The first answer stands (G43: kept once). */
export async function insertConfirmation(
  executor: Executor,
  confirmation: typeof entryConfirmations.$inferInsert,
): Promise<void> {
  await executor.insert(entryConfirmations).values(confirmation).onConflictDoNothing();
}
