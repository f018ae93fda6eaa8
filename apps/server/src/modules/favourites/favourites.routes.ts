import {
  addFavouriteArticleEndpoint,
  addFavouriteServiceEndpoint,
  countFavouriteArticleEndpoint,
  countFavouriteServiceEndpoint,
  listFavouriteArticlesEndpoint,
  listFavouriteServicesEndpoint,
  removeFavouriteArticleEndpoint,
  removeFavouriteServiceEndpoint,
  restoreFavouriteArticleEndpoint,
  restoreFavouriteServiceEndpoint,
} from '@hidamari/contract/favourites';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { FAVOURITE_COUNT_SHOWN_FROM, FAVOURITES_PER_KIND, LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import type { FavouriteKind } from './favourite.table.ts';
import { countKeepers, countKept, type Favourite, listFavourites } from './favourites.repository.ts';
import { keepFavourite, removeFavourite, restoreFavourite } from './keep-favourite.ts';

export type FavouriteNeeds = Pick<Dependencies, 'database' | 'content' | 'rateLimits'>;

const shownBase = ({ is_deleted, created_at }: Favourite) => ({
  is_deleted,
  created_at: formatWireTimestamp(created_at),
});
const shownArticle = (favourite: Favourite) => ({ page_id: favourite.content_id, ...shownBase(favourite) });
const shownService = (favourite: Favourite) => ({
  service_id: favourite.content_id,
  ...shownBase(favourite),
});

/** A member's own favourites and nobody else's (F15); the counts are for everybody. */
export function favouriteRoutes(needs: FavouriteNeeds): Route[] {
  const { database, rateLimits } = needs;
  const countWrite = (memberId: string) => rateLimits.consume('writes-by-member', memberId);

  const pageOf = async (kind: FavouriteKind, memberId: string, query: { page: number; pageAll: boolean }) => {
    const { page, pageAll } = query;
    const per_page = pageAll ? FAVOURITES_PER_KIND : LIST_PAGE_SIZE;
    const shownPage = pageAll ? 1 : page;
    const [rows, total] = await Promise.all([
      listFavourites(database, { memberId, kind, limit: per_page, offset: (shownPage - 1) * per_page }),
      countKept(database, memberId, kind),
    ]);
    return { rows, meta: { page: shownPage, per_page, total } };
  };
  /** A small count could point at a person (G123). */
  const shownCount = async (kind: FavouriteKind, contentId: string) => {
    const keepers = await countKeepers(database, { kind, contentId });
    return keepers < FAVOURITE_COUNT_SHOWN_FROM ? null : keepers;
  };
  const article = (memberId: string, contentId: string) =>
    ({ memberId, kind: 'article', contentId }) as const;
  const service = (memberId: string, contentId: string) =>
    ({ memberId, kind: 'service', contentId }) as const;

  return [
    route(listFavouriteArticlesEndpoint, async ({ caller: { memberId }, query }) => {
      const { rows, meta } = await pageOf('article', memberId, query);
      return { status: 200, body: { data: rows.map(shownArticle), meta } };
    }),
    route(addFavouriteArticleEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      await countWrite(memberId);
      await refuseUnknown((await needs.content.articlesByIds([body.page_id])).value);
      const key = article(memberId, body.page_id);
      return { status: 201, body: shownArticle(await keepFavourite(needs, { key, now, field: 'page_id' })) };
    }),
    route(restoreFavouriteArticleEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      const key = article(memberId, params.id);
      return {
        status: 200,
        body: shownArticle(await restoreFavourite(needs, { key, now, field: 'page_id' })),
      };
    }),
    route(removeFavouriteArticleEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      await removeFavourite(needs, article(memberId, params.id), now);
      return { status: 204 };
    }),
    route(countFavouriteArticleEndpoint, async ({ params: { id } }) => ({
      status: 200,
      body: { article_id: id, count: await shownCount('article', id) },
    })),
    route(listFavouriteServicesEndpoint, async ({ caller: { memberId }, query }) => {
      const { rows, meta } = await pageOf('service', memberId, query);
      return { status: 200, body: { data: rows.map(shownService), meta } };
    }),
    route(addFavouriteServiceEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      await countWrite(memberId);
      const { value } = await needs.content.services();
      await refuseUnknown(value.filter(({ id }) => id === body.service_id));
      const key = service(memberId, body.service_id);
      return {
        status: 201,
        body: shownService(await keepFavourite(needs, { key, now, field: 'service_id' })),
      };
    }),
    route(restoreFavouriteServiceEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      const key = service(memberId, params.id);
      return {
        status: 200,
        body: shownService(await restoreFavourite(needs, { key, now, field: 'service_id' })),
      };
    }),
    route(removeFavouriteServiceEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      await removeFavourite(needs, service(memberId, params.id), now);
      return { status: 204 };
    }),
    route(countFavouriteServiceEndpoint, async ({ params: { id } }) => ({
      status: 200,
      body: { service_id: id, count: await shownCount('service', id) },
    })),
  ];
}

async function refuseUnknown(found: readonly unknown[]): Promise<void> {
  if (found.length === 0) throw new AppError('not_found');
}
