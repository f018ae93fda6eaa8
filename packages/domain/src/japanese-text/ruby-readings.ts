/** A word as it is written, and as it is read: 遺伝子, いでんし. */
export interface WordReading {
  readonly word: string;
  /** Hiragana or katakana. */
  readonly kana: string;
}

/** Bounded on all sides, since the input comes from another service. */
const RUBY =
  /<ruby>(?:<rb>)?(?<word>[^<]{1,30})(?:<\/rb>)?(?:<rp>[^<]{0,3}<\/rp>)?<rt>(?<kana>[ぁ-ゖァ-ヺー]{1,40})<\/rt>/gu;

/** The readings that stand above words in a piece of HTML, in its order; ruby that is written otherwise is left out. */
export function rubyReadings(html: string): WordReading[] {
  return [...html.matchAll(RUBY)].map(({ groups: { word = '', kana = '' } = {} }) => ({ word, kana }));
}
