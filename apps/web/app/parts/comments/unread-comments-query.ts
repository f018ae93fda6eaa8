import type { ApiClient } from '@hidamari/contract/client';
import { commentCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

export const UNREAD_COMMENTS_KEY = ['unread-comments'] as const;

/** How many comments of supporters the member has not read yet, and the log with the newest (G72). */
export const unreadCommentsQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    commentCalls,
    ({ readUnreadCommentsEndpoint }) => readUnreadCommentsEndpoint,
    {},
    UNREAD_COMMENTS_KEY,
  );
