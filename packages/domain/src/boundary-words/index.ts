export {
  BOUNDARY_PHRASES,
  type BoundaryJudge,
  type BoundaryKind,
  type BoundarySentence,
  findBoundarySentences,
  hasUnshownBoundary,
} from './boundary-words.ts';
