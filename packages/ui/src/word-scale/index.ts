export {
  type ScaleLevel,
  type ScaleWords,
  WordScale,
  type WordScaleProps,
} from './word-scale.tsx';
