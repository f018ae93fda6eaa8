import type { ArticleSummary } from '@hidamari/contract/content';
import {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  answeredTopics,
  isForReader,
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

/** What the articles of this portal can be chosen by: nothing is offered that no article answers. */
export function choicesAmong(
  articles: readonly ArticleSummary[],
  groups: readonly { id: string; name: string }[],
): ArticleChoices[] {
  const named = new Set(articles.flatMap(({ topics }) => topics));
  const there = new Set(answeredTopics([...named]));
  const answered = (offered: readonly TopicId[]) => offered.filter((topic) => there.has(topic));
  const times = ARTICLE_TIMES.filter(({ statuses }) =>
    articles.some(({ cancer_status }) => cancer_status.some(({ id }) => statuses.some((one) => one === id))),
  );
  const readers = ARTICLE_READERS.filter(
    ({ value }) => value === 'self' || articles.some((article) => isForReader(article.topics, value)),
  );
  const offered: ArticleChoices[] = [
    { name: 'いまの時期', choices: times.map(({ value, label }) => ({ label, wish: { time: value } })) },
    {
      name: 'どなたのことか',
      // One alone is no choice.
      choices:
        readers.length > 1 ? readers.map(({ value, label }) => ({ label, wish: { reader: value } })) : [],
    },
    {
      name: '気になること',
      choices: answered(ARTICLE_NEEDS).map((topic) => ({ label: nameOf(topic), wish: { topic } })),
    },
    {
      name: 'がんの種類',
      choices: [
        ...groups
          .filter(
            ({ id }) =>
              CANCER_GROUPS.some(({ value }) => value === id) &&
              articles.some(({ cancer_category }) => cancer_category.some((group) => group.id === id)),
          )
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
  const all = await partOrNull(page, page.content.listArticles({ variant: page.variant, perPage: EVERY }));
  return all === null ? [] : choicesAmong(all.value.items, groups);
}

/** More than a library has. */
const EVERY = 100_000;
