import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { treatmentLogs } from '../treatment-logs/treatment-logs.table.ts';
import { type LogCommentRow, logComments } from './log-comment.table.ts';

/** Comments of one log of the member, the oldest first. */
export function listOfLog(executor: Executor, memberId: string, logId: string): Promise<LogCommentRow[]> {
  return executor
    .select()
    .from(logComments)
    .where(and(eq(logComments.member_id, memberId), eq(logComments.log_id, logId)))
    .orderBy(asc(logComments.created_at), asc(logComments.id));
}

/** Comments of these logs of the member, the oldest first, by log. */
export async function listOfLogs(
  executor: Executor,
  memberId: string,
  logIds: readonly string[],
): Promise<Map<string, LogCommentRow[]>> {
  if (logIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(logComments)
    .where(and(eq(logComments.member_id, memberId), inArray(logComments.log_id, [...logIds])))
    .orderBy(asc(logComments.created_at), asc(logComments.id));
  return Map.groupBy(rows, ({ log_id }) => log_id);
}

/** How many comments each of these logs has. */
export async function countOfLogs(
  executor: Executor,
  memberId: string,
  logIds: readonly string[],
): Promise<Map<string, number>> {
  if (logIds.length === 0) return new Map();
  const rows = await executor
    .select({ logId: logComments.log_id, comments: count() })
    .from(logComments)
    .where(and(eq(logComments.member_id, memberId), inArray(logComments.log_id, [...logIds])))
    .groupBy(logComments.log_id);
  return new Map(rows.map(({ logId, comments }) => [logId, comments]));
}

/** A comment that its member has not read, as it is counted. */
export interface UnreadComment {
  id: string;
  logId: string;
}

/** The member's comments that came after their log was last opened (G72), outside the trash; the newest first, as JSON. */
export const unreadCommentsColumn = (memberId: string): SQL<UnreadComment[]> => sql<UnreadComment[]>`(
  select coalesce(json_agg(json_build_object('id', comment.id, 'logId', comment.log_id)
    order by comment.created_at desc, comment.id desc), '[]'::json)
  from ${logComments} comment join ${treatmentLogs} log on log.id = comment.log_id
  where comment.member_id = ${memberId} and log.deleted_at is null
    and (log.viewed_at is null or comment.created_at > log.viewed_at))`;

export async function listUnread(executor: Executor, memberId: string): Promise<UnreadComment[]> {
  const { rows } = await executor.execute<{ unread: UnreadComment[] }>(
    sql`select ${unreadCommentsColumn(memberId)} as unread`,
  );
  return rows[0]?.unread ?? [];
}

/** True while the member shares this log; until the transaction ends nobody takes that back. */
export async function lockSharedLog(tx: Transaction, memberId: string, logId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: treatmentLogs.id })
    .from(treatmentLogs)
    .where(
      and(
        eq(treatmentLogs.id, logId),
        eq(treatmentLogs.member_id, memberId),
        eq(treatmentLogs.share_with_supporter, true),
        isNull(treatmentLogs.deleted_at),
      ),
    )
    .for('update');
  return rows.length > 0;
}

/** The comment that an earlier sending made. */
export async function findSent(
  tx: Transaction,
  logId: string,
  clientKey: string,
): Promise<LogCommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(logComments)
    .where(and(eq(logComments.log_id, logId), eq(logComments.client_key, clientKey)));
  return row;
}

export async function insertComment(tx: Transaction, row: LogCommentRow): Promise<void> {
  await tx.insert(logComments).values(row);
}

/** Whose comment it is, while it is there. */
export async function findOwner(executor: Executor, id: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ memberId: logComments.member_id })
    .from(logComments)
    .where(eq(logComments.id, id));
  return row?.memberId;
}
