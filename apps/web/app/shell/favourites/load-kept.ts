import {
  countFavouriteArticleEndpoint,
  countFavouriteServiceEndpoint,
  listFavouriteArticlesEndpoint,
  listFavouriteServicesEndpoint,
} from '@hidamari/contract/favourites';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../content-fault.ts';
import type { FavouriteKind, KeptFavourites } from './favourites-store.ts';

/** A member's favourites for a page's loader: a page stands without them (G103). None for a visitor or a concierge. */
export async function loadKept(page: PageContext): Promise<KeptFavourites | null> {
  if (page.member === null || page.member.acting) return null;
  return partOrNull(page, readKept(page));
}

async function readKept({ api }: PageContext): Promise<KeptFavourites> {
  const [articles, services] = await Promise.all([
    api.call(listFavouriteArticlesEndpoint, { query: { pageAll: true } }),
    api.call(listFavouriteServicesEndpoint, { query: { pageAll: true } }),
  ]);
  return {
    article: Object.fromEntries(articles.data.map(({ page_id, created_at }) => [page_id, created_at])),
    service: Object.fromEntries(services.data.map(({ service_id, created_at }) => [service_id, created_at])),
  };
}

/** How many members keep an item; null where too few do to be told, or where it could not be read (G123). */
export async function loadKeptCount(
  page: PageContext,
  kind: FavouriteKind,
  id: string,
): Promise<number | null> {
  const endpoint = kind === 'article' ? countFavouriteArticleEndpoint : countFavouriteServiceEndpoint;
  const answer = await partOrNull(page, page.api.call(endpoint, { params: { id } }));
  return answer?.count ?? null;
}
