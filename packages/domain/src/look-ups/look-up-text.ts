import { foldForSearch } from '../japanese-text/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** Signs that lists and people write in a name or leave out: nobody should miss a hospital for one of them. */
const IGNORED = /[\s・.,、。「」『』（）()[\]［］【】〈〉<>＜＞“”"'’]/gu;

/** Lists write シヨ for ショ, and people type either. Both as hiragana, after the folding. */
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE_KANA = 'あいうえおつやゆよわかけ';

/** A hyphen that stands for the long vowel: half-width lists write ｶﾞｽﾀ-. */
const LONG_VOWEL = /(?<=[ぁ-ゖー])[-‐‑‒–—―−]/g;

/** Kanji of names in the form of old signboards, each with the one that most people type. */
const OLD_KANJI: Readonly<Record<string, string>> = {
  國: '国',
  會: '会',
  澤: '沢',
  濱: '浜',
  濵: '浜',
  﨑: '崎',
  髙: '高',
  齋: '斎',
  齊: '斉',
  邊: '辺',
  邉: '辺',
  廣: '広',
  櫻: '桜',
  醫: '医',
  學: '学',
  惠: '恵',
  德: '徳',
  眞: '真',
  龍: '竜',
  嶋: '島',
  嶽: '岳',
  藏: '蔵',
};

function plainCharacter(character: string): string {
  const small = SMALL_KANA.indexOf(character);
  return small >= 0 ? (LARGE_KANA[small] ?? character) : (OLD_KANJI[character] ?? character);
}

/**
 * A name as a look-up compares it (G73): folded as every search, and besides without spaces and brackets, small kana
 * as large ones, old forms of kanji as the usual ones. For comparing alone; never show it.
 */
export function foldForLookUp(text: string): string {
  const folded = foldForSearch(text).replace(IGNORED, '').replace(LONG_VOWEL, 'ー');
  // What stood apart may have come together: か and a voicing mark with a space between them.
  return [...folded].map(plainCharacter).join('').normalize('NFC');
}

/** True when enough was typed to look up: two characters of what is compared, so that ｶﾞ counts once (G73). */
export function canLookUp(text: string): boolean {
  return [...foldForLookUp(text)].length >= LOG_LIMITS.lookUpCharacters;
}
