import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  MM_PER_POINT,
  SHEET,
  SHEET_SHADES,
  type Sheet,
  type SheetShade,
  type SheetShape,
  type SheetText,
} from '@hidamari/domain/log-print';
import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { embedFont, type PrintableFont } from './printable-font.ts';

const TITLE = '治療ログのまとめ';
const CREATOR = 'ひだまり がん相談';

/** BIZ UDPGothic, made for reading by everybody (SIL Open Font License 1.1). */
const FONT_FILES = {
  regular: '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  bold: '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
} as const;

interface Fonts {
  regular: PrintableFont;
  bold: PrintableFont;
}

const points = (millimetres: number) => millimetres / MM_PER_POINT;
/** A sheet counts from above, a PDF from below. */
const fromBelow = (y: number) => points(SHEET.height - y);
/** Between the middle of a line and the foot of its letters, in their height. */
const BASELINE = 0.37;

function colour(shade: SheetShade) {
  const code = Number.parseInt(SHEET_SHADES[shade].slice(1), 16);
  return rgb((code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255);
}

function drawShape(page: PDFPage, shape: SheetShape): void {
  if (shape.kind === 'box') {
    page.drawRectangle({
      x: points(shape.x),
      y: fromBelow(shape.y + shape.height),
      width: points(shape.width),
      height: points(shape.height),
      color: colour(shape.shade),
    });
    return;
  }
  page.drawLine({
    start: { x: points(shape.x1), y: fromBelow(shape.y1) },
    end: { x: points(shape.x2), y: fromBelow(shape.y2) },
    thickness: points(shape.thickness),
    color: colour(shape.shade),
    ...(shape.dotted && { dashArray: [points(0.3), points(0.8)] }),
  });
}

function drawText(page: PDFPage, text: SheetText, fonts: Fonts): void {
  const font = text.bold ? fonts.bold : fonts.regular;
  text.lines.forEach((line, index) => {
    const words = font.writable(line);
    if (words.trim() === '') return;
    const middle = text.y + text.leading * (index + 0.5);
    const right = text.x + text.width;
    const x =
      text.align === 'right'
        ? points(right) - font.embedded.widthOfTextAtSize(words, text.size)
        : points(text.x);
    page.drawText(words, {
      x,
      y: fromBelow(middle) - BASELINE * text.size,
      size: text.size,
      font: font.embedded,
      color: colour(text.shade ?? 'ink'),
    });
  });
}

/** Bytes of a font that came with the portal's packages. */
const readFont = (name: keyof typeof FONT_FILES) =>
  readFile(createRequire(import.meta.url).resolve(FONT_FILES[name]));

/**
 * The sheets as a PDF: the same pages, line by line, as on the screen. Carries its title and language, and of the
 * fonts only the letters used. Takes the processor for as long as it draws: call it where nobody waits (a worker).
 */
export async function drawPdf(sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(TITLE, { showInWindowTitleBar: true });
  document.setLanguage('ja');
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const fonts = {
    regular: await embedFont(document, await readFont('regular')),
    bold: await embedFont(document, await readFont('bold')),
  };
  for (const { shapes, blocks } of sheets) {
    const page = document.addPage([points(SHEET.width), points(SHEET.height)]);
    for (const shape of shapes) drawShape(page, shape);
    for (const { texts } of blocks) for (const text of texts) drawText(page, text, fonts);
  }
  return document.save();
}
