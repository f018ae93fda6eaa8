import type { ArticleSummary, ArticlesQuery, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';

/** A list as it stands after 「もっと見る」 was pressed some times. */
export interface ArticleList {
  articles: ArticleSummary[];
  total: number;
  /** How often 20 more were asked for, from 1; never past the end of the list. */
  page: number;
}

/**
 * The first `page` times 20 articles (G26): the address keeps how far somebody has read, so the whole list is there again
 * after a reload.
 */
export async function readArticleList(
  content: Pick<ContentReader, 'listArticles'>,
  { page, ...query }: Omit<ArticlesQuery, 'perPage'> & { page: number },
): Promise<ContentAnswer<ArticleList>> {
  const { value, ...state } = await content.listArticles({
    ...query,
    page: 1,
    perPage: page * LIST_PAGE_SIZE,
  });
  const shownPage = Math.min(page, Math.max(1, Math.ceil(value.total / LIST_PAGE_SIZE)));
  return { ...state, value: { articles: value.items, total: value.total, page: shownPage } };
}
