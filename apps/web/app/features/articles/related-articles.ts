import type { Article, ArticleSummary, ContentReader } from '@hidamari/contract/content';

const SHOWN = 3;

/** あわせて読む: of the same category first, then others; never itself, never one past its review date (G100). */
export async function relatedArticles(
  content: ContentReader,
  { id, category }: Pick<Article, 'id' | 'category'>,
): Promise<ArticleSummary[]> {
  const [near, any] = await Promise.all([
    content.listArticles({ category: category.id, perPage: SHOWN + 1 }),
    content.listArticles({ perPage: 2 * SHOWN + 1 }),
  ]);
  const offered = [...near.value.items, ...any.value.items].filter(
    (article) => article.id !== id && !article.review_due,
  );
  return offered
    .filter((one, at) => offered.findIndex((other) => other.id === one.id) === at)
    .slice(0, SHOWN);
}
