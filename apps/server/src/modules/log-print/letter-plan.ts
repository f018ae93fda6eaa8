import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, MISSING_CHARACTER, type Sheet } from '@hidamari/domain/log-print';
import { openFont } from './font-reader.ts';
import { holdsOutline } from './glyph-outlines.ts';

const require = createRequire(import.meta.url);

/**
 * BIZ UDPGothic, made for reading by everybody, and Noto Emoji (both SIL Open Font License 1.1), as they came with the
 * portal's packages.
 */
export const FONT_FILES = {
  regular: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const;
export type FontFile = keyof typeof FONT_FILES;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const BASES = '0123456789+−=()n';
const baseIn = (signs: string) => new Map(Array.from(signs, (sign, index) => [sign, BASES.charAt(index)]));
const RAISED_BASES = baseIn(RAISED);
const LOWERED_BASES = baseIn(LOWERED);

/** How one letter is drawn: in the font of the sheet, as a small one raised or lowered, as a picture, or by its outline. */
export type LetterPart =
  | { as: 'text' | 'emoji' | 'outline'; letter: string }
  | { as: 'raised' | 'lowered'; letter: string; base: string }
  | { as: 'missing'; letter: string };

/**
 * Choose among forms of one letter or picture, frame it, and join pictures; they draw nothing that is read. Without them
 * the letter is its usual form: 葛󠄀 is 葛, and 👍🏽 is 👍.
 */
const CHOOSES_FORM =
  /\u200d|\u20e3|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]/u;

type Has = (letter: string) => boolean;
const coverage = new Map<FontFile, Has>();

/** Whether a font has a letter. The font is read when it is asked about for the first time. */
function coverageOf(file: FontFile): Has {
  let has = coverage.get(file);
  if (!has) {
    const font = openFont(readFileSync(FONT_FILES[file]));
    has = (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    coverage.set(file, has);
  }
  return has;
}

function partOf(letter: string): LetterPart {
  if (coverageOf('regular')(letter)) return { as: 'text', letter };
  const [raised, lowered] = [RAISED_BASES.get(letter), LOWERED_BASES.get(letter)];
  if (raised !== undefined) return { as: 'raised', letter, base: raised };
  if (lowered !== undefined) return { as: 'lowered', letter, base: lowered };
  if (coverageOf('emoji')(letter)) return { as: 'emoji', letter };
  return { as: holdsOutline(letter) ? 'outline' : 'missing', letter };
}

const known = new Map<string, LetterPart[]>();
/** Letters that were asked about stay known: a year holds some thousand different ones, each many times. */
const MOST_KNOWN = 20_000;

/** How a character, as a reader counts them, is drawn in a file: part by part. */
export function letterPlan(character: string): LetterPart[] {
  let plan = known.get(character);
  if (!plan) {
    plan = Array.from(character)
      .filter((letter, index) => index === 0 || !CHOOSES_FORM.test(letter))
      .map(partOf);
    if (known.size < MOST_KNOWN) known.set(character, plan);
  }
  return plan;
}

/** Every character of some sheets, once. */
export function charactersOn(sheets: readonly Sheet[]): Set<string> {
  const characters = new Set<string>();
  for (const { blocks } of sheets) {
    for (const { texts } of blocks) {
      for (const { lines } of texts) {
        for (const line of lines) for (const character of charactersOf(line)) characters.add(character);
      }
    }
  }
  return characters;
}

/** More are no help to anybody who looks for them. */
const MOST_REPORTED = 20;

/**
 * Letters of some sheets that a file cannot show and where 〓 stands, so that the member can be told before anybody reads
 * the paper; 〓 itself where a character could not even be laid out.
 */
export function unprintableOn(sheets: readonly Sheet[]): string[] {
  const parts = [...charactersOn(sheets)].flatMap(letterPlan);
  const missing = parts.filter(({ as, letter }) => as === 'missing' || letter === MISSING_CHARACTER);
  return [...new Set(missing.map(({ letter }) => letter))].slice(0, MOST_REPORTED);
}
