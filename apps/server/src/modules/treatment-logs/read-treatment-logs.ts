import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, findRows } from './treatment-logs.repository.ts';

/** Who reads a member's logs. */
export interface LogReader {
  /** Only those that the member ticked 「相談員に見せる」; the others are not there at all (G42, decision 0019). */
  sharedOnly: boolean;
}

export const THE_MEMBER: LogReader = { sharedOnly: false };

/** A concierge in the member's place sees what is shared; the member sees everything. */
export function readerOf({ actingStaff }: MemberCaller): LogReader {
  return { sharedOnly: actingStaff !== undefined };
}

function maySee({ sharedOnly }: LogReader, log: { share_with_supporter: boolean }): boolean {
  return !sharedOnly || log.share_with_supporter;
}

/**
 * The log as this reader gets it. A concierge reads how many pictures it has, and none of them: every picture would be
 * a row in the member's diary of reads, and /files opens to the member's own session alone (decision 0030).
 */
export function shownTo({ sharedOnly }: LogReader, log: TreatmentLog): TreatmentLog {
  if (!sharedOnly) return log;
  const { files: _, ...shown } = log;
  return shown;
}

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
