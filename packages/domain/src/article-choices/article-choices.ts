import type { CancerGroupKey, Relationship } from '../option-sets/index.ts';
import { narrowerOf, parentOf, type TopicId } from '../topics/index.ts';

/** A stage of the illness by which articles can be chosen, with the treatment statuses (G98) that it stands for. */
export interface ArticleTime {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly string[];
}

/** Six of the seven statuses as people name them: who waits for the first treatment reads what the newly told read. */
export const ARTICLE_TIMES = [
  { value: 'suspected', label: 'がんかもしれないと言われた', statuses: ['suspected'] },
  { value: 'just-diagnosed', label: '診断されたばかり', statuses: ['just-diagnosed', 'before-treatment'] },
  { value: 'treating', label: '治療中', statuses: ['treating'] },
  { value: 'follow-up', label: '治療が終わったあと', statuses: ['follow-up'] },
  { value: 'recurrence', label: '再発・転移', statuses: ['recurrence'] },
  { value: 'palliative', label: '緩和ケアを中心に', statuses: ['palliative'] },
] as const satisfies readonly ArticleTime[];
export type ArticleTimeKey = (typeof ARTICLE_TIMES)[number]['value'];

/** The time that a treatment status stands for; undefined where none was told, or one that the table does not know. */
export const timeOfStatus = (statusId: string | null | undefined): ArticleTimeKey | undefined =>
  ARTICLE_TIMES.find(({ statuses }) => statuses.some((status) => status === statusId))?.value;

/** Who reads: the person, who stands beside them, who has lost somebody. */
export const ARTICLE_READERS = [
  { value: 'self', label: 'ご本人' },
  { value: 'family', label: 'ご家族・支える方' },
  { value: 'bereaved', label: '大切な人を亡くした方' },
] as const;
export type ArticleReader = (typeof ARTICLE_READERS)[number]['value'];

const OF_FAMILY: ReadonlySet<TopicId> = new Set<TopicId>([
  'caregivers',
  'parent-has-cancer',
  'spouse-has-cancer',
  'child-has-cancer',
  'friend-has-cancer',
  'family-conflict',
  'last-days',
]);
/**
 * What the library calls it that somebody has cancer, by who they are to the reader: 「ご本人は、あなたの何にあたりますか」. A child may
 * be a grown one, and the library's pages on a child's cancer are about the young.
 */
const TOPIC_OF_RELATION = {
  partner: 'spouse-has-cancer',
  parents: 'parent-has-cancer',
  friends: 'friend-has-cancer',
} as const satisfies Partial<Record<Relationship, TopicId>>;

/** The topic of whoever stands beside somebody (`RELATIONSHIPS`); undefined where the relation does not tell. */
export const topicOfRelation = (relationship: string | null | undefined): TopicId | undefined =>
  TOPIC_OF_RELATION[relationship as keyof typeof TOPIC_OF_RELATION];

const OF_RELATION: ReadonlySet<TopicId> = new Set<TopicId>([
  'parent-has-cancer',
  'spouse-has-cancer',
  'child-has-cancer',
  'friend-has-cancer',
]);

/** Whether an article is first of all about somebody who is something else to the reader. */
export const isOfOtherRelation = ([main]: readonly TopicId[], relation: TopicId): boolean =>
  main !== undefined && main !== relation && OF_RELATION.has(main);

const OF_BEREAVED: ReadonlySet<TopicId> = new Set<TopicId>(['grief', 'funeral-and-after']);

/** Whether an article is for whoever stands beside first of all, and not besides. */
export const isForFamilyFirst = ([main]: readonly TopicId[]): boolean =>
  main !== undefined && OF_FAMILY.has(main);

/**
 * Whether an article is for a reader, by its topics, the main one first: for whoever stands beside where any of them says so, and
 * for the person themselves unless it is about the others first of all.
 */
export function isForReader(topics: readonly TopicId[], reader: ArticleReader): boolean {
  const [main] = topics;
  if (reader === 'bereaved') return topics.some((topic) => OF_BEREAVED.has(topic));
  if (reader === 'family') return topics.some((topic) => OF_FAMILY.has(topic));
  return main === undefined || !(OF_FAMILY.has(main) || OF_BEREAVED.has(main));
}

/**
 * What people look for help with, in the order in which it is asked for most; each stands for what lies under it as well.
 */
export const ARTICLE_NEEDS = [
  'money',
  'work',
  'mind',
  'symptoms',
  'eating',
  'telling-family',
  'medical-talk',
  'appearance',
  'choosing-treatment',
  'home-care',
  'fertility',
  'older-people',
] as const satisfies readonly TopicId[];

const TOPIC_OF_GROUP: Readonly<Record<CancerGroupKey, TopicId>> = {
  breast: 'breast-cancer',
  lung: 'lung-cancer',
  uterine: 'uterine-cancer',
  'head-and-neck': 'head-and-neck-cancer',
  'blood-lymph': 'blood-cancer',
};

/** Kinds that somebody has; what runs in families, and that an illness is rare, concern people with any. */
const KINDS: ReadonlySet<TopicId> = new Set(
  narrowerOf('cancer').filter((topic) => topic !== 'hereditary-cancer' && topic !== 'rare-cancer'),
);

/** Whether a topic is a kind of cancer that somebody has. */
export const isKindOfCancer = (topic: TopicId): boolean => KINDS.has(topic);

/** Somebody's illness as far as it is known: a group of cancers, a kind, both, or neither. */
export interface KnownIllness {
  readonly cancerGroup?: string;
  readonly cancer?: TopicId;
}

/** An article as far as it tells whose illness it is about. */
interface AboutIllness {
  readonly topics: readonly TopicId[];
  /** Ids of the groups of cancers that it is for; empty means everybody. */
  readonly cancerGroups: readonly string[];
}

const kindsOf = ({ cancerGroup, cancer }: KnownIllness): (TopicId | undefined)[] => [
  cancer,
  TOPIC_OF_GROUP[cancerGroup as CancerGroupKey],
];

/** Whether an article speaks of this illness, and of no other first of all. */
export function isAboutIllness({ topics, cancerGroups }: AboutIllness, illness: KnownIllness): boolean {
  if (illness.cancerGroup !== undefined && cancerGroups.includes(illness.cancerGroup)) return true;
  return topics.some((topic) => kindsOf(illness).includes(topic));
}

/** Whether an article is about somebody else's kind of cancer, which helps nobody: one of the illness's own never is. */
export function isAboutAnotherIllness(article: AboutIllness, illness: KnownIllness): boolean {
  if (isAboutIllness(article, illness)) return false;
  const [main] = article.topics;
  return article.cancerGroups.length > 0 || (main !== undefined && isKindOfCancer(main));
}

/** The kinds of cancer beside those that have a group of their own, in the topics' order. */
export const ARTICLE_CANCERS: readonly TopicId[] = narrowerOf('cancer').filter(
  (topic) => !Object.values(TOPIC_OF_GROUP).includes(topic),
);

const isMeant = (topic: TopicId, wanted: TopicId) => topic === wanted || parentOf(topic) === wanted;

/** How well an article answers to a topic: 0 not at all, 2 where it is about it (or what lies under it) first of all, 1 besides. */
export function fitOfTopic(topics: readonly TopicId[], wanted: TopicId): 0 | 1 | 2 {
  const [main] = topics;
  if (main === undefined) return 0;
  if (isMeant(main, wanted)) return 2;
  return topics.some((topic) => isMeant(topic, wanted)) ? 1 : 0;
}

/** Every topic that a text with these topics answers at all: where `fitOfTopic` is not 0. */
export const answeredTopics = (topics: readonly TopicId[]): TopicId[] =>
  topics.flatMap((topic) => {
    const wider = parentOf(topic);
    return wider === null ? [topic] : [topic, wider];
  });

/** How far an article that names these statuses is from a time: 0 where it is of it or of every time, one for each time between. */
export function distanceFromTime(statuses: readonly string[], time: ArticleTimeKey): number {
  const at = ARTICLE_TIMES.findIndex(({ value }) => value === time);
  const places = ARTICLE_TIMES.flatMap(({ statuses: its }, place) =>
    its.some((status) => statuses.includes(status)) ? [Math.abs(place - at)] : [],
  );
  return places.length === 0 ? 0 : Math.min(...places);
}
