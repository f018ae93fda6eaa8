import {
  type ArticleSummary,
  type ArticlesQuery,
  articleSummarySchema,
  type ContentAnswer,
  type ContentPage,
  type OfferedArticlesQuery,
} from '@hidamari/contract/content';
import {
  ARTICLE_TIMES,
  type ArticleTimeKey,
  distanceFromTime,
  fitOfTopic,
  isAboutAnotherIllness,
  isAboutIllness,
  isForFamilyFirst,
  isForReader,
  isKindOfCancer,
  isStory,
  type KnownIllness,
} from '@hidamari/domain/article-choices';
import { CONTENT_LIST_LIMIT, LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { isContentId, joinAnswers, type LookupContext, mapAnswer } from './lookups.ts';
import {
  ARTICLES,
  aboutOf,
  allArticles,
  isOffered,
  SUMMARY_FIELDS,
  shownArticles,
} from './shown-articles.ts';

/** One page of a variant's articles. Like everybody who chooses among articles it reads the one copy of the whole list. */
export async function listArticles(
  context: LookupContext,
  query: ArticlesQuery,
): Promise<ContentAnswer<ContentPage<ArticleSummary>>> {
  const perPage = atLeastOne(query.perPage ?? LIST_PAGE_SIZE);
  const page = atLeastOne(query.page ?? 1);
  return mapAnswer(await allArticles(context), (all) => {
    const found = wished(shownArticles(context, query.variant, all), query);
    return { items: found.slice((page - 1) * perPage, page * perPage), page, perPage, total: found.length };
  });
}

/** The newest that may be offered unasked. */
export async function offeredArticles(
  context: LookupContext,
  { limit, ...query }: OfferedArticlesQuery,
): Promise<ContentAnswer<ArticleSummary[]>> {
  return mapAnswer(await allArticles(context), (all) =>
    wished(shownArticles(context, query.variant, all), query)
      .filter(isOffered)
      .slice(0, limit),
  );
}

/** Articles by their ids, in calls of as many as the service answers at once. */
export async function articlesByIds(
  context: LookupContext,
  ids: readonly string[],
  variant: VariantKey,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const wanted = [...new Set(ids.filter(isContentId))];
  const calls = Array.from({ length: Math.ceil(wanted.length / CONTENT_LIST_LIMIT) }, (_, at) =>
    wanted.slice(at * CONTENT_LIST_LIMIT, (at + 1) * CONTENT_LIST_LIMIT),
  );
  const answers = await Promise.all(calls.map((call) => oneCallByIds(context, call)));
  const found = new Map(
    answers.flatMap(({ value }) => value.contents.map((article) => [article.id, article])),
  );
  const inOrder = wanted.flatMap((id) => found.get(id) ?? []);
  return joinAnswers([...shownArticles(context, variant, inOrder)], ...answers);
}

function oneCallByIds(context: LookupContext, ids: readonly string[]) {
  const query = { ids, fields: SUMMARY_FIELDS, limit: ids.length };
  // A member's favourites make a key of their own: kept away from what everybody reads.
  return context.openCache.read(JSON.stringify([ARTICLES, query]), () =>
    context.source.list(ARTICLES, query, articleSummarySchema),
  );
}

const atLeastOne = (number: number) => (Number.isSafeInteger(number) ? Math.max(number, 1) : 1);

/** What every wish lets through, the best answers first and the newest among equals. */
function wished(articles: readonly ArticleSummary[], query: ArticlesQuery): ArticleSummary[] {
  return articles
    .filter((article) => isWished(article, query))
    .map((article) => ({ article, fit: fitOf(article, query) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ article }) => article);
}

function isWished(article: ArticleSummary, query: ArticlesQuery): boolean {
  const { category, illness, isOfIllness, time, reader, topics = [], withoutStories } = query;
  return (
    (category === undefined || article.category.id === category) &&
    !(withoutStories && isStory(article)) &&
    (illness === undefined || isFor(article, illness, isOfIllness)) &&
    (time === undefined || isNamedOrOpen(article.cancer_status, statusesOf(time))) &&
    (reader === undefined || isForReader(article.topics, reader)) &&
    topics.every((topic) => fitOfTopic(article.topics, topic) > 0)
  );
}

function isFor(article: ArticleSummary, illness: KnownIllness, isAlone = false): boolean {
  const about = aboutOf(article);
  return isAlone ? isAboutIllness(about, illness) : !isAboutAnotherIllness(about, illness);
}

/** A list of ids that names none is for everybody. */
const isNamedOrOpen = (named: readonly { id: string }[], wanted: readonly string[]) =>
  named.length === 0 || isNamed(named, wanted);

const isNamed = (named: readonly { id: string }[], wanted: readonly string[]) =>
  named.some(({ id }) => wanted.includes(id));

const statusesOf = (time: ArticleTimeKey): readonly string[] =>
  ARTICLE_TIMES.find(({ value }) => value === time)?.statuses ?? [];

const OF_ILLNESS = 8;
const OF_READER = 4;
const OF_TOPIC = 2;
const OF_TIME = 1;
/** About the illness first of all, and at this very time: before what only touches it, or is for every time. */
const ABOVE_ALL = 0.25;
/** So many times lie between the first and the last that the farthest still comes before what is for everybody. */
const OF_DISTANCE = -0.5;

/** What was asked for by name stands before what is for everybody. */
function fitOf(article: ArticleSummary, query: ArticlesQuery): number {
  const { illness, time, nearTime, reader, topics = [] } = query;
  const statuses = article.cancer_status.map(({ id }) => id);
  return (
    (illness !== undefined && isAboutIllness(aboutOf(article), illness) ? ofIllness(article) : 0) +
    (reader === 'family' && isForFamilyFirst(article.topics) ? OF_READER : 0) +
    topics.reduce((sum, topic) => sum + OF_TOPIC * fitOfTopic(article.topics, topic), 0) +
    (time !== undefined && isNamed(article.cancer_status, statusesOf(time)) ? OF_TIME : 0) +
    (nearTime === undefined ? 0 : OF_DISTANCE * distanceFromTime(statuses, nearTime)) +
    (nearTime !== undefined && isNamed(article.cancer_status, statusesOf(nearTime)) ? ABOVE_ALL : 0)
  );
}

const ofIllness = ({ topics: [main] }: ArticleSummary) =>
  OF_ILLNESS + (main !== undefined && isKindOfCancer(main) ? ABOVE_ALL : 0);
