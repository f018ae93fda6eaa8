import { MM_PER_POINT } from './sheet.ts';

/**
 * Width of a character in the height of its letters, at least as wide as any font of the page or of the file draws
 * it, so that a line that was measured here never runs over. Japanese letters are square in every Japanese font.
 */
const NARROW = new Set("ijlftrI|!.,:;'`()[]{}/\\- ");
const WIDE = new Set('@MWm%&w');
const EMOJI = 1.55;
const UNKNOWN = 1.5;
const EMOJI_PICTURE = /\p{Extended_Pictographic}/u;
const HAS_NO_WIDTH = /[\p{Mn}\p{Me}\p{EMod}]|\u200d/u;

function asciiWidth(character: string): number {
  if (NARROW.has(character)) return 0.46;
  if (WIDE.has(character)) return 1.06;
  if (character >= 'A' && character <= 'Z') return 0.82;
  return 0.7;
}

const isSquare = (code: number) =>
  (code >= 0x2010 && code <= 0x2060) ||
  (code >= 0x3000 && code <= 0x33ff) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0x20000 && code <= 0x3ffff);

function codePointWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return asciiWidth(character);
  if (isSquare(code)) return 1;
  if (code >= 0xff61 && code <= 0xff9f) return 0.7;
  if (HAS_NO_WIDTH.test(character)) return 0;
  if (EMOJI_PICTURE.test(character)) return EMOJI;
  return code < 0x2e80 ? 1.2 : UNKNOWN;
}

const known = new Map<string, number>();

/** Width of one character as a reader counts it, in the height of its letters. Bold letters are a little wider. */
export function characterWidth(character: string, bold = false): number {
  let width = known.get(character);
  if (width === undefined) {
    width = 0;
    for (const part of character) width += codePointWidth(part);
    if (known.size < 20_000) known.set(character, width);
  }
  return bold && width < 1 ? width * 1.06 : width;
}

/** Millimetres of a text of one line in letters of `size` points. */
export function textWidth(characters: Iterable<string>, { size, bold }: Letters): number {
  let width = 0;
  for (const character of characters) width += characterWidth(character, bold);
  return width * size * MM_PER_POINT;
}

/** Letters of a size in points. */
export interface Letters {
  size: number;
  bold?: boolean;
}
