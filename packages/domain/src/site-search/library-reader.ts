import type { WordReading } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import type { Analyse, Word } from './analysis.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { inOneSpelling } from './spelling.ts';
import type { TopicFinder } from './topic-finder.ts';
import {
  createVocabulary,
  createWordIndexMaker,
  type DocumentTerms,
  termsOf,
  type Vocabulary,
  type WordIndex,
} from './word-index.ts';

/** What is kept of a document's own words; its texts as they stand are not. */
interface ReadText {
  readonly terms: DocumentTerms;
  /** Words of its title. */
  readonly title: readonly Word[];
  /** All of it folded, for whoever looks for the very words that they typed. */
  readonly folded: string;
}

/** A document as the engine knows it. */
export type ReadDocument = Pick<SearchDocument, 'kind' | 'id' | 'topics' | 'publishedAt'> &
  Pick<ReadText, 'folded'>;

/** A library that has been read in. */
export interface Library {
  readonly documents: readonly ReadDocument[];
  readonly index: WordIndex;
  readonly kanaWords: KanaWords;
}

/** One reading of a list of documents, one by one. */
export interface Reading {
  add(document: SearchDocument): void;
  /** The engine over what was added, in its order. Add nothing afterwards. */
  engine(): SearchEngine;
}

export interface LibraryReader {
  /** Begins a list. Of the list that was finished before, texts that are the same are not cut into words again. */
  begin(): Reading;
}

interface ReaderParts {
  readonly analyse: Analyse;
  readonly topics: TopicFinder;
  /** Names a text in a few characters; texts of one name are the same. */
  readonly nameOf?: (text: string) => string;
}

/** Once the vocabulary has grown so many times over, terms that no text holds any more are let go. */
const MOST_GROWN = 2;

/** Reads libraries in, one list after the other (never two at once). Takes milliseconds for each page that it does not know. */
export function createLibraryReader({
  analyse,
  topics,
  nameOf = (text) => text,
}: ReaderParts): LibraryReader {
  let vocabulary = createVocabulary();
  let known = new Map<string, ReadText>();
  let needed = Number.POSITIVE_INFINITY;
  return {
    begin() {
      if (vocabulary.size() > needed * MOST_GROWN) {
        vocabulary = createVocabulary();
        known = new Map();
        needed = Number.POSITIVE_INFINITY;
      }
      const read = new Map<string, ReadText>();
      const documents: ReadDocument[] = [];
      const readings: (readonly WordReading[])[] = [];
      const titles: (readonly Word[])[] = [];
      const maker = createWordIndexMaker(vocabulary);
      return {
        add(document) {
          const { kind, id, topics: its, publishedAt } = document;
          const name = nameOf(wholeOf(document).join('\n'));
          const text = read.get(name) ?? known.get(name) ?? readText(document, analyse, vocabulary);
          read.set(name, text);
          documents.push({ kind, id, publishedAt, folded: text.folded, ...(its && { topics: its }) });
          readings.push(document.readings ?? []);
          titles.push(text.title);
          maker.add(text.terms);
        },
        engine() {
          known = read;
          needed = maker.terms();
          const kanaWords = createKanaWords(readings, titles);
          const library = { documents, index: maker.index(), kanaWords };
          return createSearchEngine({ library, analyse, topics });
        },
      };
    },
  };
}

/** Everything of a document that is compared. */
const wholeOf = ({ title, keywords = [], lead = '', text }: SearchDocument) => [
  title,
  ...keywords,
  lead,
  text,
];

function readText(document: SearchDocument, analyse: Analyse, vocabulary: Vocabulary): ReadText {
  const { title, keywords = [], lead = '', text } = document;
  const cut = (part: string) => analyse(inOneSpelling(part));
  const words = { title: cut([title, ...keywords].join('。')), lead: cut(lead), text: cut(text) };
  return {
    terms: termsOf(words, vocabulary),
    title: words.title,
    folded: foldForSearch(wholeOf(document).join(' ')),
  };
}

const KANA = /^[ぁ-ゖー]+$/;
/** With fewer kana too many words are read so. */
const SHORTEST = 3;
/** Words of one reading that are looked for; more of them say nothing. */
const MOST_ALIKE = 3;

/**
 * What is typed in kana alone stands for words that are read so (G134): an analyser that has never seen しゅじい cuts it
 * anywhere. Known are the readings that stand above words in the texts, and those of the words of titles.
 */
interface KanaWords {
  /** Words, folded, that a typed word in kana may stand for; none for any other. */
  wordsOf(typedWord: string): readonly string[];
}

/** Pure: make it once for a set of documents, of the readings that they bring along and the words of their titles. */
function createKanaWords(
  readings: readonly (readonly WordReading[])[],
  titles: readonly (readonly Word[])[],
): KanaWords {
  const known = new Map<string, Set<string>>();
  const add = (word: string, kana: string) => {
    const [written, read] = [foldForSearch(word), foldForSearch(kana)];
    if (written === read || read.length < SHORTEST || !KANA.test(read)) return;
    known.set(read, (known.get(read) ?? new Set()).add(written));
  };
  for (const { word, kana } of readings.flat()) add(word, kana);
  for (const { base, kana } of titles.flat()) add(base, kana);
  return {
    wordsOf: (typedWord) => [...(known.get(foldForSearch(typedWord)) ?? [])].slice(0, MOST_ALIKE),
  };
}
