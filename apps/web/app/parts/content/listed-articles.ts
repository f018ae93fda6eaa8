import type { ArticleSummary } from '@hidamari/contract/content';

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
