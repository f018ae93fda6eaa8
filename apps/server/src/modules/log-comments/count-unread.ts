import type { Executor } from '../../database/database.ts';
import { mayUseIllnessData } from '../members/index.ts';
import { listUnread } from './log-comments.repository.ts';

interface UnreadComments {
  unread: number;
  log_id: string | null;
}

/** How many comments the member has not read, and the log with the newest of them (G72). */
export async function countUnread(executor: Executor, memberId: string): Promise<UnreadComments> {
  const unread = await listUnread(executor, memberId);
  return { unread: unread.length, log_id: unread[0]?.logId ?? null };
}

/** The same for the header of a page, which tells of none while the member keeps nothing of the illness here. */
export async function countUnreadForPage(executor: Executor, memberId: string): Promise<UnreadComments> {
  const found = await countUnread(executor, memberId);
  const isShown = found.unread > 0 && (await mayUseIllnessData(executor, memberId));
  return isShown ? found : { unread: 0, log_id: null };
}
