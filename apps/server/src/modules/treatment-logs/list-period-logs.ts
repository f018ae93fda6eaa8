import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { ownLogs } from './log-conditions.ts';
import { toTreatmentLog } from './stored-log.ts';
import { listRows } from './treatment-logs.repository.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

export interface PeriodLogs {
  memberId: string;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** More are never read. */
  most: number;
}

/** Logs opened before somebody else's request gets its turn. */
const AT_ONCE = 50;

const ANY_CATEGORY = {
  page: 1,
  is_visiting_hospital_log: false,
  is_medicine_log: false,
  is_condition_log: false,
  is_life_log: false,
  is_other_log: false,
} as const;

/** Every log of the member within a period, newest first; `total` says how many there are. */
export async function listPeriodLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, from, to, most }: PeriodLogs,
): Promise<{ logs: TreatmentLog[]; total: number }> {
  const filters = { ...ANY_CATEGORY, from_date: from, to_date: to };
  const { rows, total } = await listRows(database, { memberId, filters }, { offset: 0, limit: most });
  const cipher = await encryption.forMember(database, memberId);
  const logs: TreatmentLog[] = [];
  for (const row of rows) {
    logs.push(toTreatmentLog(cipher, row));
    if (logs.length % AT_ONCE === 0) await nextTurn();
  }
  return { logs, total };
}

/** Day of the member's last visit before a day, by their own logs; null when there is none. */
export async function findLastVisitDate(
  { database }: Pick<Dependencies, 'database'>,
  memberId: string,
  before: string,
): Promise<string | null> {
  const isVisit = and(eq(treatmentLogs.is_visiting_hospital_log, true), lt(treatmentLogs.log_date, before));
  const [last] = await database
    .select({ day: treatmentLogs.log_date })
    .from(treatmentLogs)
    .where(ownLogs(memberId, isVisit))
    .orderBy(desc(treatmentLogs.log_date))
    .limit(1);
  return last?.day ?? null;
}
