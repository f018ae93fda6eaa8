import type { WordReading } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import { EASY_WORDS } from './easy-words.ts';
import { synonymSpelling } from './synonyms.ts';

/**
 * What is typed in kana leads to the words that are read so (G134): many type without turning their kana into other
 * letters, and a search that answers while somebody types sees the kana first.
 */
export interface Readings {
  /** Folded words that are read as this folded kana. */
  wordsReadAs(kana: string): readonly string[];
  /** The few folded words whose reading begins with this folded kana: the person is still typing. */
  wordsBegunAs(kana: string): readonly string[];
  /** A folded word as people write it, for showing which were looked for besides: a reading's, else a synonym's. */
  spellingOf(foldedWord: string): string;
}

const KANA = /^[ぁ-ゖー]+$/;
/** Above one letter stands a reading that is part of many others: 体 is たい, and たいちょう is no body. */
const SHORTEST_WORD = 2;
/** With fewer kana too many words begin. */
const SHORTEST_BEGINNING = 3;
const MOST_BEGUN = 4;

/** The easy words, and those whose reading the content brings along. Pure: make it once for a set of documents. */
export function createReadings(brought: Iterable<WordReading>): Readings {
  const words = new Map<string, Set<string>>();
  const spellings = new Map<string, string>();
  const add = (word: string, kana: string) => {
    const [folded, read] = [foldForSearch(word), foldForSearch(kana)];
    if (folded === read || !KANA.test(read)) return;
    words.set(read, (words.get(read) ?? new Set()).add(folded));
    if (!spellings.has(folded)) spellings.set(folded, word);
  };
  for (const [word, kana] of EASY_WORDS) add(word, kana);
  for (const { word, kana } of brought) if (word.length >= SHORTEST_WORD) add(word, kana);
  const known = [...words.keys()].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const wordsReadAs = (kana: string) => [...(words.get(kana) ?? [])];
  const wordsBegunAs = (kana: string) => {
    if (kana.length < SHORTEST_BEGINNING) return [];
    const begun = known.filter((read) => read.startsWith(kana));
    return begun.flatMap(wordsReadAs).slice(0, MOST_BEGUN);
  };
  return {
    wordsReadAs,
    wordsBegunAs,
    spellingOf: (foldedWord) => spellings.get(foldedWord) ?? synonymSpelling(foldedWord),
  };
}
