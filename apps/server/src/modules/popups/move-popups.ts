import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { hasNoneIn } from '../../database/rows-that-move.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { popupShowings } from './popup-showing.table.ts';

interface Move {
  from: string;
  to: string;
}

/**
 * What was shown and what was put off, as one of the things that move with a member (G40); not counted to anybody. Where
 * both accounts put the same off, the longer silence holds: whoever said 「never again」 to one is not asked by the other.
 */
export const popupBelongings = {
  name: 'cases',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome({ database }: { database: Database }, move: Move, most: number): Promise<number> {
    if (most <= 0) return 0;
    const moved = await moveRestraints(database, move);
    return moved + (await moveShowings(database, move, most - moved));
  },
  isEmpty: async (executor: Executor, memberId: string): Promise<boolean> =>
    (await hasNoneIn(popupRestraints)(executor, memberId)) &&
    (await hasNoneIn(popupShowings)(executor, memberId)),
} as const;

/** Eighteen at most: they move at once. */
async function moveRestraints(database: Database, { from, to }: Move): Promise<number> {
  return database.transaction(async (tx) => {
    const rows = await tx.delete(popupRestraints).where(eq(popupRestraints.member_id, from)).returning();
    for (const row of rows) {
      await tx
        .insert(popupRestraints)
        .values({ ...row, member_id: to })
        .onConflictDoUpdate({
          target: [popupRestraints.member_id, popupRestraints.popup_id],
          set: { times: row.times, until: row.until },
          // Null is for good.
          setWhere: sql`excluded.until is null or ${popupRestraints.until} < excluded.until`,
        });
    }
    return rows.length;
  });
}

async function moveShowings(database: Database, { from, to }: Move, most: number): Promise<number> {
  if (most <= 0) return 0;
  return database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(popupShowings)
      .where(eq(popupShowings.member_id, from))
      .limit(most)
      .for('update');
    for (const row of rows) {
      await tx
        .insert(popupShowings)
        .values({ ...row, member_id: to })
        .onConflictDoNothing();
      await tx
        .delete(popupShowings)
        .where(
          and(
            eq(popupShowings.member_id, from),
            eq(popupShowings.popup_id, row.popup_id),
            eq(popupShowings.shown_at, row.shown_at),
          ),
        );
    }
    return rows.length;
  });
}
