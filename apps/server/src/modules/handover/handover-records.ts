import { handoverRecordLimit } from '@hidamari/domain/handover';
import { eq, lt } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { rowsThatMove } from '../../database/rows-that-move.ts';
import { handovers } from './handover.table.ts';

/** Takes a member who is erased out of what was given; that it was given stays three years (APPI art. 29). */
export async function detachMemberFromHandovers(tx: Transaction, memberId: string): Promise<void> {
  await tx.update(handovers).set({ member_id: null }).where(eq(handovers.member_id, memberId));
}

/** Erases what was given more than three years ago. */
export async function eraseOldHandovers(database: Database, now: Date): Promise<void> {
  await database.delete(handovers).where(lt(handovers.consented_at, handoverRecordLimit(now)));
}

/**
 * Handovers among what moves with a member (G40), beside the cases and uncounted: no screen of the move says how many
 * went along. A first use at a partner stays one, and the partner goes on knowing the same pseudonym.
 */
export const handoverBelongings = {
  name: 'cases',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  ...rowsThatMove(handovers),
} as const;
