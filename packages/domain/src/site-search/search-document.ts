import type { WordReading } from '../japanese-text/index.ts';
import type { TopicId } from '../topics/index.ts';

/** What a search can find (G134): the noun of what it is. */
export const SEARCH_KINDS = ['article', 'story', 'question', 'faq', 'service', 'word', 'news'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  /** Other words for the title: the reading of a term, its spellings. Weighs like the title. */
  readonly keywords?: readonly string[];
  /** What it says first: the summary of an article. */
  readonly lead?: string;
  /** Plain text, without markup. */
  readonly text: string;
  /** Words of it whose reading it brings along. */
  readonly readings?: readonly WordReading[];
  /** What it is about, its main topic first; empty where the content service names none. */
  readonly topics?: readonly TopicId[];
  /** Newest first among equals; an instant, ISO 8601. */
  readonly publishedAt: string;
}
