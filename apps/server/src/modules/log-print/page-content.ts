import {
  MM_PER_POINT,
  SHEET,
  SHEET_SHADES,
  type Sheet,
  type SheetShade,
  type SheetShape,
  type SheetText,
} from '@hidamari/domain/log-print';
import type { PrintableFont } from './printable-font.ts';

export interface PrintFonts {
  regular: PrintableFont;
  bold: PrintableFont;
}

/** Names of the fonts on a page. */
export const FONT_NAMES = { regular: 'F1', bold: 'F2' } as const;

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
): string[] {
  const weight = bold ? 'bold' : 'regular';
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const written = fonts[weight].write(line);
    const left = align === 'right' ? points(x + width) - written.width * size : points(x);
    const foot = points(SHEET.height - y - leading * (index + 0.5)) - BASELINE * size;
    return `BT /${FONT_NAMES[weight]} ${size} Tf ${colour(shade ?? 'ink')} rg ${figure(left)} ${figure(foot)} Td <${written.hex}> Tj ET`;
  });
}

/** A sheet in the drawing words of PDF (ISO 32000-1, 8.5 and 9.4): first what is drawn, then what is written. */
export function pageContent({ shapes, blocks }: Sheet, fonts: PrintFonts): string {
  const written = blocks.flatMap(({ texts }) => texts.flatMap((text) => textContent(text, fonts)));
  return [...shapes.map(shapeContent), ...written].join('\n');
}
