import type { ModuleWith } from '../../portal-module.ts';
import { deskCommentRoutes, memberCommentRoutes } from './log-comments.routes.ts';
import { logCommentBelongings } from './move-log-comments.ts';
import { sendCommentNotices } from './notify-comment-arrived.ts';
import type { LogCommentParts } from './sealed-comment.ts';

export { commentsOfLogs } from './comments-of-logs.ts';
export { counted, UNREAD_COMMENTS, type UnreadComments } from './count-unread.ts';
export { addLogComments } from './export-log-comments.ts';
export { type UnreadComment, unreadCommentsColumn } from './log-comments.repository.ts';

/** Supporters' comments beside the logs that a member shares (G42, G72). */
export function createLogCommentsModule(
  parts: LogCommentParts,
): ModuleWith<'routes' | 'handlers' | 'belongings'> {
  return {
    routes: [...memberCommentRoutes(parts), ...deskCommentRoutes(parts)],
    belongings: [logCommentBelongings],
    handlers: { 'notify-comment': sendCommentNotices(parts) },
  };
}
