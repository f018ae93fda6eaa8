export { foldForSearch, piecesInPlace, SEARCH_FOLD } from './fold-for-search.ts';
export { highlight, holdsOneOf, searchWords, snippet, type TextPiece } from './highlight.ts';
