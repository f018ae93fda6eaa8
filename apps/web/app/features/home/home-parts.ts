import type { ArticleSummary } from '@hidamari/contract/content';
import type { PageContext } from '../../page-context.ts';
import type { ListedArticle, ListedNews } from '../../parts/content/listed-articles.ts';
import { partOrNull } from '../../shell/content-fault.ts';

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

/** Texts of the content service for whoever has lost somebody; one that it does not have is left out. */
const ARTICLES = ['grief', 'when-you-feel-alone'] as const;

/** What the short home shows beside what it always has: something to read, which is decoration (G103). */
export interface QuietHomeParts {
  articles: { id: string; title: string }[];
}

/** For the home of a member who told of a death (G149): nothing of the illness and nothing of theirs is read. */
export async function loadQuietHome(page: PageContext): Promise<QuietHomeParts> {
  const found = await partOrNull(page, page.content.articlesByIds(ARTICLES, page.variant));
  return { articles: found?.value.map(({ id, title }) => ({ id, title })) ?? [] };
}
