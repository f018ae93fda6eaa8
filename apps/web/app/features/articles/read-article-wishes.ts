import {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
} from '@hidamari/domain/article-choices';
import { CANCER_GROUPS } from '@hidamari/domain/option-sets';
import { pageOfAddress } from '../../shell/page-of-address.ts';
import type { ArticleWishes } from './articles-address.ts';

const chosen = <Value extends string>(
  options: readonly { value: Value }[],
  asked: string | null,
): Value | null => options.find(({ value }) => value === asked)?.value ?? null;

/** Reads the address; what means nothing is no wish. */
export function readArticleWishes(search: URLSearchParams): ArticleWishes {
  const cancerGroup = chosen(CANCER_GROUPS, search.get('cancer_group'));
  const cancer = ARTICLE_CANCERS.find((topic) => topic === search.get('cancer'));
  return {
    category: search.get('category'),
    cancerGroup,
    // One kind at a time, as the choices have it.
    cancer: cancerGroup === null ? (cancer ?? null) : null,
    time: chosen(ARTICLE_TIMES, search.get('status')),
    reader: chosen(ARTICLE_READERS, search.get('reader')),
    topic: ARTICLE_NEEDS.find((need) => need === search.get('topic')) ?? null,
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
