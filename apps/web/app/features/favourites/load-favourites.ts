import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { PageContext } from '../../page-context.ts';
import { type ListedArticle, listedArticles } from '../../parts/content/listed-articles.ts';
import { type ListedService, readListedServices } from '../../parts/content/listed-services.ts';
import type { FavouriteKind, SavedFavourites } from '../../parts/favourites/favourites-store.ts';
import { type AllFavourites, idsOf, readAllFavourites } from '../../parts/favourites/load-favourite-ids.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { FavouritesAddress } from './favourites-address.ts';

/** One row of the list; null in place of an item that the content service does not know any more. */
export interface FavouriteRow {
  id: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  keptAt: string;
  article: ListedArticle | null;
  service: ListedService | null;
}

export interface FavouriteList {
  rows: FavouriteRow[];
  /** What the rows say is the last good copy (G138). */
  isStale: boolean;
  totals: Record<FavouriteKind, number>;
}

export interface LoadedFavourites {
  /** As it was asked for, never beyond the last page. */
  address: FavouritesAddress;
  list: FavouriteList;
  /** Null for a concierge, who reads the list and presses no heart (G42). */
  kept: SavedFavourites | null;
}

/** The pages up to the one that is asked for, with what each favourite is. Rejects when the list cannot be read. */
export async function loadFavourites(
  page: PageContext,
  { kind, page: asked }: FavouritesAddress,
): Promise<LoadedFavourites> {
  const all = await readAllFavourites(page);
  const last = Math.max(1, Math.ceil(all[kind].length / LIST_PAGE_SIZE));
  const shown = Math.min(asked, last);
  return {
    address: { kind, page: shown },
    list: {
      ...(await described(page, kind, all[kind].slice(0, shown * LIST_PAGE_SIZE))),
      totals: { article: all.article.length, service: all.service.length },
    },
    kept: page.member?.acting ? null : idsOf(all),
  };
}

/** A favourite stays in the list when its item cannot be read: it may be back, and only its member takes it out. */
async function described(
  page: PageContext,
  kind: FavouriteKind,
  kept: AllFavourites[FavouriteKind],
): Promise<Pick<FavouriteList, 'rows' | 'isStale'>> {
  const [articles, services] =
    kind === 'article' ? [await articlesOf(page, kept), null] : [null, await servicesOf(page)];
  const rows = kept.map((row) => ({
    ...row,
    article: articles?.value.get(row.id) ?? null,
    service: services?.value.get(row.id) ?? null,
  }));
  return { rows, isStale: (articles ?? services)?.stale ?? false };
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

async function articlesOf(page: PageContext, kept: AllFavourites['article']) {
  const ids = kept.map(({ id }) => id);
  const found = await partOrNull(page, page.content.articlesByIds(ids, page.variant));
  return found && { value: byId<ListedArticle>(listedArticles(found.value)), stale: found.stale };
}

async function servicesOf(page: PageContext) {
  const found = await partOrNull(page, readListedServices(page));
  return found && { value: byId<ListedService>(found.value), stale: found.stale };
}
