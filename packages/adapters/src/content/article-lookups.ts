import {
  type ArticleCategory,
  type ArticleSummary,
  type ArticlesQuery,
  articleCategorySchema,
  articleSchema,
  articleSummarySchema,
  type ContentAnswer,
  type ContentPage,
  type ContentReader,
  cancerGroupSchema,
  type RecommendationQuery,
} from '@hidamari/contract/content';
import { ARTICLES_PER_CATEGORY, CONTENT_LIST_LIMIT, LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { VARIANT_KEYS, VARIANTS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import { readGlossary } from './glossary-lookup.ts';
import { markTerms } from './glossary-marks.ts';
import {
  isContentId,
  isReviewDue,
  type LookupContext,
  mapAnswer,
  readAll,
  readDraft,
  readItem,
} from './lookups.ts';
import type { ContentQuery } from './port.ts';
import { sanitizeContent } from './sanitize.ts';

const ARTICLES = 'cancer-information';
const CATEGORIES = 'cancer-information-category';
const SUMMARY_FIELDS = Object.keys(articleSummarySchema.shape);
const RECOMMENDED = 3;
const MAX_PAGE = 500;
const MAX_SEARCH_CHARACTERS = 100;

type Stored = Omit<ArticleSummary, 'review_due'>;
type ArticleLookups = Pick<
  ContentReader,
  | 'listArticles'
  | 'getArticle'
  | 'getArticleDraft'
  | 'articlesByCategory'
  | 'articlesByIds'
  | 'recommendedArticles'
  | 'listArticleCategories'
>;

/** Organisation names, for the rule on `-info` categories (specification section 7). */
const ORGANIZATION_NAMES = VARIANT_KEYS.flatMap((key) => VARIANTS[key].organization?.orgName ?? []);

/** The article look-ups of ContentReader. */
export function articleLookups(context: LookupContext): ArticleLookups {
  const lookups: ArticleLookups = {
    listArticles: (query = {}) => listArticles(context, query),
    getArticle: async (id) =>
      mapAnswer(await readItem(context, articleQuestion(context), id), withReviewState(context)),
    getArticleDraft: async (id, draftKey) =>
      mapAnswer(
        await readDraft(context, articleQuestion(context), { id, draftKey }),
        withReviewState(context),
      ),
    articlesByIds: (ids) => articlesByIds(context, ids),
    recommendedArticles: (query = {}) => recommendedArticles(context, query),
    async listArticleCategories(variant) {
      const all = await readAll(context, CATEGORIES, { orders: 'order' }, articleCategorySchema);
      return mapAnswer(all, (categories) =>
        categories.filter(
          ({ id, variants }) =>
            variants.includes(variant) && !ORGANIZATION_NAMES.some((name) => id.includes(`${name}-info`)),
        ),
      );
    },
    async articlesByCategory(variant) {
      const categories = await lookups.listArticleCategories(variant);
      const groups = await Promise.all(categories.value.map((category) => group(context, category)));
      return {
        value: groups.map(({ value }) => value).filter(({ articles }) => articles.length > 0),
        stale: categories.stale || groups.some(({ stale }) => stale),
      };
    },
  };
  return lookups;
}

async function group(context: LookupContext, category: ArticleCategory) {
  const page = await listArticles(context, { category: category.id, perPage: ARTICLES_PER_CATEGORY });
  return mapAnswer(page, ({ items }) => ({ category, articles: items }));
}

async function listArticles(
  context: LookupContext,
  query: ArticlesQuery,
): Promise<ContentAnswer<ContentPage<ArticleSummary>>> {
  const perPage = within(query.perPage ?? LIST_PAGE_SIZE, CONTENT_LIST_LIMIT);
  const page = within(query.page ?? 1, MAX_PAGE);
  const filters = filtersOf(query);
  if (filters === null) return { value: { items: [], page, perPage, total: 0 }, stale: false };
  const q = (query.q ?? '').normalize('NFKC').trim().slice(0, MAX_SEARCH_CHARACTERS);
  const asked: ContentQuery = {
    limit: perPage,
    offset: (page - 1) * perPage,
    orders: '-publishedAt',
    fields: SUMMARY_FIELDS,
    ...(filters !== '' && { filters }),
    ...(q !== '' && { q }),
  };
  // A deep page is as open to a visitor's hand as a search.
  const cache = q === '' && page === 1 ? context.cache : context.openCache;
  const answer = await cache.read(JSON.stringify([ARTICLES, asked]), () =>
    context.source.list(ARTICLES, asked, articleSummarySchema),
  );
  return mapAnswer(answer, ({ contents, totalCount }) => ({
    items: reviewed(context, contents),
    page,
    perPage,
    total: totalCount,
  }));
}

function within(number: number, most: number): number {
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, 1), most) : 1;
}

/** Null: what is asked for cannot be anybody's id, so nothing matches. */
function filtersOf({ category, cancerGroup }: ArticlesQuery): string | null {
  if ([category, cancerGroup].some((id) => id !== undefined && !isContentId(id))) return null;
  const parts = [];
  if (category !== undefined) parts.push(`category[equals]${category}`);
  if (cancerGroup !== undefined) {
    parts.push(`(cancer_category[contains]${cancerGroup}[or]cancer_category[not_exists])`);
  }
  return parts.join('[and]');
}

/** The article as a page is given it: clean, with headings and the glossary's terms marked. */
function articleQuestion(context: LookupContext) {
  const finish = async (article: z.output<typeof articleSchema>) => {
    const body = sanitizeContent(article.body, context);
    const easy = article.easy_body
      ? sanitizeContent(article.easy_body, { idPrefix: 'easy', frameHosts: context.frameHosts })
      : null;
    const marked = markTerms(body.html, await readGlossary(context));
    return {
      ...article,
      body: marked.html,
      terms: marked.terms,
      headings: body.headings,
      ...(easy && { easy_body: easy.html }),
    };
  };
  return { endpoint: ARTICLES, item: articleSchema, finish };
}

function withReviewState(context: LookupContext) {
  return <T extends { next_review_at: string }>(article: T) => ({
    ...article,
    review_due: isReviewDue(context, article),
  });
}

async function articlesByIds(
  context: LookupContext,
  ids: readonly string[],
): Promise<ContentAnswer<ArticleSummary[]>> {
  const asked = [...new Set(ids.filter(isContentId))].slice(0, CONTENT_LIST_LIMIT);
  if (asked.length === 0) return { value: [], stale: false };
  const query = { ids: asked, fields: SUMMARY_FIELDS, limit: asked.length };
  // A member's favourites make a key of their own: kept with the searches, away from what everybody reads.
  const answer = await context.openCache.read(JSON.stringify([ARTICLES, query]), () =>
    context.source.list(ARTICLES, query, articleSummarySchema),
  );
  return mapAnswer(answer, ({ contents }) =>
    reviewed(
      context,
      asked.flatMap((id) => contents.find((article) => article.id === id) ?? []),
    ),
  );
}

async function recommendedArticles(
  context: LookupContext,
  { cancerGroup, stage, limit = RECOMMENDED }: RecommendationQuery,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const groups = await readAll(context, 'cancer-group', { orders: 'order' }, cancerGroupSchema);
  const chosen = groups.value.find(({ id }) => id === cancerGroup)?.recommended[stage ?? 'treating'] ?? [];
  const named = await articlesByIds(
    context,
    chosen.map(({ id }) => id),
  );
  const banners = await readAll(
    context,
    ARTICLES,
    { filters: 'is_banner_display[equals]true', orders: '-publishedAt', fields: SUMMARY_FIELDS },
    articleSummarySchema,
  );
  const all = [...named.value, ...reviewed(context, banners.value)].filter(({ review_due }) => !review_due);
  const unique = all.filter((article, at) => all.findIndex(({ id }) => id === article.id) === at);
  return { value: unique.slice(0, limit), stale: groups.stale || named.stale || banners.stale };
}

function reviewed(context: LookupContext, articles: readonly Stored[]): ArticleSummary[] {
  return articles.map(withReviewState(context));
}
