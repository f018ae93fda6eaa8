import { type ComponentType, createContext, use } from 'react';
import type { PageData } from '../shell/page-data.ts';

/** What stands in a document in place of what comes alive in the application. */
export interface PartsOfDocument {
  /** In the head, in place of the framework's scripts. */
  Head: ComponentType<{ page: PageData; nonce: string | undefined }>;
  /** The question about the measurement (G148). */
  OutsideQuestion: ComponentType;
}

/**
 * Given by the handler of the documents, so that the application's scripts carry none of them; null in the application. A
 * document is the page of a visitor on a screen that is the same for all of them: no React runs in its browser (decision 0113).
 */
export const DocumentParts = createContext<PartsOfDocument | null>(null);

/** Whether this page is drawn as a document: nothing of it will come alive, and its script does what it needs. */
export const useIsDocument = (): boolean => use(DocumentParts) !== null;

/** Marks a link near the view, whose document is fetched ahead. */
export const NEAR_MARK = 'data-near';

/** Id of the element with the rules for fetching ahead. */
export const RULES_ID = 'speculation-rules';
