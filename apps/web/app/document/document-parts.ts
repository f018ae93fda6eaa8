import { type ComponentType, createContext } from 'react';

/** Parts that stand in a document in place of those that come alive in the application. */
export interface PartsOfDocument {
  /** Under a field; the server may have found words of despair in what the page came with (G119). */
  CrisisNote: ComponentType<{ isCalled: boolean }>;
  /** The question about the measurement (G148). */
  OutsideQuestion: ComponentType;
  /** The place of the promotion of LINE (G80). */
  LinePromotion: ComponentType;
}

/** Given by the handler of the documents, so that the application's scripts carry none of them; null in the application. */
export const DocumentParts = createContext<PartsOfDocument | null>(null);
