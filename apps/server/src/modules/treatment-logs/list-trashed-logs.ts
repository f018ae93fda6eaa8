import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import { LOG_LIMITS, trashLimit } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { toTrashedLog } from './stored-log.ts';
import { listTrashedRows } from './treatment-logs.repository.ts';

/** What the member can still take back (G68), the last deletion first. What is due to be erased is not shown. */
export async function listTrashedLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  now: Date,
): Promise<TrashedLog[]> {
  const cipher = await encryption.forMember(database, memberId);
  const limit = trashLimit(now);
  const rows = await listTrashedRows(database, { memberId, limit, most: LOG_LIMITS.trashRows });
  return rows.map((row) => toTrashedLog(cipher, row));
}
