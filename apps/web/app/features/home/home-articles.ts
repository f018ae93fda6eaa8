import type { ArticleSummary, ContentAnswer } from '@hidamari/contract/content';
import { isOfOtherRelation, isStory, STORY_CATEGORY } from '@hidamari/domain/article-choices';
import { noticesCategoryOf, type VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import type { PageContext } from '../../page-context.ts';
import { listedArticle } from '../../parts/content/listed-articles.ts';
import type { OwnSituation } from '../../parts/content/own-situation.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { HomeArticle } from './home-parts.ts';

/** One wide, three beside it. */
const SHOWN = 4;
/** Enough of the newest to find some that the recommendations do not hold. */
const NEWEST = 12;
const STORIES_SHOWN = 3;

type Reading = Pick<PageContext, 'content' | 'variant' | 'report'>;
type Articles = ContentAnswer<ArticleSummary[]>;

/** What chooses a member's articles: what they told, and whether a visit is coming. */
export interface OwnReading {
  situation: OwnSituation | null;
  hasVisitAhead: boolean;
}

/** Where no time was told, the order alone is by the time that lasts longest: nobody with an illness is suspected of it first of all. */
const LONGEST_TIME = 'treating';

const NOTHING_OWN: OwnReading = { situation: null, hasVisitAhead: false };
const NONE: Articles = { value: [], stale: false };

/**
 * The articles of home: the recommended ones, then the newest, one of each category before a second of any; stories are
 * not among them. What an organisation tells its own people stands before. A member's are chosen by their illness, by what is at hand, by their time and by whom they are to the
 * patient, one of each in turn. Recommendations that cannot be read leave the newest alone (G103); without the newest it
 * throws.
 */
export async function homeArticles(page: Reading, own: OwnReading = NOTHING_OWN): Promise<Articles> {
  const [chosen, newest] = await Promise.all([
    Promise.all(choices(page, own).map((reading) => partOrNull(page, reading))),
    page.content.offeredArticles({ variant: page.variant, limit: NEWEST, illness: {}, withoutStories: true }),
  ]);
  const lists = chosen.map((answer) => answer ?? NONE);
  const isOwn = own.situation !== null || own.hasVisitAhead;
  // What an operator recommends may be a story; it stands with the stories.
  const offered = [...inTurn(lists.map(({ value }) => value)), ...newest.value].filter(
    (article) => !isStory(article),
  );
  return {
    value: isOwn ? unique(offered).slice(0, SHOWN) : oneOfEachFirst(offered),
    stale: [...lists, newest].some(({ stale }) => stale),
  };
}

/** Articles with what home draws of them: the data of a page travels with it. */
export const drawnArticles = (articles: readonly ArticleSummary[]): HomeArticle[] =>
  articles.map((article) => ({ ...listedArticle(article), reviewer_role: article.reviewer_role }));

/** Where the choices come from, the nearest to the member first; nothing told: what is recommended to everybody. */
function choices(
  { content, variant }: Reading,
  { situation, hasVisitAhead }: OwnReading,
): Promise<Articles>[] {
  const {
    cancerGroup,
    stage,
    cancer,
    time,
    isFamily = false,
    relation,
    isNewlyTold = false,
  } = situation ?? {};
  const atHand: TopicId[] = [
    ...(isNewlyTold ? (['just-told'] as const) : []),
    ...(hasVisitAhead ? (['visit-preparation'] as const) : []),
  ];
  const ownNotices = noticesCategoryOf(variant);
  const asked = { variant, limit: SHOWN, withoutStories: true } as const;
  const illness = { ...(cancerGroup !== undefined && { cancerGroup }), ...(cancer && { cancer }) };
  const near = { illness, nearTime: time ?? LONGEST_TIME };
  return [
    ...(ownNotices === null ? [] : [content.offeredArticles({ ...asked, category: ownNotices })]),
    ...(cancerGroup !== undefined || situation === null
      ? [
          content.recommendedArticles({
            ...{ variant, limit: SHOWN },
            ...(cancerGroup !== undefined && { cancerGroup }),
            ...(stage !== undefined && { stage }),
          }),
        ]
      : []),
    ...(relation ? [onTopics(content, [relation], variant)] : []),
    ...(isFamily
      ? [ofFamily(content.offeredArticles({ ...asked, ...near, reader: 'family' }), relation)]
      : []),
    ...(atHand.length > 0 ? [onTopics(content, atHand, variant)] : []),
    ...(cancer === undefined && cancerGroup === undefined
      ? []
      : [content.offeredArticles({ ...asked, ...near, isOfIllness: true, reader: 'self' })]),
    ...(time === undefined ? [] : [content.offeredArticles({ ...asked, illness, time, reader: 'self' })]),
  ];
}

/** Without those about somebody who is something else to the member. */
async function ofFamily(offered: Promise<Articles>, relation: TopicId | undefined): Promise<Articles> {
  const { value, ...state } = await offered;
  const isTheirs = ({ topics }: ArticleSummary) =>
    relation === undefined || !isOfOtherRelation(topics, relation);
  return { ...state, value: value.filter(isTheirs) };
}

async function onTopics(
  content: PageContext['content'],
  topics: readonly TopicId[],
  variant: VariantKey,
): Promise<Articles> {
  const { value, ...state } = await content.articlesOnTopics(topics, variant);
  return { ...state, value: value.map(({ article }) => article) };
}

/** The newest stories; they have a section of their own on home (G25, G99). */
export function homeStories({
  content,
  variant,
}: Pick<PageContext, 'content' | 'variant'>): Promise<Articles> {
  return content.offeredArticles({ variant, category: STORY_CATEGORY, limit: STORIES_SHOWN });
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly ArticleSummary[])[]): ArticleSummary[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function unique(offered: readonly ArticleSummary[]): ArticleSummary[] {
  return offered.filter((article, at) => offered.findIndex(({ id }) => id === article.id) === at);
}

function oneOfEachFirst(offered: readonly ArticleSummary[]): ArticleSummary[] {
  const all = unique(offered);
  const isFirst = (article: ArticleSummary) =>
    all.find(({ category }) => category.id === article.category.id) === article;
  return [...all.filter(isFirst), ...all.filter((article) => !isFirst(article))].slice(0, SHOWN);
}
