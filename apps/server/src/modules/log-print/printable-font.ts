import type { Font, Glyph } from '@cantoo/fontkit';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { openFont } from './font-reader.ts';

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
export async function embedFont(
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
