import { type TreatmentLog, treatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { count, max, min } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ownLogs } from './log-conditions.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRows, listCandidateIds } from './treatment-logs.repository.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Logs that lie open in memory at once, however many there are. */
const OPENED_AT_ONCE = 400;

/** How many logs a member has outside the trash, and the days of the first and the last. */
export async function countTreatmentLogs(
  executor: Executor,
  memberId: string,
): Promise<{ logs: number; first_day: string | null; last_day: string | null }> {
  const { log_date } = treatmentLogs;
  const [row] = await executor
    .select({ logs: count(), first_day: min(log_date), last_day: max(log_date) })
    .from(treatmentLogs)
    .where(ownLogs(memberId));
  return row ?? { logs: 0, first_day: null, last_day: null };
}

/** Ids of the member's logs outside the trash, oldest first: which logs an export holds, in all of its files. */
export async function listTreatmentLogIds(executor: Executor, memberId: string): Promise<string[]> {
  const filters = treatmentLogFilters.parse({});
  return (await listCandidateIds(executor, { memberId, filters })).reverse();
}

/** The member's logs of these ids, opened a few at a time, in their order. One that went meanwhile is left out. */
export async function* openTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  ids: readonly string[],
): AsyncGenerator<TreatmentLog> {
  const cipher = await encryption.forMember(database, memberId);
  for (let start = 0; start < ids.length; start += OPENED_AT_ONCE) {
    const rows = await findRows(database, memberId, ids.slice(start, start + OPENED_AT_ONCE));
    for (const row of rows.reverse()) yield toTreatmentLog(cipher, row);
  }
}
