import type { WordReading } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import type { Analyse, Word } from './analysis.ts';
import type { KanaWords, ReadDocument, ReadText } from './library.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { inOneSpelling } from './spelling.ts';
import type { TopicFinder } from './topic-finder.ts';
import { createVocabulary, createWordIndexMaker, termsOf, type Vocabulary } from './word-index.ts';

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
