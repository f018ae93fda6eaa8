import type { ArticleReader, ArticleTimeKey } from '@hidamari/domain/article-choices';
import { screenHref } from '@hidamari/domain/screens';
import type { TopicId } from '@hidamari/domain/topics';

/** What the list of articles is narrowed to; everything stands in the address, as ids alone. */
export interface ArticleWishes {
  /** Id of a category as it was asked for; the page knows which there are. */
  category: string | null;
  cancerGroup: string | null;
  /** A kind of cancer that no group stands for. */
  cancer: TopicId | null;
  /** A time of the illness. */
  time: ArticleTimeKey | null;
  reader: ArticleReader | null;
  topic: TopicId | null;
  /** How often 「もっと見る」 was pressed, from 1. */
  page: number;
}

/** Nothing is wished: the whole list. */
export const NO_WISHES: ArticleWishes = {
  ...{ category: null, cancerGroup: null, cancer: null, time: null, reader: null, topic: null },
  page: 1,
};

/** The address of the list with other wishes; a changed wish begins at the first page. */
export function articlesHref(wishes: ArticleWishes, change: Partial<ArticleWishes> = {}): string {
  const { category, cancerGroup, cancer, time, reader, topic, page } = { ...wishes, page: 1, ...change };
  return screenHref('/articles', null, {
    category,
    cancer_group: cancerGroup,
    cancer,
    status: time,
    reader,
    topic,
    page: page > 1 ? page : null,
  });
}
