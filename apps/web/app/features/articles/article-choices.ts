import type { ArticleFacets } from '@hidamari/contract/content';
import {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
} from '@hidamari/domain/article-choices';
import { CANCER_GROUPS } from '@hidamari/domain/option-sets';
import { nameOf, type TopicId } from '@hidamari/domain/topics';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { ArticleWishes } from './articles-address.ts';

/** One thing to choose: what the list is narrowed to by it, and how it is called. */
export interface ArticleChoice {
  label: string;
  wish: Partial<Omit<ArticleWishes, 'category' | 'page'>>;
}

/** What articles can be chosen by, in the order in which people ask; a group without a choice is left out. */
export interface ArticleChoices {
  name: string;
  choices: ArticleChoice[];
}

/** What the articles of this portal can be chosen by. */
export function choicesAmong(
  { topics, statuses, cancerGroups, readers }: ArticleFacets,
  groups: readonly { id: string; name: string }[],
): ArticleChoices[] {
  const answered = (offered: readonly TopicId[]) => offered.filter((topic) => topics.has(topic));
  const times = ARTICLE_TIMES.filter((time) => time.statuses.some((status) => statuses.has(status)));
  const told = ARTICLE_READERS.filter(({ value }) => value === 'self' || readers.has(value));
  const offered: ArticleChoices[] = [
    { name: 'いまの時期', choices: times.map(({ value, label }) => ({ label, wish: { time: value } })) },
    {
      name: 'どなたのことか',
      // One alone is no choice.
      choices: told.length > 1 ? told.map(({ value, label }) => ({ label, wish: { reader: value } })) : [],
    },
    {
      name: '気になること',
      choices: answered(ARTICLE_NEEDS).map((topic) => ({ label: nameOf(topic), wish: { topic } })),
    },
    {
      name: 'がんの種類',
      choices: [
        ...groups
          .filter(({ id }) => CANCER_GROUPS.some(({ value }) => value === id) && cancerGroups.has(id))
          .map(({ id, name }) => ({ label: name, wish: { cancerGroup: id, cancer: null } })),
        ...answered(ARTICLE_CANCERS).map((cancer) => ({
          label: nameOf(cancer),
          wish: { cancer, cancerGroup: null },
        })),
      ],
    },
  ];
  return offered.filter(({ choices }) => choices.length > 0);
}

/** The choices of this portal's own articles; empty where they cannot be read: the list stands without them (G103). */
export async function readChoices(
  page: PageContext,
  groups: readonly { id: string; name: string }[],
): Promise<ArticleChoices[]> {
  const facets = await partOrNull(page, page.content.articleFacets(page.variant));
  return facets === null ? [] : choicesAmong(facets.value, groups);
}
