import {
  MM_PER_POINT,
  SHEET,
  SHEET_SHADES,
  type Sheet,
  type SheetBlock,
  type SheetShade,
  type SheetShape,
  type SheetText,
} from '@hidamari/domain/log-print';
import { STRUCTURE_TYPES } from './pdf-structure.ts';
import { FONT_NAMES, type PrintFonts, type Run } from './print-fonts.ts';

/** Between the middle of a line and the foot of its letters, in their height. */
const BASELINE = 0.37;

const figure = (value: number) => String(Math.round(value * 1_000) / 1_000);
export const points = (millimetres: number) => millimetres / MM_PER_POINT;
const across = (millimetres: number) => figure(points(millimetres));
/** A sheet counts from above, a PDF from below. */
const down = (millimetres: number) => figure(points(SHEET.height - millimetres));

function colour(shade: SheetShade): string {
  const code = Number.parseInt(SHEET_SHADES[shade].slice(1), 16);
  return [code >> 16, (code >> 8) & 255, code & 255].map((part) => figure(part / 255)).join(' ');
}

function shapeContent(shape: SheetShape): string {
  if (shape.kind === 'box') {
    const { x, y, width, height, shade } = shape;
    return `${colour(shade)} rg ${across(x)} ${down(y + height)} ${across(width)} ${across(height)} re f`;
  }
  const { x1, y1, x2, y2, thickness, shade, dotted } = shape;
  const dash = dotted ? `[${across(0.3)} ${across(0.8)}] 0 d` : '[] 0 d';
  return `${colour(shade)} RG ${across(thickness)} w ${dash} ${across(x1)} ${down(y1)} m ${across(x2)} ${down(y2)} l S`;
}

function textContent(
  { x, y, width, size, leading, lines, bold, shade, align }: SheetText,
  fonts: PrintFonts,
  after: string,
): string[] {
  const weight = bold ? 'bold' : 'regular';
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const runs = fonts.write(line, weight);
    const needed = runs.reduce((sum, run) => sum + run.width, 0);
    const left = align === 'right' ? points(x + width) - needed * size : points(x);
    const foot = points(SHEET.height - y - leading * (index + 0.5)) - BASELINE * size;
    const gap = index === lines.length - 1 ? fonts.write(after, weight) : [];
    return runContents([...runs, ...gap], { left, foot, size, colour: colour(shade ?? 'ink') });
  });
}

interface LinePlace {
  left: number;
  foot: number;
  size: number;
  colour: string;
}

function runContents(runs: readonly Run[], { left, foot, size, colour: ink }: LinePlace): string[] {
  let at = left;
  return runs.map((run) => {
    const x = at;
    at += run.width * size;
    if ('outline' in run) return outlineContent(run, { x, foot, size, ink });
    const place = `${figure(x)} ${figure(foot + run.rise * size)} Td`;
    return `BT /${FONT_NAMES[run.font]} ${figure(size * run.size)} Tf ${ink} rg ${place} <${run.hex}> Tj ET`;
  });
}

/** A letter drawn by its outline; `ActualText` says which it is to whoever copies or hears it (ISO 32000-1, 14.9.4). */
function outlineContent(
  { outline, letter }: Extract<Run, { outline: unknown }>,
  { x, foot, size, ink }: { x: number; foot: number; size: number; ink: string },
): string {
  const scale = String(Math.round(size * 1_000) / 1_000_000);
  const text = Buffer.from(`\ufeff${letter}`, 'utf16le').swap16().toString('hex');
  const drawn = `q ${ink} rg ${scale} 0 0 ${scale} ${figure(x)} ${figure(foot)} cm`;
  return `/Span <</ActualText <${text}>>> BDC ${drawn} ${outline.path} f Q EMC`;
}

/** Only ornament: nothing of it is read aloud (ISO 32000-1, 14.8.2.2). */
const artifact = (content: readonly string[]) => ['/Artifact BMC', ...content, 'EMC'];

const block = ({ role, texts }: SheetBlock, identifier: number, fonts: PrintFonts) => [
  `/${STRUCTURE_TYPES[role]} <</MCID ${identifier}>> BDC`,
  // Two columns are two words to who hears them: 「10/22 11/5」, never 「10/2211/5」.
  ...texts.flatMap((text, at) => textContent(text, fonts, at < texts.length - 1 ? ' ' : '')),
  'EMC',
];

/**
 * A sheet in the drawing words of PDF (ISO 32000-1, 8.5 and 9.4): first what is drawn, then what is written, each block
 * marked with its place in the sheet for the structure.
 */
export function pageContent({ shapes, blocks }: Sheet, fonts: PrintFonts): string {
  const written = blocks.flatMap((one, identifier) => block(one, identifier, fonts));
  return [...artifact(shapes.map(shapeContent)), ...written].join('\n');
}
