import type { ArticleSummary, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { OwnSituation } from './own-situation.ts';

/** One wide, three beside it. */
const SHOWN = 4;
/** Enough of the newest to find some that the recommendations do not hold. */
const NEWEST = 12;
const STORY = 'story';
const STORIES_SHOWN = 3;

interface Reading {
  content: ContentReader;
  variant: VariantKey;
}

/**
 * The articles of home: the recommended ones, then the newest, one of each category before a second of any; stories are
 * not among them. What a member has told of their illness chooses first, in the list's order.
 */
export async function homeArticles(
  { content, variant }: Reading,
  situation: OwnSituation | null = null,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const [recommended, newest] = await Promise.all([
    content.recommendedArticles({ variant, limit: SHOWN, ...situation }),
    content.offeredArticles({ variant, limit: NEWEST }),
  ]);
  const offered = [...recommended.value, ...newest.value].filter(({ category }) => category.id !== STORY);
  return {
    value: situation === null ? oneOfEachFirst(offered) : unique(offered).slice(0, SHOWN),
    stale: recommended.stale || newest.stale,
  };
}

/** The newest stories; they have a section of their own on home (G25, G99). */
export function homeStories({ content, variant }: Reading): Promise<ContentAnswer<ArticleSummary[]>> {
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
