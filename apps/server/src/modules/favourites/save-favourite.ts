import { AppError } from '@hidamari/domain/errors';
import { FAVOURITES_PER_KIND } from '@hidamari/domain/limits';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import {
  countFavourites,
  type Favourite,
  type FavouriteKey,
  findFavourite,
  markFavourite,
  writeFavourite,
} from './favourites.repository.ts';

type Needs = Pick<Dependencies, 'database'>;

interface Keeping {
  key: FavouriteKey;
  now: Date;
  /** Name of the id on the wire, for the message beside it. */
  field: 'page_id' | 'service_id';
}

/**
 * Adds a favourite; one that is there already is answered as it stands, one that was removed becomes new (G123).
 * Throws `validation` beyond 500 of a kind.
 */
export async function saveFavourite({ database }: Needs, { key, now, field }: Keeping): Promise<Favourite> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${key.memberId}`}, 0))`);
    const standing = await findFavourite(tx, key);
    if (standing && !standing.is_deleted) return standing;
    await refuseBeyondLimit(await countFavourites(tx, key.memberId, key.kind), field);
    return writeFavourite(tx, key, now);
  });
}

/** Undoes a removal: the favourite is back at its place, with the day it was first kept. Throws `not_found`. */
export async function restoreFavourite(
  { database }: Needs,
  { key, now, field }: Keeping,
): Promise<Favourite> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${key.memberId}`}, 0))`);
    const standing = await findFavourite(tx, key);
    if (!standing) throw new AppError('not_found');
    if (!standing.is_deleted) return standing;
    await refuseBeyondLimit(await countFavourites(tx, key.memberId, key.kind), field);
    return (await markFavourite(tx, key, { isDeleted: false, now })) ?? standing;
  });
}

/** Removes a favourite; the row stays for a while, so that it can be taken back. Throws `not_found`. */
export async function removeFavourite({ database }: Needs, key: FavouriteKey, now: Date): Promise<void> {
  if (!(await markFavourite(database, key, { isDeleted: true, now }))) throw new AppError('not_found');
}

async function refuseBeyondLimit(kept: number, field: string): Promise<void> {
  if (kept >= FAVOURITES_PER_KIND) {
    throw new AppError('validation', { fields: { [field]: ['too_many_items'] } });
  }
}
