/** Parts of the page that another answer takes the place of, in a document (`start-search.ts`). */
export type SearchPart = 'suggestions' | 'results' | 'ask';

/** The mark of a part. */
export const partOf = (part: SearchPart) => ({ 'data-search-part': part });

/** Id of the field, by which a document's script finds the page of the search. */
export const SEARCH_FIELD_ID = 'search-words';

/** Id of what stands in place of the results where a document's script got no answer. */
export const SEARCH_FAILED_ID = 'search-failed';

/** Said under the box meanwhile. */
export const ASKING = 'さがしています';
