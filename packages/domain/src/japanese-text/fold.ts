import { withoutInvisible } from './invisible.ts';

/**
 * Folding of what people type. The one rule: a person may type full or half width, hiragana or katakana, and
 * is never told to change it (ui.md Conventions 2 and 3).
 */
const HYPHENS = /[-‐‑‒–—―−ｰー－]/g;
const HYPHEN_AFTER_KANA = /(?<=[ァ-ヺー])[-‐‑‒–—―−]/g;
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
 * Text as search compares it: width folded, lower case, katakana as hiragana, white space as one space (G74,
 * G134). Fold both the query and the text; never show the result.
 */
export function foldForSearch(text: string): string {
  return shift(foldWidth(text).toLowerCase(), KATAKANA, -KANA_DISTANCE).replace(/\s+/g, ' ').trim();
}

function shift(text: string, characters: RegExp, distance: number): string {
  return text.replace(characters, (character) => String.fromCharCode(character.charCodeAt(0) + distance));
}
