import type { FavouriteKind, SavedFavourites } from '../../parts/favourites/favourites-store.ts';
import { onForgetMember } from '../../shell/data/tab-session.ts';
import { type FavouritesAddress, favouritesHref, readFavouritesAddress } from './favourites-address.ts';
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
  kept: SavedFavourites | null,
): FavouritesNow {
  if (kept === null) return { totals, shown: rows.length };
  return {
    totals: { article: Object.keys(kept.article).length, service: Object.keys(kept.service).length },
    shown: rows.filter(({ id }) => kept[kind][id] !== undefined).length,
  };
}

const pages = new Map<FavouriteKind, number>();

/** How far each list had been opened in this tab: a link to it leads back to there (specification section 3). */
export const rememberedPages = {
  of: (kind: FavouriteKind): number => pages.get(kind) ?? 1,
  keep({ kind, page }: FavouritesAddress): void {
    pages.set(kind, page);
  },
  clear(): void {
    pages.clear();
  },
};

onForgetMember(rememberedPages.clear);

/**
 * Where a link to the favourites that names no page leads on to; null where the list is shown as it was asked for.
 * @param isLink false after a step back, which is to show again what it showed, and on a first page.
 */
export function reopenedHref(search: URLSearchParams, isLink: boolean): string | null {
  if (!isLink || search.has('page')) return null;
  const { kind } = readFavouritesAddress(search);
  const page = rememberedPages.of(kind);
  return page > 1 ? favouritesHref({ kind, page }) : null;
}
