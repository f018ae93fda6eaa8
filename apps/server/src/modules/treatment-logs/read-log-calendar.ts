import {
  CATEGORY_FLAGS,
  type LogCalendar,
  type LogCalendarDay,
  treatmentLogFilters,
} from '@hidamari/contract/treatment-logs';
import { daysOfMonth } from '@hidamari/domain/log-calendar';
import type { Dependencies } from '../../dependencies.ts';
import { listPlannedVisitDays } from '../next-visits/index.ts';
import { openDetails, type SealedDetails } from './stored-log.ts';
import { listWholeRows, type StoredRow } from './treatment-logs.repository.ts';

type Month = Pick<LogCalendar, 'summary'> & { days: Map<string, LogCalendarDay> };

/** The month of the member's logs (U-T01): what is on which day, how much of it, and for which days a visit is planned. */
export async function readLogCalendar(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  month: string,
): Promise<LogCalendar> {
  const { first, last } = daysOfMonth(month);
  const filters = treatmentLogFilters.parse({ from_date: first, to_date: last });
  const cipher = await encryption.forMember(database, memberId);
  const read: Month = { days: new Map(), summary: { days: 0, logs: 0, visits: 0, images: 0, shared: 0 } };
  for await (const rows of listWholeRows(database, { memberId, filters })) {
    // Pictures stand among the sealed details: how many there are is not for everybody to count.
    for (const row of rows) count(read, row, openDetails(cipher, row.id, row.sealed_details));
  }
  return {
    month,
    days: [...read.days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    visit_days: await listPlannedVisitDays(database, memberId, { first, last }),
    summary: { ...read.summary, days: read.days.size },
  };
}

function count({ days, summary }: Month, row: StoredRow, details: SealedDetails): void {
  const day = days.get(row.log_date) ?? emptyDay(row.log_date);
  day.logs += 1;
  for (const flag of CATEGORY_FLAGS) day[flag] ||= row[flag];
  days.set(row.log_date, day);
  summary.logs += 1;
  summary.visits += row.is_visiting_hospital_log ? 1 : 0;
  summary.shared += row.share_with_supporter ? 1 : 0;
  summary.images +=
    details.images.length + details.test_results.reduce((sum, { images }) => sum + images.length, 0);
}

function emptyDay(day: string): LogCalendarDay {
  return {
    day,
    logs: 0,
    is_visiting_hospital_log: false,
    is_medicine_log: false,
    is_condition_log: false,
    is_life_log: false,
    is_other_log: false,
  };
}
