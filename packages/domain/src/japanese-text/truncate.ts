import { POPUP_TEXT_CHARACTERS, SHARE_DESCRIPTION_CHARACTERS } from '../limits/index.ts';
import { charactersOf } from './characters.ts';
import { stripMarkup } from './strip-markup.ts';

const ELLIPSIS = '…';

/** How many characters a reader counts. */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** The first character as a reader sees it, whole: of 𠮷田 it is 𠮷. Empty for an empty text. */
export function firstCharacter(text: string): string {
  return charactersOf(text)[0] ?? '';
}

/** As much of a text as a limit in code units takes, without half a character at its end: nobody reads one. */
export function beginningOf(text: string, codeUnits: number): string {
  return text.slice(0, codeUnits).replace(/[\uD800-\uDBFF]$/, '');
}

/** The first `limit` characters with an ellipsis; a text that fits stays as it is. */
export function truncateText(text: string, limit: number): string {
  const characters = charactersOf(text);
  return characters.length <= limit ? text : characters.slice(0, limit).join('') + ELLIPSIS;
}

/**
 * Description for share tags: markup stripped and, when formatting is asked for, cut at 30 characters
 * (specification section 2.5).
 */
export function shareDescription(text: string, { format = false }: { format?: boolean } = {}): string {
  const plain = stripMarkup(text);
  return format ? truncateText(plain, SHARE_DESCRIPTION_CHARACTERS) : plain;
}

/** Text of a pop-up: white space removed, cut at 40 characters (specification section 5). */
export function popupText(text: string): string {
  return truncateText(text.replace(/\s/g, ''), POPUP_TEXT_CHARACTERS);
}
