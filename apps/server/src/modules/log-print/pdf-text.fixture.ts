import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, type PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { openFont } from './font-reader.ts';

/** What a PDF says, page by page, and what it says of itself. */
export async function readPdf(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  return {
    pages,
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
  };
}

interface StructureNode {
  role?: string;
  children?: StructureNode[];
  id?: string;
}

/** What a screen reader is given of a PDF: each element of its structure, page by page, with its words. */
export async function heardInPdf(file: Uint8Array): Promise<[role: string, words: string][]> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const heard: [string, string][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push((item as { id?: string }).id ?? null);
        continue;
      }
      const id = open.findLast((one) => one !== null);
      if (id) words.set(id, (words.get(id) ?? '') + item.str);
    }
    const walk = (node: StructureNode, role: string) => {
      if (node.id) heard.push([role, words.get(node.id) ?? '']);
      for (const child of node.children ?? []) walk(child, node.role ?? role);
    };
    walk((await page.getStructTree()) as unknown as StructureNode, '');
  }
  return heard;
}

/** Where letters stand on a page, from its lower left corner, in points. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** How the first page is drawn: its pieces of text in their order, and the letters that are drawn by their outlines. */
export async function drawnLetters(file: Uint8Array): Promise<{ places: Place[]; outlined: string[] }> {
  const document = await PDFDocument.load(file);
  const contents = document.getPage(0).node.lookup(PDFName.of('Contents'), PDFStream) as PDFRawStream;
  const words = inflateSync(contents.asUint8Array()).toString('latin1');
  const places = [...words.matchAll(/ ([\d.]+) Tf .*? ([\d.]+) ([\d.]+) Td/g)].map(([, size, x, y]) => ({
    ...{ size: Number(size), x: Number(x), y: Number(y) },
  }));
  const outlined = [...words.matchAll(/ActualText <FEFF([0-9A-F]+)>>> BDC q [^q]* f Q EMC/gi)].map(
    ([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  return { places, outlined };
}

/** The outlines in the fonts that a file brings, as drawing words; those of letters without any, such as a space, left out. */
export async function outlinesIn(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file);
  const key = PDFName.of('FontFile2');
  const files = document.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) =>
      one instanceof PDFDict && one.has(key) ? [one.lookup(key, PDFStream) as PDFRawStream] : [],
    );
  return files.flatMap((stream) => {
    const font = openFont(inflateSync(stream.asUint8Array()));
    return Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id)?.path.toSVG() ?? '').filter(
      Boolean,
    );
  });
}
