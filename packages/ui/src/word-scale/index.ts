export {
  type ScaleLevel,
  type ScaleWords,
  STRENGTH_WORDS,
  WordScale,
  type WordScaleProps,
} from './word-scale.tsx';
