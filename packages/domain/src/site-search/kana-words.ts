import { foldForSearch } from '../search-text/index.ts';
import type { SearchDocument } from './search-document.ts';
import type { DocumentWords } from './word-index.ts';

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

/** Pure: make it once for a set of documents. */
export function createKanaWords(
  documents: readonly SearchDocument[],
  words: readonly DocumentWords[],
): KanaWords {
  const known = new Map<string, Set<string>>();
  const add = (word: string, kana: string) => {
    const [written, read] = [foldForSearch(word), foldForSearch(kana)];
    if (written === read || read.length < SHORTEST || !KANA.test(read)) return;
    known.set(read, (known.get(read) ?? new Set()).add(written));
  };
  for (const { readings = [] } of documents) for (const { word, kana } of readings) add(word, kana);
  for (const { title } of words) for (const { base, kana } of title) add(base, kana);
  return {
    wordsOf: (typedWord) => [...(known.get(foldForSearch(typedWord)) ?? [])].slice(0, MOST_ALIKE),
  };
}
