import type { Word } from './analysis.ts';
import type { SearchDocument } from './search-document.ts';
import type { DocumentTerms, WordIndex } from './word-index.ts';

/** What is kept of a document's own words; its texts as they stand are not. */
export interface ReadText {
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

/**
 * What is typed in kana alone stands for words that are read so (G134): an analyser that has never seen しゅじい cuts it
 * anywhere. Known are the readings that stand above words in the texts, and those of the words of titles.
 */
export interface KanaWords {
  /** Words, folded, that a typed word in kana may stand for; none for any other. */
  wordsOf(typedWord: string): readonly string[];
}
