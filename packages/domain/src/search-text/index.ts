export { foldForSearch, piecesInPlace, SEARCH_FOLD } from './fold-for-search.ts';
export { highlight, holdsWord, searchWords, snippet, type TextPiece } from './highlight.ts';
