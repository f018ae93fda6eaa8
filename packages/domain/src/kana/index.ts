export { expandIteration, foldApostrophes, KANA_DISTANCE, POINTS, shift, toFullKatakana } from './kana.ts';
