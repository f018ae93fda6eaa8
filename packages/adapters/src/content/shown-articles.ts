import {
  type ArticleCategory,
  type ArticleSummary,
  articleCategorySchema,
  articleSummarySchema,
  type ContentAnswer,
} from '@hidamari/contract/content';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { isShownOn, type VariantKey } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import { type LookupContext, readAll, withReviewState } from './lookups.ts';

export const ARTICLES = 'cancer-information';
const CATEGORIES = 'cancer-information-category';

/** Fields that a list asks for: everything but the text. */
export const SUMMARY_FIELDS = Object.keys(articleSummarySchema.shape);

export type StoredSummary = z.output<typeof articleSummarySchema>;

/** Made once of each copy, variant and day: who draws a page asks for it many times. */
const shownOf = new WeakMap<readonly StoredSummary[], Map<string, readonly ArticleSummary[]>>();

/** Those of a variant's readers alone. */
export function shownArticles(
  context: LookupContext,
  variant: VariantKey,
  articles: readonly StoredSummary[],
): readonly ArticleSummary[] {
  const key = `${variant} ${japanDay(context.clock())}`;
  const made = shownOf.get(articles) ?? new Map<string, readonly ArticleSummary[]>();
  const before = made.get(key);
  if (before) return before;
  const isShown = isShownOn(variant);
  const shown = articles
    .filter(({ category }) => isShown(category))
    .map(
      ({ category: { id, name }, ...article }): ArticleSummary => ({
        ...withReviewState(context, article),
        category: { id, name },
      }),
    );
  shownOf.set(articles, made.set(key, shown));
  return shown;
}

/** An article as far as it tells whose illness it is about. */
export const aboutOf = ({ topics, cancer_category }: ArticleSummary) => ({
  topics,
  cancerGroups: cancer_category.map(({ id }) => id),
});

/** Whether an article may stand where nobody asked for it (G100, decision 0054). */
export function isOffered({ review_due, is_only_sought }: ArticleSummary): boolean {
  return !review_due && !is_only_sought;
}

/** Every article, newest first: the one copy of the whole list that all who choose among articles read. */
export function allArticles(context: LookupContext): Promise<ContentAnswer<StoredSummary[]>> {
  const query = { orders: '-publishedAt', fields: SUMMARY_FIELDS };
  return readAll(context, ARTICLES, query, articleSummarySchema);
}

/** Every category, whoever it is for. */
export function allCategories(context: LookupContext): Promise<ContentAnswer<ArticleCategory[]>> {
  return readAll(context, CATEGORIES, { orders: 'order' }, articleCategorySchema);
}
