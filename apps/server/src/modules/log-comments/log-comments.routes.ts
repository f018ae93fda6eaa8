import {
  commentOnLogEndpoint,
  listSharedLogsEndpoint,
  readSharedLogEndpoint,
  readUnreadCommentsEndpoint,
} from '@hidamari/contract/log-comments';
import { type Route, route } from '../../http/route.ts';
import { commentOnLog } from './comment-on-log.ts';
import { countUnread } from './count-unread.ts';
import { listLogsOfCase, readLogOfCase } from './read-shared-logs.ts';
import type { LogCommentParts } from './sealed-comment.ts';

/** What the member reads; the comments themselves come with their log (`commentsOfLogs`). */
export function memberCommentRoutes({ database }: Pick<LogCommentParts, 'database'>): Route[] {
  return [
    route(readUnreadCommentsEndpoint, async ({ caller }) => ({
      status: 200,
      body: await countUnread(database, caller),
    })),
  ];
}

/** The desk's side (G42, G72). Who may do what is the endpoints' permission. */
export function deskCommentRoutes(parts: LogCommentParts): Route[] {
  return [
    route(listSharedLogsEndpoint, async ({ caller: staff, params, query: { page }, request: { now } }) => ({
      status: 200,
      body: await listLogsOfCase(parts, { caseId: params.id, staff, page, now }),
    })),
    route(readSharedLogEndpoint, async ({ caller: staff, params, request: { now } }) => ({
      status: 200,
      body: await readLogOfCase(parts, { caseId: params.id, logId: params.log_id, staff, now }),
    })),
    route(commentOnLogEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
      status: 201,
      body: await commentOnLog(parts, { caseId: params.id, logId: params.log_id, staff, body, now }),
    })),
  ];
}
