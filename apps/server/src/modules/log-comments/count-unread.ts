import type { Executor } from '../../database/database.ts';
import { contextPart, onceOf } from '../../http/request-context.ts';
import type { AskingMember } from '../members/index.ts';
import { listUnread, type UnreadComment } from './log-comments.repository.ts';

/** How many comments wait, and the log with the newest of them. */
export interface UnreadComments {
  unread: number;
  log_id: string | null;
}

/** The comments that the member has not read; a page reads them for its header. */
export const UNREAD_COMMENTS = contextPart<readonly UnreadComment[]>('comments that the member has not read');

/** The comments that the member has not read, as their request knows them; the newest first. */
export const unreadFor = (executor: Executor, member: AskingMember) =>
  onceOf(member, UNREAD_COMMENTS, () => listUnread(executor, member.memberId));

/** How many comments the member has not read, and the log with the newest of them (G72). */
export async function countUnread(executor: Executor, member: AskingMember): Promise<UnreadComments> {
  return counted(await unreadFor(executor, member));
}

export const counted = (unread: readonly UnreadComment[]): UnreadComments => ({
  unread: unread.length,
  log_id: unread[0]?.logId ?? null,
});
