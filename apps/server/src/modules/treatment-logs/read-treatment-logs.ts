import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { type LogReader, maySee, shownTo, THE_MEMBER } from './log-reader.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, findRows } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/** One log of the member; `not_found` for any other id (F15). */
export async function readTreatmentLog(
  { database, encryption }: Needs,
  memberId: string,
  id: string,
  reader: LogReader = THE_MEMBER,
): Promise<TreatmentLog> {
  const row = await findRow(database, memberId, id);
  if (!row || !maySee(reader, row)) throw new AppError('not_found');
  return shownTo(reader, toTreatmentLog(await encryption.forMember(database, memberId), row));
}

/** Logs of the member by id, newest first; one id that is not the member's own: `not_found` for all (G71). */
export async function readTreatmentLogs(
  { database, encryption }: Needs,
  memberId: string,
  ids: readonly string[],
  reader: LogReader = THE_MEMBER,
): Promise<TreatmentLog[]> {
  const wanted = distinctIds(ids);
  const rows = await findRows(database, memberId, wanted);
  const isForAll = rows.length === wanted.length && rows.every((row) => maySee(reader, row));
  if (!isForAll) throw new AppError('not_found');
  const cipher = await encryption.forMember(database, memberId);
  return rows.map((row) => shownTo(reader, toTreatmentLog(cipher, row)));
}

/** Each id once, as the database writes it. */
export function distinctIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
