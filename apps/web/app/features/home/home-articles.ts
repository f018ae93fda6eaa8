import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';
import type { OwnSituation } from './own-situation.ts';

/** One wide, three beside it. */
const SHOWN = 4;
/** Enough of the newest to find some that the recommendations do not hold. */
const NEWEST = 12;
const STORY = 'story';
const STORIES_SHOWN = 3;

/**
 * The articles of home: the recommended ones, then the newest, one of each category before a second of any. Those past
 * their review date are left out (G100). What a member has told of their illness chooses first, in the list's order.
 */
export async function homeArticles(
  content: ContentReader,
  situation: OwnSituation | null = null,
): Promise<ArticleSummary[]> {
  const [recommended, newest] = await Promise.all([
    content.recommendedArticles({ limit: SHOWN, ...situation }),
    content.listArticles({ perPage: NEWEST }),
  ]);
  const offered = [...recommended.value, ...newest.value.items].filter(isForHome);
  return situation === null ? oneOfEachFirst(offered) : unique(offered).slice(0, SHOWN);
}

/** The newest stories; they have a section of their own on home (G25, G99). */
export async function homeStories(content: ContentReader): Promise<ArticleSummary[]> {
  const { value } = await content.listArticles({ category: STORY, perPage: STORIES_SHOWN });
  return value.items.filter(({ review_due }) => !review_due);
}

const isForHome = ({ review_due, category }: ArticleSummary) => !review_due && category.id !== STORY;

function unique(offered: readonly ArticleSummary[]): ArticleSummary[] {
  return offered.filter((article, at) => offered.findIndex(({ id }) => id === article.id) === at);
}

function oneOfEachFirst(offered: readonly ArticleSummary[]): ArticleSummary[] {
  const all = unique(offered);
  const isFirst = (article: ArticleSummary) =>
    all.find(({ category }) => category.id === article.category.id) === article;
  return [...all.filter(isFirst), ...all.filter((article) => !isFirst(article))].slice(0, SHOWN);
}
