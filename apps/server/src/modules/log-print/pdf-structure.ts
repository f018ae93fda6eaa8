import { type PDFDocument, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { SheetRole } from '@hidamari/domain/log-print';

/** What a block is in the standard structure types of PDF (ISO 32000-1, 14.8.4). */
export const STRUCTURE_TYPES = { title: 'H1', heading: 'H2', day: 'H3', text: 'P' } as const satisfies Record<
  SheetRole,
  string
>;

/** The structure of a tagged PDF: what stands on its pages, in the order in which it is read aloud. */
export interface PdfStructure {
  /** The blocks of the next page. The n-th one is marked in the page's content with the identifier n (`MCID`). */
  addPage(page: PDFPage, roles: readonly SheetRole[]): void;
  /** Writes the structure into the document; once, after the last page. */
  finish(): void;
}

/** An empty structure for a document (ISO 32000-1, 14.7): one element for each block, one under the other. */
export function createStructure({ context, catalog }: PDFDocument): PdfStructure {
  const [root, body] = [context.nextRef(), context.nextRef()];
  const elements: PDFRef[] = [];
  const pages: (number | PDFRef)[] = [];
  return {
    addPage(page, roles) {
      const ofPage = roles.map((role, identifier) =>
        context.register(
          context.obj({
            ...{ Type: 'StructElem', S: STRUCTURE_TYPES[role] },
            ...{ P: body, Pg: page.ref, K: identifier },
          }),
        ),
      );
      elements.push(...ofPage);
      const key = pages.length / 2;
      pages.push(key, context.register(context.obj(ofPage)));
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(key));
    },
    finish() {
      const parents = context.register(context.obj({ Nums: pages }));
      context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements }));
      context.assign(
        root,
        context.obj({
          ...{ Type: 'StructTreeRoot', K: body },
          ...{ ParentTree: parents, ParentTreeNextKey: pages.length / 2 },
        }),
      );
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
