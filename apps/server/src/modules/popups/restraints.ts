import { putOffAt, type Restraint, restrain } from '@hidamari/domain/popups';
import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { countShowings } from './popups.repository.ts';

interface OneRestraint {
  memberId: string;
  popupId: number;
}

const isOf = ({ memberId, popupId }: OneRestraint) =>
  and(eq(popupRestraints.member_id, memberId), eq(popupRestraints.popup_id, popupId));

async function find(executor: Executor, one: OneRestraint): Promise<Restraint | null> {
  const [row] = await executor.select().from(popupRestraints).where(isOf(one));
  return row ? { times: row.times, until: row.until } : null;
}

/** Until when a member is left alone by one pop-up: null for not at all. */
export async function restraintUntil(
  executor: Executor,
  one: OneRestraint,
): Promise<Date | 'for-good' | null> {
  const found = await find(executor, one);
  return found && (found.until ?? 'for-good');
}

/**
 * Holds a pop-up back (G77). One without such a button is not held back, and nothing is said of it.
 * @returns false where it is held back already, or cannot be.
 */
export async function restrainPopup(
  { database }: Pick<Dependencies, 'database'>,
  { now, ...one }: OneRestraint & { now: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const before = await find(tx, one);
    const after = restrain(one.popupId, { before, shownSince: await shownSince(tx, one, before) }, now);
    if (after === null || after === before) return false;
    await tx
      .insert(popupRestraints)
      .values({ member_id: one.memberId, popup_id: one.popupId, ...after })
      .onConflictDoUpdate({ target: [popupRestraints.member_id, popupRestraints.popup_id], set: after });
    return true;
  });
}

/** How often it was shown since it was put off before. */
async function shownSince(tx: Transaction, one: OneRestraint, before: Restraint | null): Promise<number> {
  const after = before && putOffAt(one.popupId, before);
  return after ? countShowings(tx, { ...one, after }) : 0;
}

/** What it asked for was done: 「二度つづけて」 is counted anew from here (G77). */
export async function forgetRestraint(tx: Transaction, one: OneRestraint): Promise<void> {
  await tx.delete(popupRestraints).where(isOf(one));
}
