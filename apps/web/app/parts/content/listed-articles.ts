import type { ArticleSummary, NewsSummary } from '@hidamari/contract/content';

/** What a list knows of an article. */
export type ListedArticle = Pick<
  ArticleSummary,
  | 'id'
  | 'title'
  | 'category'
  | 'cover'
  | 'eye_catch'
  | 'contributor'
  | 'summary'
  | 'reading_minutes'
  | 'reviewed_at'
>;

/**
 * Articles with what a list draws of them and no more: the data of a page travels with it, and is written out anew for
 * each page that is rendered.
 */
export function listedArticles(articles: readonly ArticleSummary[]): ListedArticle[] {
  return articles.map(listedArticle);
}

/** One of them. */
export function listedArticle(article: ArticleSummary): ListedArticle {
  const { id, title, category, cover, eye_catch, contributor, summary, reading_minutes, reviewed_at } =
    article;
  return { id, title, category, cover, eye_catch, contributor, summary, reading_minutes, reviewed_at };
}

/** What a list knows of a piece of news. */
export type ListedNews = Pick<NewsSummary, 'id' | 'title' | 'publishedAt' | 'important'>;

/** News with what a list draws of them and no more: the data of a page travels with it. */
export function listedNews(news: readonly NewsSummary[]): ListedNews[] {
  return news.map(({ id, title, publishedAt, important }) => ({ id, title, publishedAt, important }));
}
