import type { SearchKind } from '@hidamari/domain/site-search';

/** Parts of the page in which another answer stands later (`start-search.ts`). */
export type SearchPart = 'suggestions' | 'results' | 'ask';

/** The mark of a part. */
export const partOf = (part: SearchPart) => ({ 'data-search-part': part });

/** Id of the field, by which the page of the search is found. */
export const SEARCH_FIELD_ID = 'search-words';

/** Id of what stands in place of the results where no answer came. */
export const SEARCH_FAILED_ID = 'search-failed';

/** Said under the box meanwhile. */
export const ASKING = 'さがしています';

/** What a hit is called, in the order of the chips (G134). */
export const KIND_WORDS: Readonly<Record<SearchKind, string>> = {
  article: '記事',
  faq: 'よくある質問',
  question: 'みんなの質問',
  service: 'サービス',
  story: '体験談',
  word: '言葉の説明',
  news: 'お知らせ',
};

export const KINDS_IN_ORDER = Object.keys(KIND_WORDS) as SearchKind[];
