import {
  ARTICLE_CANCERS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  type ArticleReader,
  type ArticleTimeKey,
} from '@hidamari/domain/article-choices';
import { CANCER_GROUPS } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { isTopicId, type TopicId } from '@hidamari/domain/topics';
import { pageOfAddress } from '../../shell/page-of-address.ts';

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

const chosen = <Value extends string>(
  options: readonly { value: Value }[],
  asked: string | null,
): Value | null => options.find(({ value }) => value === asked)?.value ?? null;

/** Reads the address; what means nothing is no wish. */
export function readArticleWishes(search: URLSearchParams): ArticleWishes {
  const asked = { topic: search.get('topic'), cancer: search.get('cancer') };
  return {
    category: search.get('category'),
    cancerGroup: chosen(CANCER_GROUPS, search.get('cancer_group')),
    cancer: ARTICLE_CANCERS.find((topic) => topic === asked.cancer) ?? null,
    time: chosen(ARTICLE_TIMES, search.get('status')),
    reader: chosen(ARTICLE_READERS, search.get('reader')),
    topic: asked.topic !== null && isTopicId(asked.topic) ? asked.topic : null,
    page: pageOfAddress(search),
  };
}

/** What there is to choose from; null where it could not be read. */
interface KnownChoices {
  categories: readonly { id: string }[] | null;
  groups: readonly { id: string }[] | null;
}

/** The wishes that the page can name. Nothing narrows a list unseen: without its look-up a wish is none (G103). */
export function knownWishes(asked: ArticleWishes, { categories, groups }: KnownChoices): ArticleWishes {
  const category = categories?.find(({ id }) => id === asked.category);
  const group = groups?.find(({ id }) => id === asked.cancerGroup);
  return { ...asked, category: category?.id ?? null, cancerGroup: group?.id ?? null };
}

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
