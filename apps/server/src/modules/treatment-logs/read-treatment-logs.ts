import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, findRows } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/** One log of the member; `not_found` for any other id (F15). */
export async function readTreatmentLog(
  { database, encryption }: Needs,
  memberId: string,
  id: string,
): Promise<TreatmentLog> {
  const row = await findRow(database, memberId, id);
  if (!row) throw new AppError('not_found');
  return toTreatmentLog(await encryption.forMember(database, memberId), row);
}

/** Logs of the member by id, newest first; one id that is not the member's own: `not_found` for all (G71). */
export async function readTreatmentLogs(
  { database, encryption }: Needs,
  memberId: string,
  ids: readonly string[],
): Promise<TreatmentLog[]> {
  const wanted = distinctIds(ids);
  const rows = await findRows(database, memberId, wanted);
  if (rows.length !== wanted.length) throw new AppError('not_found');
  const cipher = await encryption.forMember(database, memberId);
  return rows.map((row) => toTreatmentLog(cipher, row));
}

/** Each id once, as the database writes it. */
export function distinctIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
