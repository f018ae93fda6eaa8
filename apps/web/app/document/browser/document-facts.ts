/** What the server writes on a document for its script: on the script's own element. */
export interface DocumentFacts {
  /** The moment the page was rendered for. */
  renderedAt: string;
  /** When its words about the hours change next. */
  until: Date;
  /** Address of the sheet of Japanese fonts. */
  japaneseFont: string;
}

/** The element that carries them. */
export const FACTS = 'script[data-rendered-at]';

/** The facts of a document, this one or one that was fetched; null for a page of the application. */
export function readFacts(page: Document): DocumentFacts | null {
  const { renderedAt, until, japaneseFont } = page.querySelector<HTMLElement>(FACTS)?.dataset ?? {};
  if (renderedAt === undefined || until === undefined || japaneseFont === undefined) return null;
  return { renderedAt, until: new Date(until), japaneseFont };
}
