import { parentOf, type TopicId } from '../topics/index.ts';
import type { Word } from './analysis.ts';
import type { Library, ReadDocument } from './library.ts';
import type { SearchKind } from './search-document.ts';
import type { FoundTopic } from './topic-finder.ts';
import { BACKGROUND_TOPICS, ONLY_SOUGHT_TOPICS } from './topic-roles.ts';

const TOPIC = 1;
const WORDS = 0.95;
/** Where what was typed is the very word for a topic, pages that only hold the word are seldom meant: ペット and PET. */
const WORDS_BESIDE_SAME = 0.45;
/** What the first, second, third topic of a page is worth; a page is about its first. */
const PLACES = [1, 0.72, 0.55, 0.45, 0.4];
/** A page on a wider or narrower topic than was asked. */
const WIDER = 0.3;
const NARROWER = 0.4;
/** Kinds that answer a question before those that only inform, in a tie of words. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  article: 1.08,
  question: 1,
  faq: 0.97,
  service: 1,
  word: 0.95,
  story: 0.82,
  news: 0.7,
};
/** How sure a topic has to be that is only shown to whoever seeks it. */
const SOUGHT = 0.75;
/** What only sounds like it. */
const SURELY_SOUGHT = 1;
const FIRST_SHOWN = 5;
/** Topics of one question that each get a page among the first, and how sure they have to be beside the surest. */
const MOST_MEANT = 3;
const MEANT_BESIDE = 0.6;
const BACKGROUND = 0.6;
const ASKED_BESIDE = 0.5;

/** The documents about each topic, and how much each is about it: those of a narrower topic are a little about the wider one. */
export type DocumentsByTopic = ReadonlyMap<TopicId, readonly (readonly [at: number, share: number])[]>;

export function documentsByTopic(documents: readonly ReadDocument[]): DocumentsByTopic {
  const lists = new Map<TopicId, Map<number, number>>();
  const add = (topic: TopicId, at: number, share: number) => {
    const list = lists.get(topic) ?? new Map<number, number>();
    list.set(at, Math.max(list.get(at) ?? 0, share));
    lists.set(topic, list);
  };
  documents.forEach(({ topics = [] }, at) => {
    topics.forEach((topic, place) => {
      const share = PLACES[place] ?? 0.35;
      add(topic, at, share);
      const wider = parentOf(topic);
      if (wider !== null) add(wider, at, share * NARROWER);
    });
  });
  return new Map([...lists].map(([topic, list]) => [topic, [...list]]));
}

interface Asked extends Pick<Library, 'documents' | 'index'> {
  readonly words: readonly Word[];
  readonly meant: readonly FoundTopic[];
  readonly byTopic: DocumentsByTopic;
}

/** How well each document answers, by its place: by its words and by what it is about. 0 for those that say nothing to it. */
export function scoresOf({ documents, index, words, meant, byTopic }: Asked): Float64Array {
  const share = meant.some(({ isSame }) => isSame) ? WORDS_BESIDE_SAME : WORDS;
  const scores = index.scores(words).map((score) => share * score);
  for (const { id, score } of meant) {
    const wider = parentOf(id);
    const lists = [[id, 1] as const, ...(wider === null ? [] : [[wider, WIDER] as const])];
    const taken = new Set<number>();
    for (const [topic, share] of lists)
      for (const [at, place] of byTopic.get(topic) ?? []) {
        if (taken.has(at)) continue;
        taken.add(at);
        if (topic !== id && documents[at]?.topics?.[0] !== topic) continue;
        scores[at] = (scores[at] ?? 0) + TOPIC * score * share * place;
      }
  }
  const sought = new Set(
    meant.filter(({ score, by }) => score >= (by.size > 0 ? SOUGHT : SURELY_SOUGHT)).map(({ id }) => id),
  );
  documents.forEach(({ kind, topics: [main] = [] }, at) => {
    const isUnwanted = main !== undefined && ONLY_SOUGHT_TOPICS.has(main) && !sought.has(main);
    scores[at] = isUnwanted ? 0 : (scores[at] ?? 0) * KIND_WEIGHT[kind];
  });
  return scores;
}

/** The better of two places: by score, then the newer, then as they stand. */
export function byRank(
  scores: Float64Array,
  documents: readonly ReadDocument[],
): (one: number, other: number) => number {
  const published = (at: number) => documents[at]?.publishedAt ?? '';
  return (one, other) =>
    (scores[other] ?? 0) - (scores[one] ?? 0) ||
    published(other).localeCompare(published(one)) ||
    one - other;
}

/**
 * What is true of most who ask (a treatment with medicines, a stay in hospital) is the background of a question that means
 * something else besides: 「抗がん剤の日 休めない」 is about work.
 */
export function withoutBackground(meant: readonly FoundTopic[]): readonly FoundTopic[] {
  const isAsked = meant.some(({ id, score }) => !BACKGROUND_TOPICS.has(id) && score >= ASKED_BESIDE);
  if (!isAsked) return meant;
  return meant
    .map((topic) =>
      BACKGROUND_TOPICS.has(topic.id) && !topic.isSame
        ? { ...topic, score: topic.score * BACKGROUND }
        : topic,
    )
    .sort((one, other) => other.score - one.score);
}

/** Of a question that means several things, each of the surest has its best page among the first five. */
export function withEachTopic(
  found: readonly number[],
  documents: readonly ReadDocument[],
  meant: readonly FoundTopic[],
): readonly number[] {
  const surest = meant[0]?.score ?? 0;
  const wanted = meant.slice(0, MOST_MEANT).filter(({ score }) => score >= surest * MEANT_BESIDE);
  const first = found.slice(0, FIRST_SHOWN);
  const isOf = (at: number, topic: TopicId) => documents[at]?.topics?.[0] === topic;
  const missing = wanted.flatMap(({ id }) =>
    first.some((at) => isOf(at, id)) ? [] : (found.find((at) => isOf(at, id)) ?? []),
  );
  if (missing.length === 0) return found;
  const kept = first.slice(0, Math.max(2, FIRST_SHOWN - missing.length));
  const ahead = new Set([...kept, ...missing]);
  return [...ahead, ...found.filter((at) => !ahead.has(at))];
}

/** Pages whose own subject should not wait come before all others; their order stays. */
export function withUrgentFirst(
  found: readonly number[],
  documents: readonly ReadDocument[],
  topic: TopicId,
): number[] {
  const isFirst = (at: number) =>
    documents[at]?.topics?.[0] === topic && documents[at]?.kind !== 'word' && documents[at]?.kind !== 'story';
  return [...found.filter(isFirst), ...found.filter((at) => !isFirst(at))];
}
