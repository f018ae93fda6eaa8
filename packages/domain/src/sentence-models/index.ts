export { piecesOf } from './pieces.ts';
export {
  type JudgedText,
  judgeText,
  readSentenceModel,
  type SentenceModel,
  scoreOf,
  strongestPieces,
  type WrittenSentenceModel,
} from './sentence-model.ts';
