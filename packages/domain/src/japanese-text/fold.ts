import { withoutInvisible } from './invisible.ts';

/**
 * Folding of what people type. The one rule: a person may type full or half width, hiragana or katakana, and
 * is never told to change it (ui 2 and 3).
 */
// Hyphens, dashes and minus signs of every keyboard, a bullet (U+2043) and ruled lines that stand for one; no wave dash.
export const DASH = '\\-\u02D7\u2010-\u2015\u2043\u2212\u2500\u2501\u2E3A\u2E3B\uFE58\uFE63\uFF0D';
const HYPHENS = new RegExp(`[${DASH}ｰー]`, 'g');
export const DASHES = new RegExp(`[${DASH}]`, 'g');
/** ー that stands behind a Latin letter or a figure and can only be meant for a hyphen. */
const LONG_VOWEL_FOR_HYPHEN = /(?<=[a-zａ-ｚ\d０-９])[ーｰ]/giu;
/** Voicing marks that stand for themselves, and those that join the kana before them. */
const SPACED_MARKS = /[゛゜]/g;
/** Full and half width forms with the full-width space, and the small forms of East Asian sets (﹤, ﹪). */
const FORMS = /[\uFF00-\uFFEF\uFE50-\uFE6F\u3000]+/g;
/**
 * Width folded by NFKC: １２３ -> 123, ＡＢＣ -> ABC, ｱ -> ア, full-width space -> space; a voicing mark that was typed for
 * itself joins its kana (カ゛ -> ガ). For codes and numbers.
 */
export function foldWidth(text: string): string {
  return text.replace(SPACED_MARKS, (mark) => (mark === '゛' ? '\u3099' : '\u309A')).normalize('NFKC');
}

/**
 * Full and half width forms folded, and no others: ³ stays ³ and ① stays ①, so 10³ is never taken for 103. For figures of
 * a person's health.
 */
export function foldForms(text: string): string {
  return text.replace(FORMS, (piece) => piece.normalize('NFKC'));
}

/**
 * A typed code (postal code, telephone, policy number): width folded, every kind of hyphen `-`, no spaces and nothing that
 * nobody sees (a number copied from a contact on a phone stands between two such characters).
 */
export function foldCode(text: string): string {
  return withoutInvisible(foldWidth(text)).replace(HYPHENS, '-').replace(/\s/g, '');
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
