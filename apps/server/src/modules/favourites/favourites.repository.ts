import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type FavouriteKind, favourites } from './favourite.table.ts';

export type Favourite = typeof favourites.$inferSelect;

/** One favourite of one member. */
export interface FavouriteKey {
  memberId: string;
  kind: FavouriteKind;
  contentId: string;
}

const isOne = ({ memberId, kind, contentId }: FavouriteKey) =>
  and(eq(favourites.member_id, memberId), eq(favourites.kind, kind), eq(favourites.content_id, contentId));

const isKept = (memberId: string, kind: FavouriteKind) =>
  and(eq(favourites.member_id, memberId), eq(favourites.kind, kind), eq(favourites.is_deleted, false));

/** The row, removed or not. */
export async function findFavourite(executor: Executor, key: FavouriteKey): Promise<Favourite | null> {
  const [row] = await executor.select().from(favourites).where(isOne(key));
  return row ?? null;
}

interface FavouritesPage {
  memberId: string;
  kind: FavouriteKind;
  limit: number;
  offset: number;
}

/** A page of those that are kept, newest first. */
export async function listFavourites(
  executor: Executor,
  { memberId, kind, limit, offset }: FavouritesPage,
): Promise<Favourite[]> {
  return executor
    .select()
    .from(favourites)
    .where(isKept(memberId, kind))
    .orderBy(desc(favourites.created_at), favourites.content_id)
    .limit(limit)
    .offset(offset);
}

/**
 * All that are kept of both kinds, newest first: a move to the common ID can bring more together than one account may add.
 */
export async function listAllFavourites(executor: Executor, memberId: string): Promise<Favourite[]> {
  return executor
    .select()
    .from(favourites)
    .where(and(eq(favourites.member_id, memberId), eq(favourites.is_deleted, false)))
    .orderBy(desc(favourites.created_at), favourites.content_id);
}

/** How many a member keeps. */
export async function countFavourites(
  executor: Executor,
  memberId: string,
  kind: FavouriteKind,
): Promise<number> {
  const [row] = await executor.select({ kept: count() }).from(favourites).where(isKept(memberId, kind));
  return row?.kept ?? 0;
}

/** How many members keep one article or service. */
export async function countFavouritesOf(
  executor: Executor,
  { kind, contentId }: Omit<FavouriteKey, 'memberId'>,
): Promise<number> {
  const [row] = await executor
    .select({ keepers: count() })
    .from(favourites)
    .where(
      and(eq(favourites.kind, kind), eq(favourites.content_id, contentId), eq(favourites.is_deleted, false)),
    );
  return row?.keepers ?? 0;
}

/** Writes the favourite as a new one of this moment, in place of a removed one. */
export async function writeFavourite(executor: Executor, key: FavouriteKey, now: Date): Promise<Favourite> {
  const fresh = { is_deleted: false, created_at: now, updated_at: now };
  const { memberId, kind, contentId } = key;
  const [row] = await executor
    .insert(favourites)
    .values({ member_id: memberId, kind, content_id: contentId, ...fresh })
    .onConflictDoUpdate({
      target: [favourites.member_id, favourites.kind, favourites.content_id],
      set: fresh,
      setWhere: eq(favourites.is_deleted, true),
    })
    .returning();
  return row ?? (await standing(executor, key));
}

/** Somebody was quicker: theirs stands. */
async function standing(executor: Executor, key: FavouriteKey): Promise<Favourite> {
  const row = await findFavourite(executor, key);
  if (!row) throw new Error('A favourite that could not be written is not there either.');
  return row;
}

/** Removes or takes back; null where there is no row. The moment of adding stays. */
export async function markFavourite(
  executor: Executor,
  key: FavouriteKey,
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<Favourite | null> {
  const [row] = await executor
    .update(favourites)
    .set({ is_deleted: isDeleted, updated_at: now })
    .where(isOne(key))
    .returning();
  return row ?? null;
}

/** Rows that were removed before a moment: nobody takes them back any more. */
export async function eraseRemovedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .delete(favourites)
    .where(and(eq(favourites.is_deleted, true), lt(favourites.updated_at, moment)));
}
