import { getDocumentProxy } from 'unpdf';

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
