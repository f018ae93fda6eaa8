import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Executor } from '../../database/database.ts';
import { ownLogs } from './log-conditions.ts';
import { listMentions } from './treatment-logs.repository.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Whether the member has a log outside the trash; nothing of it is read. */
export async function hasLogs(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: treatmentLogs.id })
    .from(treatmentLogs)
    .where(ownLogs(memberId))
    .limit(1);
  return rows.length > 0;
}

/** Id and day of the member's newest logs: `treatment_logs` of the user data, as much as a page of the list. */
export function listLogMentions(
  executor: Executor,
  memberId: string,
): Promise<{ id: string; log_date: string }[]> {
  return listMentions(executor, memberId, LIST_PAGE_SIZE);
}
