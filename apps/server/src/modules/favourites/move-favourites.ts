import { and, count, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { hasNoneIn } from '../../database/rows-that-move.ts';
import { favourites } from './favourite.table.ts';

/**
 * Favourites as one of the things that move with a member (G40). What both accounts keep stays once, with the
 * earlier day; what the account that goes on has removed itself stays removed.
 */
export const favouriteBelongings = {
  name: 'favourites',
  async count(executor: Executor, memberId: string): Promise<number> {
    const [row] = await executor
      .select({ kept: count() })
      .from(favourites)
      .where(and(eq(favourites.member_id, memberId), eq(favourites.is_deleted, false)));
    return row?.kept ?? 0;
  },
  async moveSome(
    { database }: { database: Database },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    if (most <= 0) return 0;
    return database.transaction(async (tx) => {
      const moving = await tx
        .select()
        .from(favourites)
        .where(eq(favourites.member_id, from))
        .orderBy(favourites.kind, favourites.content_id)
        .limit(most)
        .for('update');
      for (const row of moving) {
        await tx
          .insert(favourites)
          .values({ ...row, member_id: to })
          .onConflictDoUpdate({
            target: [favourites.member_id, favourites.kind, favourites.content_id],
            set: { created_at: sql`least(${favourites.created_at}, excluded.created_at)` },
            setWhere: sql`not excluded.is_deleted`,
          });
        await tx
          .delete(favourites)
          .where(
            and(
              eq(favourites.member_id, from),
              eq(favourites.kind, row.kind),
              eq(favourites.content_id, row.content_id),
            ),
          );
      }
      return moving.length;
    });
  },
  isEmpty: hasNoneIn(favourites),
} as const;
