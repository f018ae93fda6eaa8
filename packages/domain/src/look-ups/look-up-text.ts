import { foldForSearch } from '../search-text/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** Signs that lists and people write in a name or leave out: nobody should miss a hospital for one of them. */
const IGNORED = /[\s・.,、。「」『』（）()[\]［］【】〈〉<>＜＞“”"'’]/gu;

/** Lists write シヨ for ショ, and people type either. Both as hiragana, after the folding. */
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE_KANA = 'あいうえおつやゆよわかけ';

function plainCharacter(character: string): string {
  const small = SMALL_KANA.indexOf(character);
  return small >= 0 ? (LARGE_KANA[small] ?? character) : character;
}

/**
 * A name as a look-up compares it (G73): folded as every search, and besides without spaces and brackets, small kana
 * as large ones. For comparing alone; never show it.
 */
export function foldForLookUp(text: string): string {
  const folded = foldForSearch(text).replace(IGNORED, '');
  // What stood apart may have come together: か and a voicing mark with a space between them.
  return [...folded].map(plainCharacter).join('').normalize('NFC');
}

/** True when enough was typed to look up: two characters of what is compared, so that ｶﾞ counts once (G73). */
export function canLookUp(text: string): boolean {
  return [...foldForLookUp(text)].length >= LOG_LIMITS.lookUpCharacters;
}
