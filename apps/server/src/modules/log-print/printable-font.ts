import type { PDFDocument, PDFRef } from 'pdf-lib';
import { type FontReader, fontReader } from './font-reader.ts';

/** A font of a printed file. */
export interface PrintableFont {
  readonly ref: PDFRef;
  /** Letters as a file names them; the font has to have them. */
  write(letters: string): WrittenLetters;
}

export interface WrittenLetters {
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
  glyphForCodePoint(code: number): object;
  layout(text: string): unknown;
}

/**
 * A letter is drawn as it stands, without the rules by which a font joins or moves letters: a line that was measured
 * letter by letter needs none of them.
 */
function letterByLetter(font: OpenFont, twins: ReadonlyMap<string, string>): OpenFont {
  font.layout = (text: string) => ({
    glyphs: Array.from(text, (letter) => {
      const twin = twins.get(letter);
      if (twin === undefined) return font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const drawn = font.glyphForCodePoint(twin.codePointAt(0) ?? 0);
      return Object.create(drawn, { codePoints: { value: [letter.codePointAt(0)] } });
    }),
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

/**
 * Puts a font into a file; of its letters only the used ones are written. `twins` names letters that are drawn as others
 * are and read as themselves: a raised 9 is drawn as a 9, and whoever copies it gets ⁹.
 */
export async function embedFont(
  document: PDFDocument,
  bytes: Uint8Array,
  twins: ReadonlyMap<string, string> = new Map(),
): Promise<PrintableFont> {
  document.registerFontkit({
    create: (...given: Parameters<FontReader['create']>) => {
      const font = longPlaces(letterByLetter(fontReader().create(...given) as unknown as OpenFont, twins));
      return font as unknown as ReturnType<FontReader['create']>;
    },
  });
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
