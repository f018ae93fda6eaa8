import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PathCommand } from '@cantoo/fontkit';
import { openFont } from './font-reader.ts';

const require = createRequire(import.meta.url);
/** The Japanese letters of the pages (Noto Sans JP, SIL Open Font License 1.1): 124 files of some hundred letters each. */
const FOLDER = dirname(require.resolve('@fontsource-variable/noto-sans-jp/package.json'));

interface Slice {
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

let slices: readonly Slice[] | null = null;

/** Which file holds which letters, as the package says for browsers. */
function readSlices(): readonly Slice[] {
  const written: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8'));
  return Object.entries(written).map(([name, range]) => ({
    file: join(FOLDER, 'files', `noto-sans-jp-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: range.split(',').map((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}

function sliceOf(letter: string): Slice | undefined {
  slices ??= readSlices();
  const code = letter.codePointAt(0) ?? 0;
  return slices.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
}

/** Whether there is an outline of a letter that the font of a printed file does not have. Reads no font. */
export const holdsOutline = (letter: string): boolean => sliceOf(letter) !== undefined;

/** A letter as a line around it, in the drawing words of PDF; its height is 1,000. */
export interface GlyphOutline {
  path: string;
  width: number;
}

/** How strong the strokes of each weight are, on the font's own axis. */
const STRENGTH = { regular: 400, bold: 700 } as const;

/** The outline of a letter of the pages' own font; null where it has none. Opens one small file. */
export function glyphOutline(letter: string, weight: keyof typeof STRENGTH): GlyphOutline | null {
  const slice = sliceOf(letter);
  if (!slice) return null;
  const font = openFont(readFileSync(slice.file)).getVariation({ wght: STRENGTH[weight] });
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  if (!glyph) return null;
  const { advanceWidth, path } = glyph;
  const scale = 1_000 / font.unitsPerEm;
  return { path: pathWords(path.commands, scale), width: advanceWidth * scale };
}

function pathWords(commands: readonly PathCommand[], scale: number): string {
  let at: [number, number] = [0, 0];
  const words = commands.map(({ command, args }) => {
    const given = args.map((value) => value * scale);
    const [x = 0, y = 0, endX = 0, endY = 0] = given;
    const from = at;
    if (given.length > 0) at = given.slice(-2) as [number, number];
    const figures = given.map((value) => Math.round(value * 10) / 10).join(' ');
    if (command === 'moveTo') return `${figures} m`;
    if (command === 'lineTo') return `${figures} l`;
    if (command === 'bezierCurveTo') return `${figures} c`;
    if (command !== 'quadraticCurveTo') return 'h';
    // PDF has curves with two handles alone (ISO 32000-1, 8.5.2.2).
    const handles = [from[0], from[1], endX, endY].map(
      (value, index) => (value + 2 * (index % 2 ? y : x)) / 3,
    );
    return `${[...handles, endX, endY].map((value) => Math.round(value * 10) / 10).join(' ')} c`;
  });
  return words.join(' ');
}
