import type { Executor } from '../../database/database.ts';
import { ownLogs } from './log-conditions.ts';
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
