import type { LogKeywordPart } from '@hidamari/domain/log-search';
import type { Found, SearchDocument, SearchOptions } from '@hidamari/domain/site-search';

/** What one search found; the places in `found` are those of `documents`. */
export interface FoundAmong<T extends SearchDocument> extends Found {
  readonly documents: readonly T[];
}

/** The engine of the site's search, away from the server's loop. */
export interface SiteSearch {
  /**
   * Searches these documents; a list that is the same object as the last is not sent again. While a new list is being
   * read in, the one before is searched. The first time titles and summaries answer before the texts are read.
   * Throws `unavailable` where the thread does not answer.
   */
  search<T extends SearchDocument>(
    documents: readonly T[],
    typed: string,
    options?: SearchOptions,
  ): Promise<FoundAmong<T>>;
  /** Reads the documents in, all of their text, so that the first search need not wait. */
  prepare(documents: readonly SearchDocument[]): Promise<void>;
  /**
   * Reads a keyword for treatment logs (`readLogKeyword`); needs no documents. Throws `unavailable` where the thread does
   * not answer.
   */
  readLogKeyword(keyword: string): Promise<LogKeywordPart[]>;
  /** False where the analyser could not be loaded and words are cut into pieces of two characters. */
  understandsWords(): boolean;
  close(): Promise<void>;
}
