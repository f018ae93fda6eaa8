import type { ConsultationMessage } from '@hidamari/contract/consultations';
import type { MemberCipher } from '../../encryption/encryption.ts';

/** What lies sealed in the row of a message. */
export type MessageBody = Pick<ConsultationMessage, 'text' | 'pictures' | 'attached'>;

/** The places of a case that are sealed, each bound to its own row: no text opens in another's place. */
export const sealContext = {
  title: (caseId: string) => `consultation:${caseId}:title`,
  message: (messageId: string) => `consultation-message:${messageId}`,
  note: (noteId: string) => `consultation-note:${noteId}`,
  summary: (summaryId: string) => `consultation-summary:${summaryId}`,
} as const;

export function sealJson(cipher: MemberCipher, value: unknown, context: string): string {
  return cipher.encrypt(JSON.stringify(value), context);
}

/** Throws when the text was changed, or belongs to another row or case. */
export function openJson<T>(cipher: MemberCipher, sealed: string, context: string): T {
  return JSON.parse(cipher.decrypt(sealed, context)) as T;
}
