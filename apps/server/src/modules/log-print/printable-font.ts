import { charactersOf, MISSING_CHARACTER } from '@hidamari/domain/log-print';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** A font of a printed file. */
export interface PrintableFont {
  readonly embedded: PDFFont;
  /** The text with 〓 for every character that the font does not have. */
  writable(text: string): string;
}

/** What is used of a font's own objects. */
interface FontSubset {
  loca: { version?: number };
  _addGlyph(glyph: number): number;
}
interface OpenFont {
  createSubset(): FontSubset;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { advanceWidth: number };
  layout(text: string): unknown;
}

/**
 * A letter is drawn as it stands, without the rules by which a font joins or moves letters: those take most of the
 * time of a long file, and a line that was measured letter by letter needs none of them.
 */
function letterByLetter(font: OpenFont): OpenFont {
  font.layout = (text: string) => ({
    glyphs: Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0)),
  });
  return font;
}

/**
 * The places of the outlines in the new font, always written in whole bytes: in the short form, which the library
 * takes for a small font (version 1.1.1), every letter behind an outline of odd length would be broken.
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
const LONG = 1;

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
  const known = new Map<string, string>();
  const written = (character: string) => {
    const has = [...character].every((part) => font?.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
    return has ? character : MISSING_CHARACTER;
  };
  const writable = (text: string) =>
    charactersOf(text)
      .map((character) => {
        const found = known.get(character) ?? written(character);
        known.set(character, found);
        return found;
      })
      .join('');
  return { embedded, writable };
}
