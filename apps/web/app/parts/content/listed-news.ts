import type { NewsSummary } from '@hidamari/contract/content';

/** What a list knows of a piece of news. */
export type ListedNews = Pick<NewsSummary, 'id' | 'title' | 'publishedAt' | 'important'>;

/** News with what a list draws of them and no more: the data of a page travels with it. */
export function listedNews(news: readonly NewsSummary[]): ListedNews[] {
  return news.map(({ id, title, publishedAt, important }) => ({ id, title, publishedAt, important }));
}
