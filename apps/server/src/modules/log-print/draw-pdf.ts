import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { SHEET, type Sheet } from '@hidamari/domain/log-print';
import { FONT_FILES, type FontFile } from './letter-plan.ts';
import { pageContent, points } from './page-content.ts';
import { createStructure } from './pdf-structure.ts';
import { FONT_NAMES, type PrintFonts, printFonts } from './print-fonts.ts';

const TITLE = '治療ログのまとめ';
const CREATOR = 'ひだまり がん相談';

/** Each is read once, when a file here asks for it. */
const read = new Map<FontFile, Promise<Uint8Array>>();

function bytesOf(file: FontFile): Promise<Uint8Array> {
  const bytes = read.get(file) ?? readFile(FONT_FILES[file]);
  read.set(file, bytes);
  return bytes;
}

function describe(document: PDFDocument, createdAt: Date): void {
  document.setTitle(TITLE, { showInWindowTitleBar: true });
  document.setLanguage('ja');
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
}

function addSheet(document: PDFDocument, sheet: Sheet, fonts: PrintFonts): PDFPage {
  const page = document.addPage([points(SHEET.width), points(SHEET.height)]);
  for (const [name, { ref }] of fonts.fonts) page.node.setFontDictionary(PDFName.of(FONT_NAMES[name]), ref);
  const bytes = deflateSync(pageContent(sheet, fonts));
  const dictionary = document.context.obj({ Filter: 'FlateDecode', Length: bytes.length });
  const content = PDFRawStream.of(dictionary, bytes);
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  return page;
}

/**
 * The sheets as a PDF: the same pages, line by line, as on the screen. Carries its title and language, its structure
 * for who hears it, and of the fonts only the letters used. Takes the processor for as long as it draws: call it where nobody waits (a worker).
 */
export async function drawPdf(sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  describe(document, createdAt);
  const fonts = await printFonts(document, sheets, bytesOf);
  const structure = createStructure(document);
  for (const sheet of sheets)
    structure.addPage(
      addSheet(document, sheet, fonts),
      sheet.blocks.map(({ role }) => role),
    );
  structure.finish();
  return document.save({ useObjectStreams: false });
}
