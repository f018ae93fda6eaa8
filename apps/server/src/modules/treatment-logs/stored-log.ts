import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openDetails } from './sealed-details.ts';
import type { TreatmentLogRow } from './treatment-logs.table.ts';

/** A row as its member reads it (G57). */
export function toTreatmentLog(cipher: MemberCipher, row: TreatmentLogRow): TreatmentLog {
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
