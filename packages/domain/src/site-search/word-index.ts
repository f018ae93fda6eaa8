import type { Word } from './analysis.ts';

/** Words of a document by place: what it is about, what it says first, what it says. */
export interface DocumentWords {
  readonly title: readonly Word[];
  readonly lead: readonly Word[];
  readonly text: readonly Word[];
}

/** The terms of a document (its words, their readings, and neighbours as pairs), as numbers of a vocabulary. */
export interface DocumentTerms {
  readonly terms: Uint32Array;
  /** How often each stands there, by the weight of the place. */
  readonly weights: Uint16Array;
  /** Weight of all words together. */
  readonly length: number;
}

/** The numbers of terms; it only grows. */
export interface Vocabulary {
  /** The number of a term, a new one where it is met for the first time. */
  numberFor(term: string): number;
  /** The number of a term, or undefined where no document holds it. */
  numberOf(term: string): number | undefined;
  size(): number;
}

/** How much a word in a place counts. */
const PLACE = { title: 5, lead: 2, text: 1 } as const;
/** BM25's own figures: how soon further mentions stop counting, and how much a long text is held against. */
const SATURATION = 1.3;
const LENGTH = 0.6;
/** Two words that stand side by side as they were typed say more than both apart. */
const PAIR = 0.8;
/** A word that is only read alike. */
const READ_ALIKE = 0.55;
const MOST_WEIGHT = 65_535;

export interface WordIndex {
  /** For each document, by its place, how well it answers: 1 where it holds nothing but all of the words, 0 where it holds none. */
  scores(words: readonly Word[]): Float64Array;
  /** Whether a document holds the word, as it is written or as it is read. */
  holds(at: number, word: Word): boolean;
  /** Which documents hold all of the words; all do where there are none. */
  holdersOfAll(words: readonly Word[]): (at: number) => boolean;
  /** How much the word tells documents apart; 0 for a binding word. */
  weightOf(word: Word): number;
}

/** Documents that hold a term, in their order, and the term's weight in each: two lists, since an object for each takes three times the memory. */
interface Postings {
  readonly places: number[];
  readonly weights: number[];
}

const writtenTerm = ({ base }: Word) => base;
const readTerm = ({ kana }: Word) => (kana.length > 1 ? `r:${kana}` : null);
const pairTerm = (one: Word, other: Word) => `${one.base}|${other.base}`;

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  return {
    numberOf: (term) => numbers.get(term),
    numberFor(term) {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(term, number);
      return number;
    },
    size: () => numbers.size,
  };
}

/** The terms of a document's words. */
export function termsOf(words: DocumentWords, vocabulary: Vocabulary): DocumentTerms {
  const weights = new Map<number, number>();
  let length = 0;
  const add = (term: string, weight: number) => {
    const number = vocabulary.numberFor(term);
    weights.set(number, (weights.get(number) ?? 0) + weight);
  };
  for (const place of ['title', 'lead', 'text'] as const) {
    const its = words[place];
    its.forEach((word, at) => {
      if (word.isBinding) return;
      add(writtenTerm(word), PLACE[place]);
      length += PLACE[place];
      const read = readTerm(word);
      if (read !== null) add(read, PLACE[place]);
      const next = its[at + 1];
      if (next && !next.isBinding) add(pairTerm(word, next), PLACE[place]);
    });
  }
  return {
    terms: Uint32Array.from(weights.keys()),
    weights: Uint16Array.from(weights.values(), (weight) => Math.min(weight, MOST_WEIGHT)),
    length,
  };
}

/** An index that is made document by document, so that whoever makes it can let others have their turn. */
export interface WordIndexMaker {
  add(document: DocumentTerms): void;
  /** How many terms the documents hold, each counted once. */
  terms(): number;
  /** The index of what was added. Add nothing afterwards. */
  index(): WordIndex;
}

/** An index over the words of documents (BM25F: one length for each document, a weight for each place). Pure. */
export function createWordIndexMaker(vocabulary: Vocabulary): WordIndexMaker {
  const lists = new Map<number, Postings>();
  const lengths: number[] = [];
  return {
    add({ terms, weights, length }) {
      const at = lengths.length;
      terms.forEach((term, place) => {
        const list = lists.get(term) ?? { places: [], weights: [] };
        list.places.push(at);
        list.weights.push(weights[place] ?? 0);
        if (list.places.length === 1) lists.set(term, list);
      });
      lengths.push(length);
    },
    terms: () => lists.size,
    index: () => wordIndex(vocabulary, lists, lengths),
  };
}

const NONE: Postings = { places: [], weights: [] };

function wordIndex(
  vocabulary: Vocabulary,
  lists: ReadonlyMap<number, Postings>,
  lengths: readonly number[],
): WordIndex {
  const size = lengths.length;
  const average = lengths.reduce((sum, length) => sum + length, 0) / (size || 1);
  const postingsOf = (term: string | null) =>
    lists.get((term === null ? undefined : vocabulary.numberOf(term)) ?? -1) ?? NONE;
  const rarity = ({ places: { length: holding } }: Postings) =>
    holding === 0 ? 0 : Math.log(1 + (size - holding + 0.5) / (holding + 0.5));
  const unknown = Math.log(1 + size * 2);
  const weightOf = (word: Word) => {
    if (word.isBinding) return 0;
    return rarity(postingsOf(writtenTerm(word))) || rarity(postingsOf(readTerm(word))) || unknown;
  };
  return {
    weightOf,
    holds: (at, word) =>
      [writtenTerm(word), readTerm(word)].some((term) => isIn(postingsOf(term).places, at)),
    holdersOfAll(words) {
      const held = new Uint16Array(size);
      words.forEach((word, number) => {
        for (const term of [writtenTerm(word), readTerm(word)])
          for (const at of postingsOf(term).places) if (held[at] === number) held[at] = number + 1;
      });
      return (at) => held[at] === words.length;
    },
    scores(words) {
      const scores = new Float64Array(size);
      const asked = [
        ...new Map(words.filter(({ isBinding }) => !isBinding).map((word) => [word.base, word])).values(),
      ];
      /** The last word that each document got something for: written and read, it counts once. */
      const counted = new Uint32Array(size);
      let word = 0;
      const add = (postings: Postings, weight: number) => {
        const rare = rarity(postings) * weight * (SATURATION + 1);
        const { places, weights } = postings;
        for (let place = 0; place < places.length; place += 1) {
          const at = places[place] ?? 0;
          if (counted[at] === word) continue;
          counted[at] = word;
          const frequency = weights[place] ?? 0;
          const norm = 1 - LENGTH + (LENGTH * (lengths[at] ?? 0)) / (average || 1);
          scores[at] = (scores[at] ?? 0) + (rare * frequency) / (frequency + SATURATION * norm);
        }
      };
      let most = 0;
      for (const one of asked) {
        word += 1;
        add(postingsOf(writtenTerm(one)), 1);
        add(postingsOf(readTerm(one)), READ_ALIKE);
        most += weightOf(one) * (SATURATION + 1);
      }
      words.slice(1).forEach((one, at) => {
        const before = words[at];
        if (!before || before.isBinding || one.isBinding) return;
        word += 1;
        add(postingsOf(pairTerm(before, one)), PAIR);
      });
      for (let at = 0; at < size; at += 1) scores[at] = (scores[at] ?? 0) / (most || 1);
      return scores;
    },
  };
}

/** Whether a document is among places, which stand in the order of documents. */
function isIn(places: readonly number[], at: number): boolean {
  let [from, to] = [0, places.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = places[middle] ?? -1;
    if (found === at) return true;
    if (found < at) from = middle + 1;
    else to = middle - 1;
  }
  return false;
}
