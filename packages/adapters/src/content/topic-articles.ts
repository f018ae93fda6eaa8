import type { ContentAnswer, TopicArticle } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import { type LookupContext, mapAnswer } from './lookups.ts';
import { allArticles, isOffered, shownArticles } from './shown-articles.ts';

/** Of each topic the article that names it as near to its first topic as any does, the newest among equals. */
export async function articlesOnTopics(
  context: LookupContext,
  topics: readonly TopicId[],
  variant: VariantKey,
): Promise<ContentAnswer<TopicArticle[]>> {
  return mapAnswer(await allArticles(context), (articles) => {
    const offered = shownArticles(context, variant, articles).filter(
      (article) => isOffered(article) && !isStory(article),
    );
    return [...new Set(topics)].flatMap((topic): TopicArticle[] => {
      // The sort keeps the newest first among equals.
      const [article] = offered
        .filter((one) => one.topics.includes(topic))
        .sort((one, other) => one.topics.indexOf(topic) - other.topics.indexOf(topic));
      return article ? [{ topic, article }] : [];
    });
  });
}
