import { foldForSearch } from '../search-text/index.ts';
import { nameOf, parentOf, type TopicId } from '../topics/index.ts';
import type { Analyse, Word } from './analysis.ts';
import { createKanaWords } from './kana-words.ts';
import type { SearchDocument, SearchKind } from './search-document.ts';
import { inOneSpelling } from './spelling.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';
import { AT_ANY_HOUR, BACKGROUND_TOPICS, ONLY_SOUGHT_TOPICS, URGENT_TOPICS } from './topic-roles.ts';
import { createWordIndex, type DocumentWords, type WordIndex } from './word-index.ts';

/** What a search found, of all documents of the engine. */
export interface Found extends Answered {
  /** Names of topics that may be meant by what was typed so far. */
  readonly suggestions: readonly string[];
}

interface Answered {
  /** Places of documents in the list that the engine was made of, the best first. */
  readonly found: readonly number[];
  /** Where nothing was found: what comes nearest. */
  readonly near: readonly number[];
  /** What helps at any hour, whatever was asked: one page for each of `AT_ANY_HOUR`. */
  readonly ready: readonly number[];
  /** Where nothing was found: names of the topics that come nearest, to ask for instead. */
  readonly instead: readonly string[];
  /** Other words that were looked for, as people write them. */
  readonly also: readonly string[];
  /** Words that the first found does not speak of, as they were typed. */
  readonly leftOut: readonly string[];
  /** Folded words to mark in what is shown. */
  readonly marks: readonly string[];
  /** Something that should not wait may be meant: the page to act on stands first, the emergency line above it. */
  readonly isUrgent: boolean;
}

export interface SearchOptions {
  /** The words as they were typed, all of them, and nothing else. */
  readonly isExact?: boolean;
}

export interface SearchEngine {
  search(typed: string, options?: SearchOptions): Found;
}

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
/** Below this nothing is meant by it. */
const LEAST = 0.22;
/** The end of the list: what has less than this share of the first. */
const TAIL = 0.3;
/** What comes near where nothing was found. */
const NEAR_LEAST = 0.06;
const MOST_NEAR = 30;
const SURE_TOPIC = 0.55;
/** Of what was asked so much has to be spoken of, where no topic is sure. */
const HELD = 0.4;
const SOUGHT = 0.75;
/** What only sounds like it. */
const SURELY_SOUGHT = 1;
const URGENT = 0.55;
const SURELY_URGENT = 0.75;
const FIRST_SHOWN = 5;
/** Topics of one question that each get a page among the first, and how sure they have to be beside the surest. */
const MOST_MEANT = 3;
const MEANT_BESIDE = 0.6;
const BACKGROUND = 0.6;
const ASKED_BESIDE = 0.5;
const MOST_ALSO = 6;
/** A word that most pages hold says nothing by being left out. */
const TELLS_APART = 1.5;
const FIGURE = /^[\d.,]+$/;
const MOST_INSTEAD = 4;

/** Everything of a text that is compared. */
export function wordsOfDocument(document: SearchDocument, analyse: Analyse): DocumentWords {
  const cut = (text: string) => analyse(inOneSpelling(text));
  return {
    title: cut([document.title, ...(document.keywords ?? [])].join('。')),
    lead: cut(document.lead ?? ''),
    text: cut(document.text),
  };
}

interface EngineParts<T extends SearchDocument> {
  readonly documents: readonly T[];
  /** Of each document, in the same order. */
  readonly words: readonly DocumentWords[];
  readonly analyse: Analyse;
  readonly topics: TopicFinder;
}

/**
 * The site's search (G134): what the words mean (topics) and where they stand (BM25F) together say which page comes first.
 * Every word is wished for and none demanded; pages that are only sought (bereavement, leaving the service) come where
 * their own topic was asked for, and nowhere else. Pure.
 */
export function createSearchEngine<T extends SearchDocument>(parts: EngineParts<T>): SearchEngine {
  const { documents, analyse, topics } = parts;
  const index = createWordIndex(parts.words);
  const byTopic = documentsByTopic(documents);
  const kanaWords = createKanaWords(documents, parts.words);
  const atAnyHour = pagesOf(AT_ANY_HOUR, documents);
  const answer = (typed: string, isExact: boolean): Answered => {
    const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => analyse(inOneSpelling(text)));
    const parts = typed.split(/\s+/u).map((part) => ({ part, read: kanaWords.wordsOf(part) }));
    const words = wordsOf([typed, ...parts.flatMap(({ read }) => read)]);
    /** What a page has to speak of: a part in kana alone by the words that are read so. */
    const asked = parts.some(({ read }) => read.length > 0)
      ? wordsOf(parts.flatMap(({ part, read }) => (read.length > 0 ? read : part)))
      : words;
    if (words.length === 0) return { ...NOTHING, ready: atAnyHour };
    if (isExact) return exactly(documents, index, words, typed);
    const meant = withoutBackground(topics.topicsOf(words, typed));
    const scores = scoresOf({ documents, index, words, meant, byTopic });
    const ranked = [...scores].sort(
      ([one, its], [other, others]) => others - its || newest(documents, one, other),
    );
    const best = ranked[0]?.[1] ?? 0;
    const isFound =
      best >= LEAST &&
      ((meant[0]?.score ?? 0) >= SURE_TOPIC || shareHeld(ranked[0]?.[0] ?? 0, index, asked, meant) >= HELD);
    const weighty = asked.filter((word) => index.weightOf(word) > 0);
    const holdsAll = (at: number) => weighty.every((word) => index.holds(at, word));
    const isWorth = ([at, score]: readonly [number, number]) =>
      score >= Math.max(best * TAIL, LEAST * 0.6) || holdsAll(at);
    const found = isFound ? ranked.filter(isWorth).map(([at]) => at) : [];
    const urgent = meant.find(
      ({ id, score, isMeant, by }) =>
        isMeant && URGENT_TOPICS.has(id) && score >= (by.size > 0 ? URGENT : SURELY_URGENT),
    );
    const mixed = withEachTopic(found, documents, meant);
    const ordered = urgent ? withUrgentFirst(mixed, documents, urgent.id) : mixed;
    const sure = meant.filter(({ score }) => score >= SURE_TOPIC);
    const also = isFound ? alsoOf(sure, topics, typed) : [];
    return {
      found: ordered,
      near: isFound
        ? []
        : ranked
            .filter(([, score]) => score >= NEAR_LEAST)
            .slice(0, MOST_NEAR)
            .map(([at]) => at),
      ready: isFound ? [] : atAnyHour,
      instead: isFound ? [] : meant.slice(0, MOST_INSTEAD).map(({ id }) => nameOf(id)),
      also,
      leftOut: isFound ? leftOutOf({ first: ordered[0], documents, index, words: asked, meant }) : [],
      marks: [
        ...new Set([
          ...typedWords(typed),
          ...words.filter(({ isBinding, base }) => !isBinding && base.length > 1).map(({ base }) => base),
          ...also.map(foldForSearch),
        ]),
      ],
      isUrgent: urgent !== undefined,
    };
  };
  return {
    search: (typed, { isExact = false } = {}) => ({
      ...answer(typed, isExact),
      suggestions: topics.suggest(typed),
    }),
  };
}

const NOTHING: Answered = {
  found: [],
  near: [],
  ready: [],
  instead: [],
  also: [],
  leftOut: [],
  marks: [],
  isUrgent: false,
};

const typedWords = (typed: string) => foldForSearch(typed).split(/\s+/u).filter(Boolean);

const newest = (documents: readonly SearchDocument[], one: number, other: number) =>
  (documents[other]?.publishedAt ?? '').localeCompare(documents[one]?.publishedAt ?? '');

function documentsByTopic(
  documents: readonly SearchDocument[],
): ReadonlyMap<TopicId, readonly (readonly [number, number])[]> {
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

/** The first article of each topic that is about it before all else. */
function pagesOf(topics: readonly TopicId[], documents: readonly SearchDocument[]): number[] {
  const first = topics.map((topic) =>
    documents.findIndex(({ kind, topics: its }) => kind === 'article' && its?.[0] === topic),
  );
  return first.filter((at) => at >= 0);
}

interface Asked {
  readonly documents: readonly SearchDocument[];
  readonly index: WordIndex;
  readonly words: readonly Word[];
  readonly meant: readonly FoundTopic[];
  readonly byTopic: ReadonlyMap<TopicId, readonly (readonly [number, number])[]>;
}

function scoresOf({ documents, index, words, meant, byTopic }: Asked): Map<number, number> {
  const scores = new Map<number, number>();
  const share = meant.some(({ isSame }) => isSame) ? WORDS_BESIDE_SAME : WORDS;
  for (const [at, score] of index.scores(words)) scores.set(at, share * score);
  for (const { id, score } of meant) {
    const wider = parentOf(id);
    const lists = [[id, 1] as const, ...(wider === null ? [] : [[wider, WIDER] as const])];
    const taken = new Set<number>();
    for (const [topic, share] of lists)
      for (const [at, place] of byTopic.get(topic) ?? []) {
        if (taken.has(at)) continue;
        taken.add(at);
        if (topic !== id && documents[at]?.topics?.[0] !== topic) continue;
        scores.set(at, (scores.get(at) ?? 0) + TOPIC * score * share * place);
      }
  }
  const sought = new Set(
    meant.filter(({ score, by }) => score >= (by.size > 0 ? SOUGHT : SURELY_SOUGHT)).map(({ id }) => id),
  );
  for (const [at, score] of scores) {
    const document = documents[at];
    const main = document?.topics?.[0];
    if (!document || (main !== undefined && ONLY_SOUGHT_TOPICS.has(main) && !sought.has(main)))
      scores.delete(at);
    else scores.set(at, score * KIND_WEIGHT[document.kind]);
  }
  return scores;
}

/**
 * What is true of most who ask (a treatment with medicines, a stay in hospital) is the background of a question that means
 * something else besides: 「抗がん剤の日 休めない」 is about work.
 */
function withoutBackground(meant: readonly FoundTopic[]): readonly FoundTopic[] {
  const isAsked = meant.some(({ id, score }) => !BACKGROUND_TOPICS.has(id) && score >= ASKED_BESIDE);
  if (!isAsked) return meant;
  return meant
    .map((topic) => (BACKGROUND_TOPICS.has(topic.id) ? { ...topic, score: topic.score * BACKGROUND } : topic))
    .sort((one, other) => other.score - one.score);
}

/** Of a question that means several things, each of the surest has its best page among the first five. */
function withEachTopic(
  found: readonly number[],
  documents: readonly SearchDocument[],
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
function withUrgentFirst(
  found: readonly number[],
  documents: readonly SearchDocument[],
  topic: TopicId,
): number[] {
  const isFirst = (at: number) =>
    documents[at]?.topics?.[0] === topic && documents[at]?.kind !== 'word' && documents[at]?.kind !== 'story';
  return [...found.filter(isFirst), ...found.filter((at) => !isFirst(at))];
}

function alsoOf(sure: readonly FoundTopic[], topics: TopicFinder, typed: string): string[] {
  const typedFolded = typedWords(typed).join('');
  const names = sure.slice(0, 2).flatMap(({ id }) => topics.namesOf(id).slice(0, 4));
  return [...new Set(names)]
    .filter((name) => !typedFolded.includes(foldForSearch(name).replace(/\s/g, '')))
    .slice(0, MOST_ALSO);
}

interface First extends Omit<Asked, 'byTopic'> {
  readonly first: number | undefined;
}

/** How much of what was asked the page speaks of, by the weight of its words; words that led to a topic are spoken of. */
function shareHeld(
  at: number,
  index: WordIndex,
  words: readonly Word[],
  meant: readonly FoundTopic[],
): number {
  const led = new Set(meant.flatMap(({ by }) => [...by]));
  const weights = words.map((word) => ({ word, weight: index.weightOf(word) }));
  const held = weights.filter(({ word }) => led.has(word.base) || index.holds(at, word));
  const sumOf = (parts: typeof weights) => parts.reduce((sum, { weight }) => sum + weight, 0);
  return sumOf(held) / (sumOf(weights) || 1);
}

/** Words that tell pages apart and that neither stand in the first page nor led to what it is about. */
function leftOutOf({ first, documents, index, words, meant }: First): string[] {
  if (first === undefined) return [];
  const about = new Set<TopicId>(documents[first]?.topics ?? []);
  const led = new Set(
    meant
      .filter(({ id }) => about.has(id) || [...about].some((topic) => parentOf(topic) === id))
      .flatMap(({ by }) => [...by]),
  );
  const isLeft = (word: Word) =>
    !word.isBinding &&
    index.weightOf(word) >= TELLS_APART &&
    !FIGURE.test(word.base) &&
    !led.has(word.base) &&
    !index.holds(first, word);
  return runsOf(words, isLeft).map((run) => run.map(({ surface }) => surface).join(''));
}

/** Neighbours that are alike, together: what was typed in one stays in one. */
function runsOf(words: readonly Word[], isOne: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [];
  words.forEach((word, at) => {
    if (!isOne(word)) return;
    const before = words[at - 1];
    const run = runs.at(-1);
    if (run && word.isAttached && run.at(-1) === before) run.push(word);
    else runs.push([word]);
  });
  return runs;
}

/** Documents that hold every word as it was typed. */
function exactly(
  documents: readonly SearchDocument[],
  index: WordIndex,
  words: readonly Word[],
  typed: string,
): Answered {
  const wanted = typedWords(typed);
  const scores = [...index.scores(words)].sort(
    ([one, its], [other, others]) => others - its || newest(documents, one, other),
  );
  const holdsAll = (at: number) => {
    const document = documents[at];
    if (!document) return false;
    const whole = foldForSearch(
      [document.title, ...(document.keywords ?? []), document.lead ?? '', document.text].join(' '),
    );
    return wanted.every((word) => whole.includes(word));
  };
  return { ...NOTHING, found: scores.map(([at]) => at).filter(holdsAll), marks: wanted };
}
