export { foundText, foundTitle } from './found-text.ts';
export { createReadings, type Readings } from './readings.ts';
export {
  createSearchIndex,
  SEARCH_KINDS,
  type SearchDocument,
  type SearchIndex,
  type SearchKind,
  type SearchTerm,
  searchTerms,
} from './search-index.ts';
