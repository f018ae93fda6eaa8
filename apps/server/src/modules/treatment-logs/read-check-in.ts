import type { CheckIn, TreatmentLog } from '@hidamari/contract/treatment-logs';
import { isOfTodayOrLastNight } from '@hidamari/domain/contact-thresholds';
import { checkInKey, checkInSymptoms, type SymptomKey } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { readCheckInRows } from './check-in-rows.ts';
import { openDetails, type SealedDetails, toTreatmentLog } from './stored-log.ts';
import type { StoredRow } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

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
  const place = { memberId, key: checkInKey(day) };
  const { row, newest } = await readCheckInRows(database, place, LOGS_LOOKED_AT);
  const log = row && isCheckInOf(day, row) ? toTreatmentLog(cipher, row) : null;
  const opened = newest.map((row) => ({ row, details: openDetails(cipher, row.id, row.sealed_details) }));
  const recent = opened
    .map(({ row, details }) => toRecentEntry(row, details, log?.id))
    .filter((entry) => isOfTodayOrLastNight(entry, day) && saysAnything(entry));
  const written = opened.flatMap(({ details }) => details.symptoms.map(({ key }) => key));
  return { ...toCheckIn(day, log, written), ...(recent.length > 0 && { recent }) };
}

type RecentEntry = NonNullable<CheckIn['recent']>[number];

/** Of the check-in's own log only what the check-in does not answer itself: a tap takes its answers back at once. */
function toRecentEntry(
  { id, log_date, log_time }: StoredRow,
  { symptoms, measurements }: SealedDetails,
  checkInId: string | undefined,
): RecentEntry {
  return {
    log_date,
    ...(log_time !== null && { log_time }),
    symptoms: symptoms
      .map(({ key, today, strength }) => ({ key, strength, ...(id !== checkInId && { today }) }))
      .filter(({ today, strength }) => today !== undefined || strength !== undefined),
    measurements: measurements.map(({ kind, value }) => ({ kind, value })),
  };
}

function saysAnything({ symptoms, measurements }: RecentEntry): boolean {
  return symptoms.length + measurements.length > 0;
}

function toCheckIn(day: string, log: TreatmentLog | null, written: readonly SymptomKey[]): CheckIn {
  const answers = new Map(log?.symptoms.map(({ key, today }) => [key, today ?? null]));
  const answered = [...answers].flatMap(([key, today]) => (today === null ? [] : key));
  return {
    day,
    log: log && { id: log.id, version: log.version, updated_at: log.updated_at },
    mood: log?.life?.mood ?? null,
    symptoms: checkInSymptoms({ answered, written }).map((key) => ({ key, today: answers.get(key) ?? null })),
  };
}
