import { type CheckIn, type TreatmentLog, treatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { checkInKey, checkInSymptoms, type SymptomKey } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { findCheckInRow } from './check-in-rows.ts';
import { toTreatmentLog } from './stored-log.ts';
import { listRows, type StoredRow } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

const CONDITION_LOGS = treatmentLogFilters.parse({ is_condition_log: true });
/** The newest logs in which the symptoms to ask about are looked for. */
const LOGS_LOOKED_AT = 20;

/** A row that was deleted, or moved to another day in the form, is not the check-in of this day. */
export function isCheckInOf(day: string, row: StoredRow): boolean {
  return row.deleted_at === null && row.log_date === day;
}

/** The check-in of a day as its member sees it (G60): what is asked, and what is answered. */
export async function readCheckIn(
  { database, encryption }: Needs,
  memberId: string,
  day: string,
): Promise<CheckIn> {
  const cipher = await encryption.forMember(database, memberId);
  const row = await findCheckInRow(database, { memberId, key: checkInKey(day) });
  const { rows } = await listRows(
    database,
    { memberId, filters: CONDITION_LOGS, tokens: [] },
    { offset: 0, limit: LOGS_LOOKED_AT },
  );
  const log = row && isCheckInOf(day, row) ? toTreatmentLog(cipher, row) : null;
  const newest = rows.map((stored) => toTreatmentLog(cipher, stored));
  return {
    ...toCheckIn(
      day,
      log,
      newest.flatMap(({ symptoms }) => symptoms.map(({ key }) => key)),
    ),
    recent: newest.filter(({ id, log_date }) => id !== log?.id && isRecent(log_date, day)).map(metPartOf),
  };
}

/** A log in the future is no news of how somebody is. */
const isRecent = (logDate: string, day: string) => logDate >= addDays(day, -1) && logDate <= day;

const metPartOf = ({ id, log_date, log_time, measurements, symptoms }: TreatmentLog) => ({
  ...{ id, log_date, measurements, symptoms },
  ...(log_time && { log_time }),
});

function toCheckIn(
  day: string,
  log: TreatmentLog | null,
  written: readonly SymptomKey[],
): Omit<CheckIn, 'recent'> {
  const answers = new Map(log?.symptoms.map(({ key, today }) => [key, today ?? null]));
  const answered = [...answers].flatMap(([key, today]) => (today === null ? [] : key));
  return {
    day,
    log: log && { id: log.id, version: log.version, updated_at: log.updated_at },
    mood: log?.life?.mood ?? null,
    symptoms: checkInSymptoms({ answered, written }).map((key) => ({ key, today: answers.get(key) ?? null })),
  };
}
