export { type Analyse, analyseByPieces, type Word } from './analysis.ts';
export { foundText, foundTitle } from './found-text.ts';
export { SEARCH_KINDS, type SearchDocument, type SearchKind } from './search-document.ts';
export {
  createSearchEngine,
  type Found,
  type SearchEngine,
  type SearchOptions,
  wordsOfDocument,
} from './search-engine.ts';
export { createTopicFinder, type TopicFinder, type TopicPhrase } from './topic-finder.ts';
export { AT_ANY_HOUR } from './topic-roles.ts';
export type { DocumentWords } from './word-index.ts';
