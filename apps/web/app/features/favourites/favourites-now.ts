import type { FavouriteKind, KeptFavourites } from '../../parts/favourites/favourites-store.ts';
import type { FavouriteList } from './load-favourites.ts';

interface FavouritesNow {
  totals: Record<FavouriteKind, number>;
  /** Rows on the screen that are still kept: those behind 「もっと見る」 come after so many. */
  shown: number;
}

/**
 * The figures of a loaded list after what was pressed since: a removed row counts no more (specification section 4),
 * though it stays in its place until the list is read anew, with the way to take it back.
 * @param kept what the tab knows; null for a concierge, whose list stands as it was loaded.
 */
export function favouritesNow(
  { rows, totals }: FavouriteList,
  kind: FavouriteKind,
  kept: KeptFavourites | null,
): FavouritesNow {
  if (kept === null) return { totals, shown: rows.length };
  return {
    totals: { article: Object.keys(kept.article).length, service: Object.keys(kept.service).length },
    shown: rows.filter(({ id }) => kept[kind][id] !== undefined).length,
  };
}
