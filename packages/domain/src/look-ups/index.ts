export { canLookUp, foldForLookUp } from './look-up-text.ts';
export { type MatchedPart, matchedPart } from './matched-part.ts';
export { rankFound } from './rank-found.ts';
export { type LookUpQuestion, lookUpQuestion, type SearchableName, searchableName } from './search-pieces.ts';
