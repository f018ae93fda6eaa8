import {
  type ArticleCategory,
  type ArticleSummary,
  articleCategorySchema,
  articleSummarySchema,
  type ContentAnswer,
  type ContentReference,
} from '@hidamari/contract/content';
import { isShownOn, type VariantKey } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import {
  answerOrStandIn,
  isContentId,
  isReviewDue,
  type LookupContext,
  mapAnswer,
  readAll,
} from './lookups.ts';

export const ARTICLES = 'cancer-information';
const CATEGORIES = 'cancer-information-category';

/** Fields that a list asks for: everything but the text. */
export const SUMMARY_FIELDS = Object.keys(articleSummarySchema.shape);

export type StoredSummary = z.output<typeof articleSummarySchema>;

interface Stored {
  category: StoredSummary['category'];
  next_review_at: string;
  facts: readonly string[];
}

/** An article as a page is given it, with what depends on today; who its category is for has been asked before. */
export function asShown<T extends Stored>(
  context: LookupContext,
  { category: { id, name }, ...article }: T,
): Omit<T, 'category'> & { category: ContentReference; review_due: boolean } {
  return { ...article, category: { id, name }, review_due: isReviewDue(context, article) };
}

/** Those of a variant's readers alone. */
export function shownArticles(
  context: LookupContext,
  variant: VariantKey,
  articles: readonly StoredSummary[],
): ArticleSummary[] {
  const isShown = isShownOn(variant);
  return articles
    .filter(({ category }) => isShown(category))
    .map((article): ArticleSummary => asShown(context, article));
}

/** Whether an article may stand where nobody asked for it (G100, decision 0054). */
export function isOffered({ review_due, is_only_sought }: ArticleSummary): boolean {
  return !review_due && !is_only_sought;
}

/** Every category, whoever it is for. */
export function allCategories(context: LookupContext): Promise<ContentAnswer<ArticleCategory[]>> {
  return readAll(context, CATEGORIES, { orders: 'order' }, articleCategorySchema);
}

/**
 * Conditions that keep a variant's lists free of the categories of others, so that pages and totals are its own. Where
 * the categories cannot be read the list is asked for whole and `shownArticles` does it: a page then may be a little
 * short, and the answer is stale.
 */
export async function othersCategories(
  context: LookupContext,
  variant: VariantKey,
): Promise<ContentAnswer<string[]>> {
  const isShown = isShownOn(variant);
  return mapAnswer(await answerOrStandIn(allCategories(context), []), (categories) =>
    categories
      .filter((category) => !isShown(category) && isContentId(category.id))
      .map(({ id }) => `category[not_equals]${id}`),
  );
}
