import type { ArticleFacets, ArticleSummary, ContentAnswer } from '@hidamari/contract/content';
import { ARTICLE_READERS, answeredTopics, isForReader } from '@hidamari/domain/article-choices';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { type LookupContext, mapAnswer } from './lookups.ts';
import { perList } from './per-list.ts';
import { allArticles, shownArticles } from './shown-articles.ts';

/** What a variant's articles can be chosen by. */
export async function articleFacets(
  context: LookupContext,
  variant: VariantKey,
): Promise<ContentAnswer<ArticleFacets>> {
  return mapAnswer(await allArticles(context), (all) => facetsOf(shownArticles(context, variant, all)));
}

const facetsOf = perList((articles: readonly ArticleSummary[]): ArticleFacets => {
  const named = new Set(articles.flatMap(({ topics }) => topics));
  const idsOf = (references: readonly { id: string }[]) => new Set(references.map(({ id }) => id));
  return {
    topics: new Set(answeredTopics([...named])),
    statuses: idsOf(articles.flatMap(({ cancer_status }) => cancer_status)),
    cancerGroups: idsOf(articles.flatMap(({ cancer_category }) => cancer_category)),
    readers: new Set(
      ARTICLE_READERS.map(({ value }) => value).filter((reader) =>
        articles.some(({ topics }) => isForReader(topics, reader)),
      ),
    ),
  };
});
