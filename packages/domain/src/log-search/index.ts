export { holdsLogKeyword, type LogKeywordPart, type LogWord, readLogKeyword } from './log-keyword.ts';
