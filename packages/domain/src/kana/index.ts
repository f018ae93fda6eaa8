export { expandIteration, foldApostrophes, MIDDLE_DOTS, toFullKatakana, toHiragana } from './kana.ts';
