export { piecesOf } from './pieces.ts';
export {
  type JudgedText,
  judgeText,
  readSentenceModel,
  type SentenceModel,
  scoreOf,
  sentenceModelOf,
  strongestPieces,
  type WrittenSentenceModel,
} from './sentence-model.ts';
