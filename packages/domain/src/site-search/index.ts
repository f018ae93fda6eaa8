export { type Analyse, analyseByPieces, type Word } from './analysis.ts';
export { foundText, foundTitle } from './found-text.ts';
export { createLibraryReader, type LibraryReader } from './library-reader.ts';
export { SEARCH_KINDS, type SearchDocument, type SearchKind } from './search-document.ts';
export type { Found, SearchEngine, SearchOptions } from './search-engine.ts';
export type { TopicPhrase } from './suggestions.ts';
export { createTopicFinder, type TopicFinder } from './topic-finder.ts';
export { AT_ANY_HOUR } from './topic-roles.ts';
