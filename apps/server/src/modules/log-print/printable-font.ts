import { charactersOf, MISSING_CHARACTER } from '@hidamari/domain/log-print';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFRef } from 'pdf-lib';

/** A font of a printed file. */
export interface PrintableFont {
  readonly ref: PDFRef;
  /** A text as a file names its letters; 〓 for every character that the font does not have. */
  write(text: string): WrittenLine;
}

export interface WrittenLine {
  /** Two bytes for each letter, as hexadecimal digits. */
  hex: string;
  /** In the height of the letters. */
  width: number;
}

/** What is used of a font's own objects. */
interface FontSubset {
  loca: { version?: number };
  _addGlyph(glyph: number): number;
}
interface OpenFont {
  createSubset(): FontSubset;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): unknown;
  layout(text: string): unknown;
}

/**
 * A letter is drawn as it stands, without the rules by which a font joins or moves letters: a line that was measured
 * letter by letter needs none of them.
 */
function letterByLetter(font: OpenFont): OpenFont {
  font.layout = (text: string) => ({
    glyphs: Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0)),
  });
  return font;
}

/** The form of the table of places in which they are written in whole bytes. */
const LONG = 1;

/**
 * In the short form, which the library takes for a small font (version 1.1.1), every letter behind an outline of odd
 * length would be broken: the places of the outlines are always written in the long one.
 */
function longPlaces(font: OpenFont): OpenFont {
  const create = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = create();
    const add = subset._addGlyph.bind(subset);
    subset._addGlyph = (glyph) => {
      subset.loca.version = LONG;
      return add(glyph);
    };
    return subset;
  };
  return font;
}

/** Puts a font into a file; of its letters only the used ones are written. */
export async function embedFont(document: PDFDocument, bytes: Uint8Array): Promise<PrintableFont> {
  let font: OpenFont | null = null;
  document.registerFontkit({
    create: (...given: Parameters<typeof fontkit.create>) => {
      font = longPlaces(letterByLetter(fontkit.create(...given) as unknown as OpenFont));
      return font as unknown as ReturnType<typeof fontkit.create>;
    },
  });
  const embedded = await document.embedFont(bytes, { subset: true });
  const has = (part: string) => font?.hasGlyphForCodePoint(part.codePointAt(0) ?? 0) === true;
  const encode = (character: string): WrittenLine => {
    const shown = [...character].every(has) ? character : MISSING_CHARACTER;
    return {
      hex: embedded.encodeText(shown).toString().slice(1, -1),
      width: embedded.widthOfTextAtSize(shown, 1),
    };
  };
  // A year holds some thousand different letters, each many times.
  const known = new Map<string, WrittenLine>();
  const write = (text: string): WrittenLine => {
    const line = { hex: '', width: 0 };
    for (const character of charactersOf(text)) {
      let letter = known.get(character);
      if (!letter) {
        letter = encode(character);
        known.set(character, letter);
      }
      line.hex += letter.hex;
      line.width += letter.width;
    }
    return line;
  };
  return { ref: embedded.ref, write };
}
