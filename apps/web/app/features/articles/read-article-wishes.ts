import { ARTICLE_CANCERS, ARTICLE_READERS, ARTICLE_TIMES } from '@hidamari/domain/article-choices';
import { CANCER_GROUPS } from '@hidamari/domain/option-sets';
import { isTopicId } from '@hidamari/domain/topics';
import { pageOfAddress } from '../../shell/page-of-address.ts';
import type { ArticleWishes } from './articles-address.ts';

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
