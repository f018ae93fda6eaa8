import type {
  ArticleSummary,
  ContentAnswer,
  RelatedArticlesQuery,
  RelatedTo,
} from '@hidamari/contract/content';
import {
  isAboutAnotherIllness,
  isKindOfCancer,
  isStory,
  type KnownIllness,
} from '@hidamari/domain/article-choices';
import { topicNearness } from '@hidamari/domain/topics';
import { type LookupContext, mapAnswer } from './lookups.ts';
import { aboutOf, allArticles, isOffered, shownArticles } from './shown-articles.ts';

/** Of the same group of cancers; a page for everybody stands between. */
const SAME_GROUP = 0.4;
/** The same of a page on something else. */
const SAME_GROUP_ALONE = 0.1;
const SAME_CATEGORY = 0.1;
/** A story is read beside what it is about, and behind what explains it. */
const OF_STORIES = 0.6;

/** Articles that go on from a page; the whole list is read, and kept as every list is. */
export async function relatedArticles(
  context: LookupContext,
  { variant, to, limit }: RelatedArticlesQuery,
): Promise<ContentAnswer<ArticleSummary[]>> {
  return mapAnswer(await allArticles(context), (articles) =>
    shownArticles(context, variant, articles)
      .filter((article) => article.id !== to.id && isOffered(article) && isForSame(article, to))
      .map((article) => ({ article, nearness: nearnessOf(article, to) }))
      .filter(({ nearness }) => nearness > 0)
      // The sort keeps the newest first among equals.
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit)
      .map(({ article }) => article),
  );
}

/**
 * Another illness's article is no help to this one. To a page for everybody none is that is about one kind of cancer first of
 * all; what a group's people meet may stand there.
 */
function isForSame(article: ArticleSummary, { topics, cancerGroups }: RelatedTo): boolean {
  const own: KnownIllness[] = [
    ...cancerGroups.map((cancerGroup) => ({ cancerGroup })),
    ...topics.filter(isKindOfCancer).map((cancer) => ({ cancer })),
  ];
  const about = aboutOf(article);
  return own.length === 0
    ? !isAboutAnotherIllness({ ...about, cancerGroups: [] }, {})
    : own.some((illness) => !isAboutAnotherIllness(about, illness));
}

const sharesGroup = (groups: readonly { id: string }[], wanted: readonly string[]) =>
  groups.some(({ id }) => wanted.includes(id));

function nearnessOf({ topics, category, cancer_category }: ArticleSummary, to: RelatedTo): number {
  const about = topicNearness(to.topics, topics) * (isStory({ category }) ? OF_STORIES : 1);
  const isOnSame = about > 0 || to.topics.length === 0;
  const ofGroup = isOnSame ? SAME_GROUP : SAME_GROUP_ALONE;
  const group = sharesGroup(cancer_category, to.cancerGroups) ? ofGroup : 0;
  return about + group + (category.id === to.category ? SAME_CATEGORY : 0);
}
