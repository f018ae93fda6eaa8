import { and, asc, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
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

/** The member's comments that came after their log was last opened (G72), outside the trash; the newest first. */
export function listUnread(
  executor: Executor,
  memberId: string,
): Promise<{ id: string; logId: string; at: Date }[]> {
  return executor
    .select({ id: logComments.id, logId: logComments.log_id, at: logComments.created_at })
    .from(logComments)
    .innerJoin(treatmentLogs, eq(treatmentLogs.id, logComments.log_id))
    .where(
      and(
        eq(logComments.member_id, memberId),
        isNull(treatmentLogs.deleted_at),
        or(isNull(treatmentLogs.viewed_at), gt(logComments.created_at, treatmentLogs.viewed_at)),
      ),
    )
    .orderBy(desc(logComments.created_at), desc(logComments.id));
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
