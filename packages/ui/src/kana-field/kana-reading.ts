import { toFullKatakana } from '@hidamari/domain/kana';

/** What an input method shows while a word is still kana: hiragana or katakana, with the letters not yet kana. */
const UNCONVERTED = /^[ぁ-ゖァ-ヺー・\sa-zａ-ｚ]+$/i;
const LETTERS = /[a-zａ-ｚ]+$/i;

/** The reading collected so far: of finished words, and of the word being written. */
export type KanaReading = { finished: string; current: string };

export const NO_READING: KanaReading = { finished: '', current: '' };

/** The word being written has changed. Once it is converted to kanji the kana seen last remains its reading. */
export function compose(reading: KanaReading, shown: string): KanaReading {
  if (!UNCONVERTED.test(shown)) return reading;
  return { ...reading, current: toFullKatakana(shown.replace(LETTERS, '')) };
}

/** The word is settled. An empty result means that it was given up, so its reading goes as well. */
export function settle(reading: KanaReading, result: string): KanaReading {
  return { finished: result ? reading.finished + reading.current : reading.finished, current: '' };
}
