import { type ComponentType, createContext, use } from 'react';
import type { PageData } from '../shell/page-data.ts';

/**
 * What stands in the head of a document in place of the framework's scripts; null in the application. A document is the page
 * of a visitor on a screen that is the same for all of them: no React runs in its browser (decision 0113). The handler of
 * the documents gives it, so that the application's scripts carry none of it.
 */
export const DocumentHead = createContext<ComponentType<{
  page: PageData;
  nonce: string | undefined;
}> | null>(null);

/** Whether this page is drawn as a document: nothing of it will come alive, and its script does what it needs. */
export const useIsDocument = (): boolean => use(DocumentHead) !== null;
