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
import { isServiceFor } from '@hidamari/domain/service-filter';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { contextPart, onceOf } from '../../http/request-context.ts';
import { type Route, route } from '../../http/route.ts';
import type { FavouriteKind } from './favourite.table.ts';
import {
  countFavourites,
  countFavouritesOf,
  type Favourite,
  listAllFavourites,
  listFavourites,
} from './favourites.repository.ts';
import { removeFavourite, restoreFavourite, saveFavourite } from './save-favourite.ts';

export type FavouriteNeeds = Pick<Dependencies, 'database' | 'content' | 'rateLimits'>;

export interface FavouriteOptions {
  /** From the members module: the organisation a member belongs to, for services that are for some only. */
  organizationOf(memberId: string): Promise<string | null>;
}

const KEPT = contextPart<Favourite[]>('what the member keeps');

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
export function favouriteRoutes(needs: FavouriteNeeds, { organizationOf }: FavouriteOptions): Route[] {
  const { database, rateLimits } = needs;
  const countWrite = (memberId: string) => rateLimits.consume('writes-by-member', memberId);

  /** Whoever lists one kind whole lists the other too: a page reads both at once. */
  const wholeOf = async (kind: FavouriteKind, caller: MemberCaller) => {
    const kept = await onceOf(caller, KEPT, () => listAllFavourites(database, caller.memberId));
    const rows = kept.filter((favourite) => favourite.kind === kind);
    const per_page = Math.max(FAVOURITES_PER_KIND, rows.length);
    return { rows, meta: { page: 1, per_page, total: rows.length } };
  };
  const pageOf = async (
    kind: FavouriteKind,
    caller: MemberCaller,
    query: { page: number; pageAll: boolean },
  ) => {
    if (query.pageAll) return wholeOf(kind, caller);
    const { memberId } = caller;
    const { page } = query;
    const per_page = LIST_PAGE_SIZE;
    const [rows, total] = await Promise.all([
      listFavourites(database, { memberId, kind, limit: per_page, offset: (page - 1) * per_page }),
      countFavourites(database, memberId, kind),
    ]);
    return { rows, meta: { page, per_page, total } };
  };
  /** A small count could point at a person (G123). */
  const shownCount = async (kind: FavouriteKind, contentId: string) => {
    const keepers = await countFavouritesOf(database, { kind, contentId });
    return keepers < FAVOURITE_COUNT_SHOWN_FROM ? null : keepers;
  };
  /** What the lists show this member (specification section 6): an answer must not tell what they hide. */
  const servicesFor = async ({ memberId, memberType }: MemberCaller) => {
    const viewer = { memberType, organization: await organizationOf(memberId) };
    const { value } = await needs.content.services();
    return value.filter((one) => isServiceFor(viewer, one));
  };
  const article = (memberId: string, contentId: string) =>
    ({ memberId, kind: 'article', contentId }) as const;
  const service = (memberId: string, contentId: string) =>
    ({ memberId, kind: 'service', contentId }) as const;

  return [
    route(listFavouriteArticlesEndpoint, async ({ caller, query }) => {
      const { rows, meta } = await pageOf('article', caller, query);
      return { status: 200, body: { data: rows.map(shownArticle), meta } };
    }),
    route(
      addFavouriteArticleEndpoint,
      async ({ caller: { memberId, memberType }, body, request: { now } }) => {
        await countWrite(memberId);
        refuseUnknown((await needs.content.articlesByIds([body.page_id], variantOfMember(memberType))).value);
        const key = article(memberId, body.page_id);
        return {
          status: 201,
          body: shownArticle(await saveFavourite(needs, { key, now, field: 'page_id' })),
        };
      },
    ),
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
    route(listFavouriteServicesEndpoint, async ({ caller, query }) => {
      const { rows, meta } = await pageOf('service', caller, query);
      return { status: 200, body: { data: rows.map(shownService), meta } };
    }),
    route(addFavouriteServiceEndpoint, async ({ caller, body, request: { now } }) => {
      await countWrite(caller.memberId);
      refuseUnknown((await servicesFor(caller)).filter(({ id }) => id === body.service_id));
      const key = service(caller.memberId, body.service_id);
      return {
        status: 201,
        body: shownService(await saveFavourite(needs, { key, now, field: 'service_id' })),
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

function refuseUnknown(found: readonly unknown[]): void {
  if (found.length === 0) throw new AppError('not_found');
}
