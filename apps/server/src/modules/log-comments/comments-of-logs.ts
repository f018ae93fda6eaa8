import type { LogReading } from '../treatment-logs/index.ts';
import { unreadFor } from './count-unread.ts';
import { listOfLog } from './log-comments.repository.ts';
import { toLogComment } from './sealed-comment.ts';

/**
 * A log of the member's comes with its comments, and the list says where some are unread (G72). To the member alone: what a
 * supporter wrote to them is no part of what a concierge goes through.
 */
export const commentsOfLogs: LogReading = {
  async withComments({ database, encryption }, { memberId, actingStaff }, log) {
    if (actingStaff) return log;
    const rows = await listOfLog(database, memberId, log.id);
    if (rows.length === 0) return log;
    const cipher = await encryption.forMember(database, memberId);
    return { ...log, comments: rows.map((row) => toLogComment(cipher, row)) };
  },
  async withUnread({ database }, member, page) {
    if (member.actingStaff) return page;
    const unread = Map.groupBy(await unreadFor(database, member), ({ logId }) => logId);
    const data = page.data.map((log) => {
      const count = unread.get(log.id)?.length ?? 0;
      return count === 0 ? log : { ...log, unread_comments: count };
    });
    return { ...page, data };
  },
};
