import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { SHEET, type Sheet } from '@hidamari/domain/log-print';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { FONT_NAMES, type PrintFonts, pageContent, points } from './page-content.ts';
import { embedFont } from './printable-font.ts';

const TITLE = '治療ログのまとめ';
const CREATOR = 'ひだまり がん相談';

const require = createRequire(import.meta.url);

/** BIZ UDPGothic, made for reading by everybody (SIL Open Font License 1.1), as it came with the portal's packages. */
const FONT_FILES = {
  regular: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
} as const;

/** Read once, when the first file is drawn here. */
const bytesOf = { regular: readFile(FONT_FILES.regular), bold: readFile(FONT_FILES.bold) };

function describe(document: PDFDocument, createdAt: Date): void {
  document.setTitle(TITLE, { showInWindowTitleBar: true });
  document.setLanguage('ja');
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
}

function addSheet(document: PDFDocument, sheet: Sheet, fonts: PrintFonts): void {
  const page = document.addPage([points(SHEET.width), points(SHEET.height)]);
  page.node.setFontDictionary(PDFName.of(FONT_NAMES.regular), fonts.regular.ref);
  page.node.setFontDictionary(PDFName.of(FONT_NAMES.bold), fonts.bold.ref);
  const bytes = deflateSync(pageContent(sheet, fonts));
  const dictionary = document.context.obj({ Filter: 'FlateDecode', Length: bytes.length });
  const content = PDFRawStream.of(dictionary, bytes);
  page.node.set(PDFName.of('Contents'), document.context.register(content));
}

/**
 * The sheets as a PDF: the same pages, line by line, as on the screen. Carries its title and language, and of the
 * fonts only the letters used. Takes the processor for as long as it draws: call it where nobody waits (a worker).
 */
export async function drawPdf(sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  describe(document, createdAt);
  const fonts = {
    regular: await embedFont(document, await bytesOf.regular),
    bold: await embedFont(document, await bytesOf.bold),
  };
  for (const sheet of sheets) addSheet(document, sheet, fonts);
  return document.save({ useObjectStreams: false });
}
