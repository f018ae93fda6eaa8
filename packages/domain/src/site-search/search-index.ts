import type { WordReading } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import type { Readings } from './readings.ts';
import { synonymsOf } from './synonyms.ts';

/** What a search can find (G134): the noun of what it is. */
export const SEARCH_KINDS = ['article', 'story', 'question', 'faq', 'service', 'word', 'news'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  /** Other words for the title: the reading of a term, its spellings. Weighs like the title. */
  readonly keywords?: readonly string[];
  /** Plain text, without markup. */
  readonly text: string;
  /** Words of it whose reading it brings along. */
  readonly readings?: readonly WordReading[];
  /** Newest first among equals; an instant, ISO 8601. */
  readonly publishedAt: string;
}

interface FoldedDocument<T> {
  readonly document: T;
  readonly title: string;
  readonly text: string;
}

/** A word of a search with the other words that serve as well. */
export interface SearchTerm {
  readonly word: string;
  /** Folded; empty when the person wants the word itself alone. */
  readonly others: readonly string[];
}

export interface SearchIndex<T extends SearchDocument> {
  /** Documents that hold every term, or a synonym of it, the best first. */
  find(terms: readonly SearchTerm[]): T[];
  /** Where nothing holds every term: documents whose pieces come nearest, the best first; at most `most`. */
  near(terms: readonly SearchTerm[], most: number): T[];
}

/** How much a place is worth: a title says what a page is about, a text mentions much. */
const WEIGHT = { title: 10, titleStart: 4, text: 2, perMention: 0.25, mostMentions: 8, synonym: 0.6 };
/** Kinds that answer a question before those that only inform, in a tie of words. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  word: 1.15,
  faq: 1,
  article: 1.05,
  service: 1,
  question: 0.95,
  story: 0.85,
  news: 0.7,
};
/** Below this share of its pieces a word has only letters in common with a page. */
const NEAR_ENOUGH = 0.5;

interface TermOptions {
  /** The words as they were typed, and nothing else. */
  isExact?: boolean;
  readings?: Readings;
}

/**
 * Terms of what was typed: folded words, each with the words that are read so and the synonyms of them all. Where no
 * word is read so, those whose reading begins so stand beside it, without their synonyms.
 */
export function searchTerms(typed: string, { isExact = false, readings }: TermOptions = {}): SearchTerm[] {
  const words = [...new Set(foldForSearch(typed).split(/\s+/u).filter(Boolean))];
  return words.map((word) => {
    if (isExact) return { word, others: [] };
    const read = readings?.wordsReadAs(word) ?? [];
    const begun = read.length === 0 ? (readings?.wordsBegunAs(word) ?? []) : [];
    const others = new Set([...read, ...begun, ...[word, ...read].flatMap(synonymsOf)]);
    others.delete(word);
    return { word, others: [...others] };
  });
}

/**
 * An index over pieces of two characters (bigrams), so that a word is found wherever it stands in a language without
 * spaces. Width, kana and case are folded on both sides (G74, G134). Pure: build it once for a set of documents.
 */
export function createSearchIndex<T extends SearchDocument>(documents: readonly T[]): SearchIndex<T> {
  const folded = documents.map(fold);
  const postings = postingsOf(folded);
  /** Documents that may hold a word: all of its pieces. The word itself is looked for in them alone. */
  const candidates = (word: string): ReadonlySet<number> => {
    const lists = piecesOf(word).map((piece) => postings.get(piece) ?? NOBODY);
    const [shortest = NOBODY, ...others] = lists.sort((one, other) => one.size - other.size);
    return new Set([...shortest].filter((at) => others.every((list) => list.has(at))));
  };
  const scoreOf = (at: number, { word, others }: SearchTerm): number => {
    const document = folded[at];
    if (!document) return 0;
    const own = wordScore(document, word);
    const best = Math.max(0, ...others.map((other) => wordScore(document, other)));
    return Math.max(own, best * WEIGHT.synonym);
  };
  const ranked = (scores: readonly (readonly [number, number])[]): T[] =>
    scores
      .flatMap(([at, score]) => {
        const document = documents[at];
        return document && score > 0 ? [{ document, score: score * KIND_WEIGHT[document.kind] }] : [];
      })
      .sort(
        (one, other) =>
          other.score - one.score || other.document.publishedAt.localeCompare(one.document.publishedAt),
      )
      .map(({ document }) => document);

  return {
    find(terms) {
      if (terms.length === 0) return [];
      const found = terms.map(
        ({ word, others }) => new Set([word, ...others].flatMap((any) => [...candidates(any)])),
      );
      const [first = NOBODY, ...rest] = found;
      const all = [...first].filter((at) => rest.every((set) => set.has(at)));
      return ranked(
        all.map((at) => {
          const scores = terms.map((term) => scoreOf(at, term));
          return [at, scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)] as const;
        }),
      );
    },
    near(terms, most) {
      const pieces = [...new Set(terms.flatMap(({ word }) => piecesOf(word)))].filter(
        (piece) => piece.length === 2,
      );
      if (pieces.length === 0) return [];
      const hits = new Map<number, number>();
      for (const piece of pieces) {
        for (const at of postings.get(piece) ?? NOBODY) hits.set(at, (hits.get(at) ?? 0) + 1);
      }
      const near = [...hits].filter(([, count]) => count / pieces.length >= NEAR_ENOUGH);
      return ranked(near).slice(0, most);
    },
  };
}

const NOBODY: ReadonlySet<number> = new Set();

function fold<T extends SearchDocument>(document: T): FoldedDocument<T> {
  const title = foldForSearch([document.title, ...(document.keywords ?? [])].join(' '));
  return { document, title, text: foldForSearch(document.text) };
}

/** Single characters and pairs; a space joins nothing. */
function piecesOf(word: string): string[] {
  if (word.length === 1) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

function postingsOf(folded: readonly FoldedDocument<unknown>[]): Map<string, ReadonlySet<number>> {
  const postings = new Map<string, Set<number>>();
  const add = (piece: string, at: number) => {
    const list = postings.get(piece);
    if (list) list.add(at);
    else postings.set(piece, new Set([at]));
  };
  folded.forEach(({ title, text }, at) => {
    const whole = `${title} ${text}`;
    for (let start = 0; start < whole.length; start += 1) {
      add(whole.charAt(start), at);
      add(whole.slice(start, start + 2), at);
    }
  });
  return postings;
}

function wordScore({ title, text }: FoldedDocument<unknown>, word: string): number {
  const inTitle = title.indexOf(word);
  const mentions = mentionsOf(text, word);
  const ofTitle = inTitle < 0 ? 0 : WEIGHT.title + (inTitle === 0 ? WEIGHT.titleStart : 0);
  const ofText = mentions === 0 ? 0 : WEIGHT.text + WEIGHT.perMention * mentions;
  return ofTitle + ofText;
}

function mentionsOf(text: string, word: string): number {
  let count = 0;
  for (
    let at = text.indexOf(word);
    at >= 0 && count < WEIGHT.mostMentions;
    at = text.indexOf(word, at + word.length)
  ) {
    count += 1;
  }
  return count;
}
