import {
  CATEGORY_FLAGS,
  type TrashedLog,
  type TreatmentLog,
  type TreatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { restorableUntil } from '@hidamari/domain/treatment-logs';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { detailsOf, openDetails } from './sealed-details.ts';
import type { StoredRow } from './treatment-logs.repository.ts';

/** A row as its member reads it (G57). */
export function toTreatmentLog(cipher: MemberCipher, row: StoredRow): TreatmentLog {
  return {
    ...openDetails(cipher, row.id, row.sealed_details),
    id: row.id,
    log_date: row.log_date,
    log_time: row.log_time ?? undefined,
    is_visiting_hospital_log: row.is_visiting_hospital_log,
    is_medicine_log: row.is_medicine_log,
    is_condition_log: row.is_condition_log,
    is_life_log: row.is_life_log,
    is_other_log: row.is_other_log,
    share_with_supporter: row.share_with_supporter,
    next_visit_id: row.next_visit_id ?? undefined,
    viewed_at: row.viewed_at === null ? null : formatWireTimestamp(row.viewed_at),
    created_at: formatWireTimestamp(row.created_at),
    updated_at: formatWireTimestamp(row.updated_at),
    version: row.version,
  };
}

/** A row of the trash as its member finds it again. Throws for a row that was not deleted. */
export function toTrashedLog(cipher: MemberCipher, row: StoredRow): TrashedLog {
  if (row.deleted_at === null)
    throw new Error('A treatment log that was not deleted is no part of the trash.');
  return {
    id: row.id,
    version: row.version,
    log_date: row.log_date,
    title: openDetails(cipher, row.id, row.sealed_details).title,
    categories: CATEGORY_FLAGS.filter((flag) => row[flag]),
    deleted_at: formatWireTimestamp(row.deleted_at),
    restorable_until: formatWireTimestamp(restorableUntil(row.deleted_at)),
  };
}

/** What a member wrote in a log, and what a newer version keeps there: all of it but what the portal itself tells. */
export function writtenIn(log: TreatmentLog): object {
  const {
    id: _,
    viewed_at: _read,
    created_at: _made,
    updated_at: _saved,
    version: _n,
    files: _f,
    ...written
  } = log;
  return written;
}

/** True when a stored log says exactly what a save wants to write. */
export function saysTheSame(stored: TreatmentLogInput, wanted: TreatmentLogInput): boolean {
  return contentsOf(stored) === contentsOf(wanted);
}

function contentsOf(log: TreatmentLogInput): string {
  const { is_visiting_hospital_log, is_medicine_log, is_condition_log, is_life_log, is_other_log } = log;
  const flags = [is_visiting_hospital_log, is_medicine_log, is_condition_log, is_life_log, is_other_log];
  const { log_date, log_time = null, share_with_supporter, next_visit_id = null } = log;
  return JSON.stringify([log_date, log_time, flags, share_with_supporter, next_visit_id, detailsOf(log)]);
}
