import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Executor } from '../../database/database.ts';
import { listMentions } from './treatment-logs.repository.ts';

/** Id and day of the member's newest logs: `treatment_logs` of the user data, as much as a page of the list. */
export function listLogMentions(
  executor: Executor,
  memberId: string,
): Promise<{ id: string; log_date: string }[]> {
  return listMentions(executor, memberId, LIST_PAGE_SIZE);
}
