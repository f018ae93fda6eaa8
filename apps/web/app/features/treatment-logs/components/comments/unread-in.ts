import type { LogComment, ReadLog } from '@hidamari/contract/treatment-logs';

/**
 * Comments of a log that came after it was last opened (G72). The wire tells seconds: one of the very second of the
 * mark counts as unread here, so that none is ever left unmarked.
 */
export function unreadIn({
  comments = [],
  viewed_at,
}: Pick<ReadLog, 'comments' | 'viewed_at'>): LogComment[] {
  return comments.filter(({ at }) => viewed_at === null || at >= viewed_at);
}

/** The others: those that the member has opened before. */
export function readIn(log: Pick<ReadLog, 'comments' | 'viewed_at'>): LogComment[] {
  const unread = new Set(unreadIn(log));
  return (log.comments ?? []).filter((comment) => !unread.has(comment));
}
