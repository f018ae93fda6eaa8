import { foldForSearch } from '../search-text/index.ts';
import { nameOf, parentOf, type TopicId } from '../topics/index.ts';
import type { Analyse, Word } from './analysis.ts';
import type { Library, ReadDocument } from './library.ts';
import { isLightWord } from './light-words.ts';
import {
  byRank,
  documentsByTopic,
  scoresOf,
  withEachTopic,
  withoutBackground,
  withUrgentFirst,
} from './ranking.ts';
import { inOneSpelling } from './spelling.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';
import { AT_ANY_HOUR } from './topic-roles.ts';
import { urgentAmong } from './urgency.ts';
import type { WordIndex } from './word-index.ts';

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
const MOST_ALSO = 6;
/** A word that most pages hold says nothing by being left out. */
const TELLS_APART = 1.5;
const FIGURE = /^[\d.,]+$/;
const KANA_ALONE = /^[ぁ-ゖー]+$/;
const MOST_INSTEAD = 4;
/** Between one thing and the next: a sign, a space, or て before another word (痛くて手がしびれる). */
const PART_ENDS = /[\s、。,，]+|(?<=[てで])(?=[\p{sc=Han}\p{sc=Kana}])/u;
/** Of a long text the first parts are looked at by themselves. */
const MOST_PARTS = 6;

interface EngineParts {
  readonly library: Library;
  readonly analyse: Analyse;
  readonly topics: TopicFinder;
}

/**
 * The site's search (G134): what the words mean (topics) and where they stand (BM25F) together say which page comes first.
 * Every word is wished for and none demanded; pages that are only sought (bereavement, leaving the service) come where
 * their own topic was asked for, and nowhere else. Pure.
 */
export function createSearchEngine({ library, analyse, topics }: EngineParts): SearchEngine {
  const { documents, index, kanaWords } = library;
  const byTopic = documentsByTopic(documents);
  const atAnyHour = pagesOf(AT_ANY_HOUR, documents);
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => analyse(inOneSpelling(text)));

  /** What should not wait in one part of what was typed: 胸が痛くて 手がしびれる. A word by itself says too little. */
  const urgentPart = (typed: string): FoundTopic | undefined => {
    const parts = typed.split(PART_ENDS).filter(Boolean);
    if (parts.length < 2) return undefined;
    for (const part of parts.slice(0, MOST_PARTS)) {
      const words = wordsOf([part]);
      if (words.filter(({ isBinding }) => !isBinding).length < 2) continue;
      const urgent = urgentAmong(withoutBackground(topics.topicsOf(words, part)), words);
      if (urgent) return urgent;
    }
    return undefined;
  };

  const answer = (typed: string, isExact: boolean): Answered => {
    const parts = typed.split(/\s+/u).map((part) => ({ part, read: kanaWords.wordsOf(part) }));
    const words = wordsOf([typed, ...parts.flatMap(({ read }) => read)]);
    if (words.length === 0) return { ...NOTHING, ready: atAnyHour };
    if (isExact) return exactly(library, words, typed);
    /** What a page has to speak of: a part in kana alone by the words that are read so. */
    const asked = parts.some(({ read }) => read.length > 0)
      ? wordsOf(parts.flatMap(({ part, read }) => (read.length > 0 ? read : part)))
      : words;
    const whole = withoutBackground(topics.topicsOf(words, typed));
    const urgent = urgentAmong(whole, words) ?? urgentPart(typed);
    const meant = urgent === undefined || whole.includes(urgent) ? whole : withTopic(whole, urgent);
    const scores = scoresOf({ documents, index, words, meant, byTopic });
    const isBetter = byRank(scores, documents);
    const placesWhere = (isOne: (at: number, score: number) => boolean) =>
      [...scores.keys()].filter((at) => isOne(at, scores[at] ?? 0)).sort(isBetter);
    const first = scores.reduce((best, _, at) => (isBetter(at, best) < 0 ? at : best), 0);
    const best = scores[first] ?? 0;
    const isFound =
      best >= LEAST &&
      ((meant[0]?.score ?? 0) >= SURE_TOPIC || shareHeld(first, index, asked, meant) >= HELD);
    if (!isFound)
      return {
        ...NOTHING,
        near: placesWhere((_, score) => score >= NEAR_LEAST).slice(0, MOST_NEAR),
        ready: atAnyHour,
        instead: meant.slice(0, MOST_INSTEAD).map(({ id }) => nameOf(id)),
        marks: marksOf(typed, words, []),
        isUrgent: urgent !== undefined,
      };
    const holdsAll = index.holdersOfAll(asked.filter((word) => index.weightOf(word) > 0));
    const least = Math.max(best * TAIL, LEAST * 0.6);
    const found = placesWhere((at, score) => score >= least || (score > 0 && holdsAll(at)));
    const mixed = withEachTopic(found, documents, meant);
    const ordered = urgent ? withUrgentFirst(mixed, documents, urgent.id) : mixed;
    const also = alsoOf(meant, topics, typed);
    return {
      ...NOTHING,
      found: ordered,
      also,
      leftOut: leftOutOf({ first: ordered[0], documents, index, words: asked, meant }),
      marks: marksOf(typed, words, also),
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

/** With what one part of the words means, as sure as it is there. */
const withTopic = (meant: readonly FoundTopic[], topic: FoundTopic): readonly FoundTopic[] =>
  [...meant.filter(({ id }) => id !== topic.id), topic].sort((one, other) => other.score - one.score);

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

const marksOf = (typed: string, words: readonly Word[], also: readonly string[]) => [
  ...new Set([
    ...typedWords(typed),
    ...words.filter(({ isBinding, base }) => !isBinding && base.length > 1).map(({ base }) => base),
    ...also.map(foldForSearch),
  ]),
];

/** The first article of each topic that is about it before all else. */
function pagesOf(topics: readonly TopicId[], documents: readonly ReadDocument[]): number[] {
  const first = topics.map((topic) =>
    documents.findIndex(({ kind, topics: its }) => kind === 'article' && its?.[0] === topic),
  );
  return first.filter((at) => at >= 0);
}

function alsoOf(meant: readonly FoundTopic[], topics: TopicFinder, typed: string): string[] {
  const typedFolded = typedWords(typed).join('');
  const sure = meant.filter(({ score }) => score >= SURE_TOPIC);
  const names = sure.slice(0, 2).flatMap(({ id }) => topics.namesOf(id).slice(0, 4));
  return [...new Set(names)]
    .filter((name) => !typedFolded.includes(foldForSearch(name).replace(/\s/g, '')))
    .slice(0, MOST_ALSO);
}

interface First extends Pick<Library, 'documents' | 'index'> {
  readonly first: number | undefined;
  readonly words: readonly Word[];
  readonly meant: readonly FoundTopic[];
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
    isNamed(word) &&
    index.weightOf(word) >= TELLS_APART &&
    !FIGURE.test(word.base) &&
    !led.has(word.base) &&
    !index.holds(first, word);
  return runsOf(words, isLeft).map((run) => run.map(({ surface }) => surface).join(''));
}

/** A word that can be shown by itself: whole, not the stem of a verb, and more than one character or kana that may be cut anywhere. */
const isNamed = ({ surface, base, isBinding }: Word) =>
  !isBinding &&
  surface.length > 1 &&
  foldForSearch(surface) === base &&
  !KANA_ALONE.test(surface) &&
  !isLightWord(base);

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
function exactly({ documents, index }: Library, words: readonly Word[], typed: string): Answered {
  const wanted = typedWords(typed);
  const scores = index.scores(words);
  const holdsAll = (at: number) => wanted.every((word) => documents[at]?.folded.includes(word) ?? false);
  const found = [...scores.keys()].filter((at) => (scores[at] ?? 0) > 0 && holdsAll(at));
  return { ...NOTHING, found: found.sort(byRank(scores, documents)), marks: wanted };
}
