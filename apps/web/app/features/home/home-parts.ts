import type { ArticleSummary } from '@hidamari/contract/content';
import type { ListedArticle } from '../../parts/content/listed-articles.ts';
import type { ListedNews } from '../../parts/content/listed-news.ts';

/** What home draws of an article: who has checked the first one is told. */
export type HomeArticle = ListedArticle & Pick<ArticleSummary, 'reviewer_role'>;

/** What both homes show below the person's own part; null = this part could not be read. */
export interface HomeParts {
  articles: HomeArticle[] | null;
  news: ListedNews[] | null;
  stories?: ListedArticle[] | null;
  /** Something on the page is the last good copy (G138). */
  isStale?: boolean;
}
