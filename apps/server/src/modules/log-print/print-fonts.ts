import type { Font, Glyph } from '@cantoo/fontkit';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { charactersOf, MISSING_CHARACTER, type Sheet } from '@hidamari/domain/log-print';
import { openFont } from './font-reader.ts';
import { type GlyphOutline, glyphOutline } from './glyph-outlines.ts';
import { charactersOn, type FontFile, type LetterPart, letterPlan } from './letter-plan.ts';

/** A font of a printed file. */
interface PrintableFont {
  readonly ref: PDFRef;
  /** Letters as a file names them; the font has to have them. */
  write(letters: string): WrittenLetters;
}

interface WrittenLetters {
  /** Two bytes for each letter, as hexadecimal digits. */
  hex: string;
  /** In the height of the letters. */
  width: number;
}

/**
 * A letter is drawn as it stands, without the rules by which a font joins or moves letters: a line that was measured
 * letter by letter needs none of them.
 */
function letterByLetter(font: Font, twins: ReadonlyMap<string, string>): Font {
  const glyphOf = (letter: string) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    if (!glyph) throw new Error('a letter that the font does not have');
    return glyph;
  };
  const glyphs = (text: string) =>
    Array.from(text, (letter): Glyph => {
      const twin = twins.get(letter);
      if (twin === undefined) return glyphOf(letter);
      return Object.create(glyphOf(twin), { codePoints: { value: [letter.codePointAt(0)] } });
    });
  return Object.assign(font, { layout: (text: string) => ({ glyphs: glyphs(text) }) });
}

/**
 * Puts a font into a file; of its letters only the used ones are written. `twins` names letters that are drawn as others
 * are and read as themselves: a raised 9 is drawn as a 9, and whoever copies it gets ⁹.
 */
async function embedFont(
  document: PDFDocument,
  bytes: Uint8Array,
  twins: ReadonlyMap<string, string> = new Map(),
): Promise<PrintableFont> {
  document.registerFontkit({ create: (file) => letterByLetter(openFont(file), twins) });
  const embedded = await document.embedFont(bytes, { subset: true });
  const known = new Map<string, WrittenLetters>();
  return {
    ref: embedded.ref,
    write(letters) {
      let written = known.get(letters);
      if (!written) {
        written = {
          hex: embedded.encodeText(letters).toString().slice(1, -1),
          width: embedded.widthOfTextAtSize(letters, 1),
        };
        known.set(letters, written);
      }
      return written;
    },
  };
}

/** Names of the fonts on a page. */
export const FONT_NAMES = { regular: 'F1', bold: 'F2', raised: 'F3', lowered: 'F4', emoji: 'F5' } as const;
type FontName = keyof typeof FONT_NAMES;
type Weight = 'regular' | 'bold';

/** Letters beside each other that are drawn in one way. `width` in the height of the line's letters. */
export type Run =
  | { font: FontName; hex: string; width: number; size: number; rise: number }
  | { outline: GlyphOutline; letter: string; width: number };

/** The fonts of one file. */
export interface PrintFonts {
  readonly fonts: ReadonlyMap<FontName, PrintableFont>;
  /** A line as it is drawn, from left to right. 〓 stands where no font has a character; `unprintableOn` tells of it. */
  write(line: string, weight: Weight): Run[];
}

/** Size and height above the foot of the line, in the height of its letters. */
const LOOKS = {
  raised: { size: 0.64, rise: 0.36 },
  lowered: { size: 0.64, rise: -0.14 },
  emoji: { size: 1, rise: 0.04 },
  text: { size: 1, rise: 0 },
} as const;

/**
 * The fonts that some sheets need: the two of every print, and the others only where a letter asks for them, since most
 * prints hold none.
 */
export async function printFonts(
  document: PDFDocument,
  sheets: readonly Sheet[],
  bytesOf: (file: FontFile) => Promise<Uint8Array>,
): Promise<PrintFonts> {
  const plans = [...charactersOn(sheets)].flatMap(letterPlan);
  const twins = (as: 'raised' | 'lowered') =>
    new Map(plans.flatMap((part) => (part.as === as ? [[part.letter, part.base] as const] : [])));
  const fonts = new Map<FontName, PrintableFont>();
  const embed = async (name: FontName, file: FontFile, drawnAs?: ReadonlyMap<string, string>) => {
    fonts.set(name, await embedFont(document, await bytesOf(file), drawnAs));
  };
  await embed('regular', 'regular');
  await embed('bold', 'bold');
  for (const as of ['raised', 'lowered'] as const) {
    if (twins(as).size > 0) await embed(as, 'regular', twins(as));
  }
  if (plans.some(({ as }) => as === 'emoji')) await embed('emoji', 'emoji');
  return { fonts, write: writer(fonts) };
}

function writer(fonts: ReadonlyMap<FontName, PrintableFont>) {
  const known = new Map<string, Run[]>();
  const lettersIn = (name: FontName, look: { size: number; rise: number }, letter: string): Run => {
    const { hex, width } = (fonts.get(name) as PrintableFont).write(letter);
    return { font: name, hex, width: width * look.size, ...look };
  };
  const runOf = (part: LetterPart, weight: Weight): Run => {
    const { letter } = part;
    if (part.as === 'text') return lettersIn(weight, LOOKS.text, letter);
    if (part.as === 'outline') {
      const outline = glyphOutline(letter, weight);
      if (outline) return { outline, letter, width: outline.width / 1_000 };
    }
    if (part.as === 'outline' || part.as === 'missing')
      return lettersIn(weight, LOOKS.text, MISSING_CHARACTER);
    return lettersIn(part.as, LOOKS[part.as], letter);
  };
  const runsOf = (character: string, weight: Weight): Run[] => {
    const key = weight + character;
    let runs = known.get(key);
    if (!runs) {
      runs = letterPlan(character).map((part) => runOf(part, weight));
      known.set(key, runs);
    }
    return runs;
  };
  return (line: string, weight: Weight): Run[] => {
    const runs: Run[] = [];
    for (const character of charactersOf(line)) {
      for (const run of runsOf(character, weight)) {
        const last = runs.at(-1);
        if (last && 'font' in last && 'font' in run && last.font === run.font) {
          last.hex += run.hex;
          last.width += run.width;
        } else runs.push({ ...run });
      }
    }
    return runs;
  };
}
