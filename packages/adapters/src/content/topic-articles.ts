import type { ArticleSummary, ContentAnswer } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import { type LookupContext, mapAnswer } from './lookups.ts';
import { allArticles, isOffered, STORY, shownArticles } from './shown-articles.ts';

/** Of each topic the newest article that is about it first of all. */
export async function articlesOnTopics(
  context: LookupContext,
  topics: readonly TopicId[],
  variant: VariantKey,
): Promise<ContentAnswer<ArticleSummary[]>> {
  return mapAnswer(await allArticles(context), (articles) => {
    const offered = shownArticles(context, variant, articles).filter(
      (article) => isOffered(article) && article.category.id !== STORY,
    );
    return [...new Set(topics)].flatMap(
      (topic) => offered.find(({ topics: [main] }) => main === topic) ?? [],
    );
  });
}
