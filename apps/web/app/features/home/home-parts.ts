import type { ArticleSummary, NewsSummary } from '@hidamari/contract/content';

/** What both homes show below the person's own part; null = this part could not be read. */
export interface HomeParts {
  articles: ArticleSummary[] | null;
  news: NewsSummary[] | null;
  stories?: ArticleSummary[] | null;
}
