import { countCharacters } from '../japanese-text/index.ts';
import { MEMBER_LIMITS } from './member-limits.ts';

const DIGIT_OR_EMOJI = /[\p{Nd}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}]/u;
const KATAKANA_NAME = /^[ァ-ヺヽヾー・ ]+$/;
const KATAKANA_LETTER = /[ァ-ヺ]/;

/**
 * A family or given name after `normalizeName`: 1 to 30 characters of any script, since members come from many
 * countries; no digits, no emoji (G33).
 */
export function isPersonName(name: string): boolean {
  return isNameLength(name) && !DIGIT_OR_EMOJI.test(name);
}

/** A kana name after `normalizeKana`: full-width katakana, ー, ・ and spaces, 1 to 30 characters (G33). */
export function isKatakanaName(name: string): boolean {
  return isNameLength(name) && KATAKANA_NAME.test(name) && KATAKANA_LETTER.test(name);
}

function isNameLength(name: string): boolean {
  const length = countCharacters(name);
  return length >= 1 && length <= MEMBER_LIMITS.name;
}
