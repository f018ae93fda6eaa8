import { CANCER_GROUP_STAGES, CANCER_GROUPS, type CancerGroupStage } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** What the list of articles is narrowed to; everything stands in the address. */
export interface ArticleWishes {
  /** Id of a category as it was asked for; the page knows which there are. */
  category: string | null;
  cancerGroup: string | null;
  /** With a group: the stage whose recommendations stand first. */
  stage: CancerGroupStage | null;
  /** How often 「もっと見る」 was pressed, from 1. */
  page: number;
}

/** Reads the address; what means nothing is no wish. A stage without a group means nothing. */
export function readArticleWishes(search: URLSearchParams): ArticleWishes {
  const cancerGroup = CANCER_GROUPS.find(({ value }) => value === search.get('cancer_group'))?.value ?? null;
  const stage = CANCER_GROUP_STAGES.find(({ value }) => value === search.get('status'))?.value ?? null;
  return {
    category: search.get('category'),
    cancerGroup,
    stage: cancerGroup === null ? null : stage,
    page: pageOfAddress(search),
  };
}

/** What there is to choose from; null where it could not be read. */
interface KnownChoices {
  categories: readonly { id: string }[] | null;
  /** With the stages at which each has a page of its own. */
  groups: readonly { id: string; showPage: readonly CancerGroupStage[] }[] | null;
}

/** The wishes that the page can name. Nothing narrows a list unseen: without its look-up a wish is none (G103). */
export function knownWishes(asked: ArticleWishes, { categories, groups }: KnownChoices): ArticleWishes {
  const category = categories?.find(({ id }) => id === asked.category);
  const group = groups?.find(({ id }) => id === asked.cancerGroup);
  const stage = group?.showPage.find((offered) => offered === asked.stage);
  return { ...asked, category: category?.id ?? null, cancerGroup: group?.id ?? null, stage: stage ?? null };
}

/** The address of the list with other wishes; a changed wish begins at the first page. */
export function articlesHref(wishes: ArticleWishes, change: Partial<ArticleWishes> = {}): string {
  const { category, cancerGroup, stage, page } = { ...wishes, page: 1, ...change };
  return screenHref('/articles', null, {
    category,
    cancer_group: cancerGroup,
    status: cancerGroup === null ? null : stage,
    page: page > 1 ? page : null,
  });
}
