import type { Route } from '../../http/route.ts';
import type { OutboxHandlers } from '../../jobs/outbox-runner.ts';
import type { LogCommentParts } from './log-comment-parts.ts';
import { deskCommentRoutes, memberCommentRoutes } from './log-comments.routes.ts';
import { tellCommentsArrived } from './tell-comment-arrived.ts';

export { countUnreadForPage } from './count-unread.ts';
export { addLogComments } from './export-log-comments.ts';
export { logCommentBelongings } from './move-log-comments.ts';
export { withLogComments } from './with-log-comments.ts';

interface LogCommentsModule {
  routes: Route[];
  /** The member's own, refused while the consent to keep what concerns an illness is taken back. */
  illnessRoutes: Route[];
  handlers: OutboxHandlers;
}

/** Supporters' comments beside the logs that a member shares (G42, G72). */
export function createLogCommentsModule(parts: LogCommentParts): LogCommentsModule {
  return {
    routes: deskCommentRoutes(parts),
    illnessRoutes: memberCommentRoutes(parts),
    handlers: { 'tell-comment-arrived': tellCommentsArrived(parts) },
  };
}
