import type { ArticleSummary, ContentAnswer, TopicArticle } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import { type LookupContext, mapAnswer } from './lookups.ts';
import { perList } from './per-list.ts';
import { allArticles, isOffered, shownArticles } from './shown-articles.ts';

/** Of each topic the article that names it as near to its first topic as any does, the newest among equals. */
export async function articlesOnTopics(
  context: LookupContext,
  topics: readonly TopicId[],
  variant: VariantKey,
): Promise<ContentAnswer<TopicArticle[]>> {
  return mapAnswer(await allArticles(context), (all) => {
    const nearest = nearestByTopic(shownArticles(context, variant, all));
    return [...new Set(topics)].flatMap((topic): TopicArticle[] => {
      const article = nearest.get(topic);
      return article ? [{ topic, article }] : [];
    });
  });
}

/** The articles are the newest first: a later one takes a topic only where it names it earlier. */
const nearestByTopic = perList((articles: readonly ArticleSummary[]): Map<TopicId, ArticleSummary> => {
  const nearest = new Map<TopicId, ArticleSummary>();
  for (const article of articles) {
    if (!isOffered(article) || isStory(article)) continue;
    for (const [place, topic] of article.topics.entries()) {
      const before = nearest.get(topic);
      if (before === undefined || place < before.topics.indexOf(topic)) nearest.set(topic, article);
    }
  }
  return nearest;
});
