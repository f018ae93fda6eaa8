import type { ArticleSummary, ContentAnswer } from '@hidamari/contract/content';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { OwnSituation } from './own-situation.ts';

/** One wide, three beside it. */
const SHOWN = 4;
/** Enough of the newest to find some that the recommendations do not hold. */
const NEWEST = 12;
const STORY = 'story';
const STORIES_SHOWN = 3;

type Reading = Pick<PageContext, 'content' | 'variant' | 'report'>;

/**
 * The articles of home: the recommended ones, then the newest, one of each category before a second of any; stories are
 * not among them. What a member has told of their illness chooses first, in the list's order. Recommendations that
 * cannot be read leave the newest alone (G103); without the newest it throws.
 */
export async function homeArticles(
  page: Reading,
  situation: OwnSituation | null = null,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const { content, variant } = page;
  const [recommendations, newest] = await Promise.all([
    partOrNull(page, content.recommendedArticles({ variant, limit: SHOWN, ...situation })),
    content.offeredArticles({ variant, limit: NEWEST }),
  ]);
  const recommended = recommendations ?? { value: [], stale: false };
  const offered = [...recommended.value, ...newest.value].filter(({ category }) => category.id !== STORY);
  return {
    value: situation === null ? oneOfEachFirst(offered) : unique(offered).slice(0, SHOWN),
    stale: recommended.stale || newest.stale,
  };
}

/** The newest stories; they have a section of their own on home (G25, G99). */
export function homeStories({
  content,
  variant,
}: Pick<PageContext, 'content' | 'variant'>): Promise<ContentAnswer<ArticleSummary[]>> {
  return content.offeredArticles({ variant, category: STORY, limit: STORIES_SHOWN });
}

function unique(offered: readonly ArticleSummary[]): ArticleSummary[] {
  return offered.filter((article, at) => offered.findIndex(({ id }) => id === article.id) === at);
}

function oneOfEachFirst(offered: readonly ArticleSummary[]): ArticleSummary[] {
  const all = unique(offered);
  const isFirst = (article: ArticleSummary) =>
    all.find(({ category }) => category.id === article.category.id) === article;
  return [...all.filter(isFirst), ...all.filter((article) => !isFirst(article))].slice(0, SHOWN);
}
