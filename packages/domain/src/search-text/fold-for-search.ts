import { DASHES, foldWidth } from '../japanese-text/fold.ts';
import { withoutInvisible } from '../japanese-text/index.ts';
import { expandIteration, foldApostrophes, MIDDLE_DOTS, toHiragana } from '../kana/index.ts';
import { foldKanji } from './kanji-variants.ts';

/**
 * Number of the way `foldForSearch` folds and of what of a log is searched (`searchableTexts`): raised with every change of
 * either. It is kept beside what is stored folded
 * (tokens of sealed logs, names of hospitals and medicines), which is folded anew where the number is an older one.
 */
export const SEARCH_FOLD = 4;

/**
 * Text as everything that is compared is compared (G74, G134): without what nobody sees, width folded, lower case, katakana
 * as hiragana, kanji in their common form, white space as one space. Every hyphen, dash and minus sign is ー, which people
 * type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. Fold both the query and the text; never show the
 * result. A character is folded the same wherever it stands, but for those of `inItsPlace`: where a match has to lead back to
 * its place, fold what `piecesInPlace` makes of the characters.
 */
export function foldForSearch(text: string): string {
  return foldKanji(foldLetters(inItsPlace(withoutInvisible(text))));
}

/**
 * The characters of a text one by one, for folding each by itself: what depends on its neighbours (霞ヶ関, 3ヶ月, いすゞ) is
 * settled, and what nobody sees is gone.
 */
export function piecesInPlace(characters: readonly string[]): string[] {
  const seen = characters.map(withoutInvisible);
  const text = inItsPlace(seen.join(''));
  let end = 0;
  return seen.map((piece) => {
    const start = end;
    end += piece.length;
    return text.slice(start, end);
  });
}

const SMALL = 'ヶヵゖゕ';
const LARGE = 'ケｹカｶ';
/** What is counted with か: 3ヶ月, 二カ所, 一箇所. */
const COUNTED = '(?=[月所国國条條年村町寺店院校])';
const COUNTING = new RegExp(
  `[${SMALL}${LARGE}箇](?<=[\\d０-９〇一二三四五六七八九十百千万数幾何半].)${COUNTED}|(?<=^|\\s)[${SMALL}]${COUNTED}`,
  'gu',
);
const KANJI = '\\p{sc=Han}';
/** In names of places, read が: 霞ヶ関, 霞ケ関, 霞が関. Of a word that is still being typed only the small one is surely so. */
const IN_NAMES = new RegExp(
  `[ケｹ](?<=${KANJI}.)(?=${KANJI})|[${SMALL}](?<=${KANJI}.)(?=${KANJI}|\\s|$)|(?<=^|\\s)[${SMALL}](?=${KANJI})`,
  'gu',
);
/** Else they are the kana that they look like. */
const SMALL_KE = /[ヶゖ]/g;
const SMALL_KA = /[ヵゕ]/g;
const DEPENDS_ON_PLACE = new RegExp(`[${SMALL}${LARGE}箇ゝゞヽヾ]`);

/** ヶ, ヵ and iteration marks as the kana that they are read as. The length in code units stays. */
function inItsPlace(text: string): string {
  if (!DEPENDS_ON_PLACE.test(text)) return text;
  const read = text.replace(COUNTING, 'か').replace(IN_NAMES, 'が');
  return expandIteration(read.replace(SMALL_KE, 'ケ').replace(SMALL_KA, 'カ'));
}

const DOTS = new RegExp(`[${MIDDLE_DOTS}]`, 'g');
const DOUBLE_HYPHENS = /゠/g;
const WAVE_DASHES = /[\u2053\u223C\u301C]/g;

/**
 * Kana, width, case and white space as they are compared, without what nobody sees; every hyphen, dash and minus sign is ー,
 * which people type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. So are points between names,
 * apostrophes and wave dashes. `foldForSearch` folds kanji too.
 */
function foldLetters(text: string): string {
  const kana = toHiragana(foldWidth(foldApostrophes(withoutInvisible(text))).toLowerCase());
  const signs = kana
    .replace(DASHES, 'ー')
    .replace(DOTS, '・')
    .replace(DOUBLE_HYPHENS, '=')
    .replace(WAVE_DASHES, '~');
  return signs.replace(/\s+/g, ' ').trim();
}

/** TS-1 and TS1 are one: a hyphen beside a letter or figure of folded text is none of its own, a long vowel between kana is. */
export const withoutHyphens = (folded: string): string =>
  folded.replace(/(?<=[a-z0-9])ー|ー(?=[a-z0-9])/g, '');
