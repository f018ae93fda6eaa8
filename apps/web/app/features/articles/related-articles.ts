import type { Article, ArticleSummary, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { isOnSameThing, topicNearness } from '@hidamari/domain/topics';

const SHOWN = 3;
const QUESTIONS_SHOWN = 2;

interface Library {
  content: ContentReader;
  variant: VariantKey;
}

type Read = Pick<Article, 'id' | 'topics' | 'category' | 'cancer_category'>;

/** あわせて読む: by what the article is about (`relatedArticles` of the content reader). */
export function relatedArticles(
  { content, variant }: Library,
  { id, topics, category, cancer_category }: Read,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const to = { id, topics, category: category.id, cancerGroups: cancer_category.map((group) => group.id) };
  return content.relatedArticles({ variant, to, limit: SHOWN });
}

/** A question on the same thing, as a row shows it. */
export interface RelatedQuestion {
  id: string;
  title: string;
}

/** Questions of others on the same thing, the nearest first; none where the article names no topic. */
export async function relatedQuestions(
  { content }: Pick<Library, 'content'>,
  { topics }: Pick<Article, 'topics'>,
): Promise<RelatedQuestion[]> {
  const { value } = await content.qContents();
  return value
    .filter(({ topics: its }) => isOnSameThing(topics, its))
    .map(({ id, title, topics: its }) => ({ id, title, nearness: topicNearness(topics, its) }))
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, QUESTIONS_SHOWN)
    .map(({ id, title }) => ({ id, title }));
}
