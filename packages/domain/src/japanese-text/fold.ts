import { withoutInvisible } from './invisible.ts';

/**
 * Folding of what people type. The one rule: a person may type full or half width, hiragana or katakana, and
 * is never told to change it (ui.md Conventions 2 and 3).
 */
// Hyphens, dashes and minus signs of every keyboard, a bullet (U+2043) and ruled lines that stand for one; no wave dash.
const DASH = '\\-\u02D7\u2010-\u2015\u2043\u2212\u2500\u2501\u2E3A\u2E3B\uFE58\uFE63\uFF0D';
/** Points between two names, and wave dashes: NFKC leaves most of them as they are. */
const MIDDLE_DOTS = /[\u00B7\u2022\u2027\u2219\u22C5]/g;
const WAVE_DASHES = /[\u2053\u223C\u301C]/g;
const HYPHENS = new RegExp(`[${DASH}ｰー]`, 'g');
const DASHES = new RegExp(`[${DASH}]`, 'g');
/** ー that stands behind a Latin letter or a figure and can only be meant for a hyphen. */
const LONG_VOWEL_FOR_HYPHEN = /(?<=[a-zａ-ｚ\d０-９])[ーｰ]/giu;
const HYPHEN_AFTER_KANA = new RegExp(`(?<=[ァ-ヺー])[${DASH}]`, 'g');
/** Between the parts of a foreign name: ヴァン＝ダム. */
const DOUBLE_HYPHEN = /(?<=[ァ-ヺㇰ-ㇿー])[=＝](?=[ァ-ヺㇰ-ㇿ])/g;
/** Voicing marks that stand for themselves, and those that join the kana before them. */
const SPACED_MARKS = /[゛゜]/g;
const HIRAGANA = /[ぁ-ゖゝゞ]/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
const KANA_DISTANCE = 0x60;

/**
 * Width folded by NFKC: １２３ -> 123, ＡＢＣ -> ABC, ｱ -> ア, full-width space -> space; a voicing mark that was typed for
 * itself joins its kana (カ゛ -> ガ). For codes and numbers.
 */
export function foldWidth(text: string): string {
  return text.replace(SPACED_MARKS, (mark) => (mark === '゛' ? '\u3099' : '\u309A')).normalize('NFKC');
}

/**
 * A typed code (postal code, telephone, policy number): width folded, every kind of hyphen `-`, no spaces and nothing that
 * nobody sees (a number copied from a contact on a phone stands between two such characters).
 */
export function foldCode(text: string): string {
  return withoutInvisible(foldWidth(text)).replace(HYPHENS, '-').replace(/\s/g, '');
}

/**
 * Kana in full-width katakana: やまだ, ﾔﾏﾀﾞ -> ヤマダ. A hyphen typed for the long-vowel mark becomes ー, an equals sign between
 * the parts of a name the double hyphen ゠.
 */
export function toFullKatakana(text: string): string {
  const kana = shift(foldWidth(text), HIRAGANA, KANA_DISTANCE);
  return kana.replace(HYPHEN_AFTER_KANA, 'ー').replace(DOUBLE_HYPHEN, '゠');
}

/**
 * Hyphens, dashes and minus signs as `-`, and ー where it stands behind a Latin letter or a figure and can only be meant for
 * one; nothing that nobody sees. For what is read as a figure or told apart to the letter otherwise.
 */
export function foldDashes(text: string): string {
  return withoutInvisible(text).replace(DASHES, '-').replace(LONG_VOWEL_FOR_HYPHEN, '-');
}

/**
 * Full-width letters, figures, signs and spaces in half width and dashes as `foldDashes` has them, each at its own place: what
 * is found here stands at the same place of the text itself. ① stays, so that a figure after it begins anew.
 */
export function foldInPlace(text: string): string {
  return text
    .replace(DASHES, '-')
    .replace(LONG_VOWEL_FOR_HYPHEN, '-')
    .replace(/[！-～\u3000\u00A0]/g, (character) => character.normalize('NFKC'));
}

/**
 * Kana, width, case and white space as they are compared, without what nobody sees; every hyphen, dash and minus sign is ー,
 * which people type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. So are points between names and
 * wave dashes. `foldForSearch` folds kanji too.
 */
export function foldLetters(text: string): string {
  const kana = shift(foldWidth(withoutInvisible(text)).toLowerCase(), KATAKANA, -KANA_DISTANCE);
  const signs = kana.replace(DASHES, 'ー').replace(MIDDLE_DOTS, '・').replace(WAVE_DASHES, '~');
  return signs.replace(/\s+/g, ' ').trim();
}

function shift(text: string, characters: RegExp, distance: number): string {
  return text.replace(characters, (character) => String.fromCharCode(character.charCodeAt(0) + distance));
}
