import type { LogComment } from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import type { LogCommentRow } from './log-comment.table.ts';

/** What the use cases of comments work with. */
export type LogCommentParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'bus' | 'clock' | 'outbox' | 'settings' | 'deliver'
>;

const contextOf = (commentId: string) => `log-comment:${commentId}`;

/** Seals a comment: it opens under its own id and its member's key alone. */
export function sealComment(cipher: MemberCipher, commentId: string, text: string): string {
  return cipher.encrypt(text, contextOf(commentId));
}

/** The words of a comment. Throws when they were changed, or belong to another comment or member. */
export function openText(cipher: MemberCipher, row: Pick<LogCommentRow, 'id' | 'sealed_text'>): string {
  return cipher.decrypt(row.sealed_text, contextOf(row.id));
}

/** A row as member and supporter read it. */
export function toLogComment(cipher: MemberCipher, row: LogCommentRow): LogComment {
  return {
    id: row.id,
    staff_name: row.staff_name,
    text: openText(cipher, row),
    at: formatWireTimestamp(row.created_at),
  };
}
