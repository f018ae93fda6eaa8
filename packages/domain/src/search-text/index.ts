export { foldForSearch, piecesInPlace, SEARCH_FOLD, withoutHyphens } from './fold-for-search.ts';
export { highlight, holdsOneOf, searchWords, snippet, type TextPiece } from './highlight.ts';
