import type { LogKeywordPart } from '@hidamari/domain/log-search';
import type { Found, SearchDocument, SearchOptions } from '@hidamari/domain/site-search';

/** What the thread is started with. */
export interface StartedWith {
  /** Address of the module whose `createAnalyser` cuts texts into words; null for Lindera. */
  readonly analyser: string | null;
}

/** What is sent to the thread of the search. Documents come in portions: a portion holds the loop of neither side for long. */
export type ToThread =
  | {
      readonly kind: 'documents';
      readonly list: number;
      readonly portion: readonly SearchDocument[];
      readonly isLast: boolean;
    }
  | { readonly kind: 'search'; readonly id: number; readonly typed: string; readonly options: SearchOptions }
  | { readonly kind: 'log keyword'; readonly id: number; readonly keyword: string };

/** What the thread sends back. */
export type FromThread =
  | { readonly kind: 'started'; readonly understandsWords: boolean }
  /** The list can be searched: by titles and summaries, or by all of its text. */
  | { readonly kind: 'ready'; readonly list: number; readonly isWhole: boolean }
  | { readonly kind: 'found'; readonly id: number; readonly list: number; readonly found: Found }
  | { readonly kind: 'log keyword'; readonly id: number; readonly parts: LogKeywordPart[] };
