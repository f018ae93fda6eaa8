export {
  holdsLogKeyword,
  isPlainPart,
  type LogKeywordPart,
  type LogWord,
  readLogKeyword,
} from './log-keyword.ts';
