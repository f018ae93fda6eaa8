import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

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
