import { foldLetters } from '../japanese-text/index.ts';
import { foldKanji } from './kanji-variants.ts';

/**
 * Number of the way `foldForSearch` folds: raised with every change of it. It is kept beside what is stored folded
 * (tokens of sealed logs, names of hospitals and medicines), which is folded anew where the number is an older one.
 */
export const SEARCH_FOLD = 3;

/**
 * Text as everything that is compared is compared (G74, G134): without what nobody sees, width folded, lower case, katakana
 * as hiragana, kanji in their common form, white space as one space. Every hyphen, dash and minus sign is ー, which people
 * type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. A character is folded the same wherever it
 * stands, so that a match leads back to its place. Fold both the query and the text; never show the result.
 */
export function foldForSearch(text: string): string {
  return foldKanji(foldLetters(text));
}
