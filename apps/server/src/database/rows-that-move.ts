import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Executor } from './database.ts';

type MembersRows = PgTable & { member_id: PgColumn };

/** Answers the function that tells whether a member has no row in a table: then nothing of it is left to move (G40). */
export const hasNoneIn =
  (table: MembersRows) =>
  async (executor: Executor, memberId: string): Promise<boolean> => {
    const { member_id } = table;
    const rows = await executor.select({ member_id }).from(table).where(eq(member_id, memberId)).limit(1);
    return rows.length === 0;
  };

/**
 * How rows go from one member to another where they go as they are (G40): nothing in them is sealed under the member's
 * key, and none of the two has to give way to the other's.
 */
export const rowsThatMove = (table: MembersRows & { id: PgColumn }) => ({
  async moveSome(
    { database }: { database: Database },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    const isTheirs = eq(table.member_id, from);
    const some = database.select({ id: table.id }).from(table).where(isTheirs).limit(most);
    const moved = await database
      .update(table)
      .set({ member_id: to })
      .where(and(inArray(table.id, some), isTheirs))
      .returning({ id: table.id });
    return moved.length;
  },
  isEmpty: hasNoneIn(table),
});
