import {
  type ArticleSummary,
  type ArticlesQuery,
  articleSummarySchema,
  type ContentAnswer,
  type ContentPage,
  type OfferedArticlesQuery,
} from '@hidamari/contract/content';
import { CONTENT_LIST_LIMIT, LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { isContentId, joinAnswers, type LookupContext, mapAnswer } from './lookups.ts';
import type { ContentQuery } from './port.ts';
import { ARTICLES, isOffered, othersCategories, SUMMARY_FIELDS, shownArticles } from './shown-articles.ts';

const MAX_PAGE = 500;

/** One page of a variant's articles, newest first. */
export async function listArticles(
  context: LookupContext,
  query: ArticlesQuery,
): Promise<ContentAnswer<ContentPage<ArticleSummary>>> {
  const perPage = within(query.perPage ?? LIST_PAGE_SIZE, CONTENT_LIST_LIMIT);
  const page = within(query.page ?? 1, MAX_PAGE);
  if ([query.category, query.cancerGroup].some((id) => id !== undefined && !isContentId(id))) {
    // It cannot be anybody's id, so nothing matches.
    return { value: { items: [], page, perPage, total: 0 }, stale: false };
  }
  const others = await othersCategories(context, query.variant);
  const filters = [...wished(query), ...others.value].join('[and]');
  const asked: ContentQuery = {
    limit: perPage,
    offset: (page - 1) * perPage,
    orders: '-publishedAt',
    fields: SUMMARY_FIELDS,
    ...(filters !== '' && { filters }),
  };
  // How deep a page may be asked for is in a visitor's hand: kept apart, as made-up ids are.
  const cache = page === 1 ? context.cache : context.openCache;
  const answer = await cache.read(JSON.stringify([ARTICLES, asked]), () =>
    context.source.list(ARTICLES, asked, articleSummarySchema),
  );
  const { contents, totalCount: total } = answer.value;
  const items = shownArticles(context, query.variant, contents);
  return joinAnswers({ items, page, perPage, total }, answer, others);
}

/** The newest that may be offered unasked, out of the list's first page: the copy that the list has already. */
export async function offeredArticles(
  context: LookupContext,
  { limit, ...query }: OfferedArticlesQuery,
): Promise<ContentAnswer<ArticleSummary[]>> {
  return mapAnswer(await listArticles(context, query), ({ items }) =>
    items.filter(isOffered).slice(0, limit),
  );
}

/** Articles by their ids, in calls of as many as the service answers at once. */
export async function articlesByIds(
  context: LookupContext,
  ids: readonly string[],
  variant: VariantKey,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const wanted = [...new Set(ids.filter(isContentId))];
  const calls = Array.from({ length: Math.ceil(wanted.length / CONTENT_LIST_LIMIT) }, (_, at) =>
    wanted.slice(at * CONTENT_LIST_LIMIT, (at + 1) * CONTENT_LIST_LIMIT),
  );
  const answers = await Promise.all(calls.map((call) => oneCallByIds(context, call)));
  const found = new Map(
    answers.flatMap(({ value }) => value.contents.map((article) => [article.id, article])),
  );
  const inOrder = wanted.flatMap((id) => found.get(id) ?? []);
  return joinAnswers(shownArticles(context, variant, inOrder), ...answers);
}

function oneCallByIds(context: LookupContext, ids: readonly string[]) {
  const query = { ids, fields: SUMMARY_FIELDS, limit: ids.length };
  // A member's favourites make a key of their own: kept away from what everybody reads.
  return context.openCache.read(JSON.stringify([ARTICLES, query]), () =>
    context.source.list(ARTICLES, query, articleSummarySchema),
  );
}

function within(number: number, most: number): number {
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, 1), most) : 1;
}

function wished({ category, cancerGroup }: ArticlesQuery): string[] {
  const parts = [];
  if (category !== undefined) parts.push(`category[equals]${category}`);
  if (cancerGroup !== undefined) {
    parts.push(`(cancer_category[contains]${cancerGroup}[or]cancer_category[not_exists])`);
  }
  return parts;
}
