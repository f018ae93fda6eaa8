import {
  countFavouriteArticleEndpoint,
  countFavouriteServiceEndpoint,
  listFavouriteArticlesEndpoint,
  listFavouriteServicesEndpoint,
} from '@hidamari/contract/favourites';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { FavouriteKind, SavedFavourites } from './favourites-store.ts';

/** A member's favourites for a page's loader: a page stands without them (G103). None for a visitor or a concierge. */
export async function loadFavouriteIds(page: PageContext): Promise<SavedFavourites | null> {
  if (page.member === null || page.member.acting) return null;
  return partOrNull(page, readKept(page));
}

async function readKept(page: PageContext): Promise<SavedFavourites> {
  return idsOf(await readAllFavourites(page));
}

/** What a member keeps of each kind, the newest first; all of it. Rejects when it cannot be read. */
export type AllFavourites = Readonly<Record<FavouriteKind, readonly { id: string; keptAt: string }[]>>;

export async function readAllFavourites({ api }: Pick<PageContext, 'api'>): Promise<AllFavourites> {
  const query = { pageAll: true };
  const [articles, services] = await Promise.all([
    api.call(listFavouriteArticlesEndpoint, { query }),
    api.call(listFavouriteServicesEndpoint, { query }),
  ]);
  return {
    article: articles.data.map(({ page_id, created_at }) => ({ id: page_id, keptAt: created_at })),
    service: services.data.map(({ service_id, created_at }) => ({ id: service_id, keptAt: created_at })),
  };
}

/** The same, as the tab's store holds it. */
export function idsOf({ article, service }: AllFavourites): SavedFavourites {
  const byId = (kept: AllFavourites[FavouriteKind]) =>
    Object.fromEntries(kept.map(({ id, keptAt }) => [id, keptAt]));
  return { article: byId(article), service: byId(service) };
}

/** How many members keep an item; null where too few do to be told, or where it could not be read (G123). */
export async function loadFavouriteCount(
  page: PageContext,
  kind: FavouriteKind,
  id: string,
): Promise<number | null> {
  const endpoint = kind === 'article' ? countFavouriteArticleEndpoint : countFavouriteServiceEndpoint;
  const answer = await partOrNull(page, page.api.call(endpoint, { params: { id } }));
  return answer?.count ?? null;
}
