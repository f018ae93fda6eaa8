import type { ConsultationMessage } from '@hidamari/contract/consultations';

/** What lies sealed in the row of a message. */
export type MessageBody = Pick<ConsultationMessage, 'text' | 'pictures' | 'attached'>;

/** The places of a case that are sealed, each bound to its own row: no text opens in another's place. */
export const sealContext = {
  title: (caseId: string) => `consultation:${caseId}:title`,
  message: (messageId: string) => `consultation-message:${messageId}`,
  note: (noteId: string) => `consultation-note:${noteId}`,
  summary: (summaryId: string) => `consultation-summary:${summaryId}`,
} as const;
