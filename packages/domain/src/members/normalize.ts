import { composed, foldCode, foldWidth, withoutInvisible } from '../japanese-text/index.ts';
import { toFullKatakana } from '../kana/index.ts';

/**
 * Half-width katakana and full-width letters, digits and signs: the only characters of a name that are folded. Not ＝, which
 * joins the parts of a foreign name as it is.
 */
const FOLDABLE_IN_NAMES = /[\uFF01-\uFF1C\uFF1E-\uFF9F]+/g;

/**
 * A name as stored: trimmed, full-width digits and half-width kana folded (G33), accents joined to their letter. The rest
 * stays exactly as typed: a general Unicode folding would replace some kanji of names.
 */
export function normalizeName(text: string): string {
  return composed(text.replace(FOLDABLE_IN_NAMES, foldWidth)).replace(/\s+/g, ' ').trim();
}

/** A kana name in full-width katakana: やまだ, ﾔﾏﾀﾞ -> ヤマダ; a typed hyphen after kana becomes ー (G33). */
export function normalizeKana(text: string): string {
  return toFullKatakana(text).replace(/\s+/g, ' ').trim();
}

/** A telephone number as its digits with the leading 0: ０９０－１２３４－５６７８, +81 90 1234 5678 -> 09012345678. */
export function normalizePhone(text: string): string {
  const folded = foldCode(text).replace(/^\+81(?:\(0\))?-?0?/, '0');
  return folded.replace(/[-().]/g, '');
}

/**
 * An e-mail address: width folded, no space around it, nothing that nobody sees, small letters (mail boxes do not tell them
 * apart).
 */
export function normalizeEmail(text: string): string {
  return foldWidth(withoutInvisible(text)).trim().toLowerCase();
}

/** 証券番号: width folded, hyphens and spaces removed, capital letters (G33). */
export function normalizePolicyNumber(text: string): string {
  return normalizeCode(text);
}

/** 利用コード: width folded, hyphens and spaces removed, capital letters (G33). */
export function normalizeEligibilityCode(text: string): string {
  return normalizeCode(text);
}

/** 郵便番号 as seven digits: 〒１８２－００２６ -> 1820026. */
export function normalizePostalCode(text: string): string {
  return foldCode(text).replace(/[〒-]/g, '');
}

/** 確認コード as digits: １２３ ４５６ -> 123456. */
export function normalizeOneTimeCode(text: string): string {
  return foldCode(text).replaceAll('-', '');
}

function normalizeCode(text: string): string {
  return foldCode(text).replaceAll('-', '').toUpperCase();
}
