import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';

/** One wide, three beside it. */
const SHOWN = 4;
/** Enough of the newest to find some that the recommendations do not hold. */
const NEWEST = 12;

/**
 * The articles of home: the recommended ones, then the newest, one of each category before a second of any.
 * Those past their review date are left out (G100).
 */
export async function homeArticles(content: ContentReader): Promise<ArticleSummary[]> {
  const [recommended, newest] = await Promise.all([
    content.recommendedArticles({ limit: SHOWN }),
    content.listArticles({ perPage: NEWEST }),
  ]);
  return chosenOf([...recommended.value, ...newest.value.items]);
}

function chosenOf(offered: readonly ArticleSummary[]): ArticleSummary[] {
  const fresh = offered.filter(({ review_due }) => !review_due);
  const unique = fresh.filter((article, at) => fresh.findIndex(({ id }) => id === article.id) === at);
  const isFirst = (article: ArticleSummary) =>
    unique.find(({ category }) => category.id === article.category.id) === article;
  return [...unique.filter(isFirst), ...unique.filter((article) => !isFirst(article))].slice(0, SHOWN);
}
