import type { WordReading } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import type { Word } from './analysis.ts';

const KANA = /^[ぁ-ゖー]+$/;
/** With fewer kana too many words are read so. */
const SHORTEST = 3;
/** Words of one reading that are looked for; more of them say nothing. */
const MOST_ALIKE = 3;

/**
 * What is typed in kana alone stands for words that are read so (G134): an analyser that has never seen しゅじい cuts it
 * anywhere. Known are the readings that stand above words in the texts, and those of the words of titles.
 */
export interface KanaWords {
  /** Words, folded, that a typed word in kana may stand for; none for any other. */
  wordsOf(typedWord: string): readonly string[];
}

/** Pure: make it once for a set of documents, of the readings that they bring along and the words of their titles. */
export function createKanaWords(
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
