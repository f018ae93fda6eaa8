import { characterWidth } from './text-width.ts';

/** Stands where a character cannot be printed, as in Japanese typesetting. */
export const MISSING_CHARACTER = '〓';

/** A surrogate without its other half. */
const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Signs that order or hide letters and draw nothing, and control characters; the joiner of emoji stays. */
const UNSEEN = /(?!\u200d|\n)[\p{Cc}\p{Cf}]/gu;
/** Letters that fonts draw many times as wide as others: they would run into the margin. */
const VERY_WIDE =
  /[\ufdfd\u2e3a\u2e3b\u0bb8\ua9c4]|[\u{12000}-\u{1254f}]|[\u{16800}-\u{16a3f}]|[\u{14400}-\u{1467f}]/gu;
/** Marks heaped on one letter, as far as no language needs them. */
const HEAPED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu;

/** Letters with their marks, flags, and emoji that are joined; each is drawn as one. */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d\p{Extended_Pictographic}?)*/gsu;

/**
 * The widest character that fits into every room of a sheet, in the height of its letters. Two emoji that are joined are
 * no wider; whole families are, where a font has no picture of them, and so are notes of music made of parts.
 */
const WIDEST = 3.2;

/** Letters that are one code unit each, stand alone, and are printed as they are; line breaks too. */
const PLAIN = /^[\n\u0020-\u007e\u3000-\u3029\u3030-\u3098\u309b-\u33ff\u4e00-\u9fff\uff01-\uffee]*$/;

/**
 * A member's text as it can stand on paper: line breaks kept, tabs a space, what has no width left out, halves of
 * characters shown as 〓. No word is lost.
 */
export function printableText(text: string): string {
  // Most of what is written in Japanese is plain: nothing in it has to be looked for.
  if (PLAIN.test(text)) return text;
  return text
    .replace(HALF_CHARACTER, MISSING_CHARACTER)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(VERY_WIDE, MISSING_CHARACTER)
    .replace(HEAPED_MARKS, '$1')
    .replace(CLUSTER, (character) => (characterWidth(character) > WIDEST ? inParts(character) : character));
}

/** What is joined stands side by side instead; what is one character of several parts cannot be printed. */
const inParts = (character: string) =>
  character.includes('\u200d') ? character.replaceAll('\u200d', '') : MISSING_CHARACTER;

/** The characters of a printable text, as a reader counts them. */
export function charactersOf(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : (text.match(CLUSTER) ?? []);
}
