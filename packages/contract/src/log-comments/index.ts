export {
  commentOnLogEndpoint,
  listSharedLogsEndpoint,
  readSharedLogEndpoint,
  readUnreadCommentsEndpoint,
  type SharedLog,
  type SharedLogRow,
} from './log-comments.endpoints.ts';
