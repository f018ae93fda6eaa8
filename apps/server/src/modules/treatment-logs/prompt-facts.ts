import { holdsHighSymptom } from '@hidamari/domain/popups';
import { isDrugTherapy } from '@hidamari/domain/treatment-logs';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NEWEST_FIRST, ownLogs } from './log-conditions.ts';
import { openDetails, type SealedDetails } from './stored-log.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/** Logs opened at a time, and at most, to find a treatment in them: a prompt is worth no more. */
const AT_ONCE = 50;
const MOST_OPENED = 500;

/** The newest day of which the member has a log; null for none. */
export async function newestLogDay(executor: Executor, memberId: string): Promise<string | null> {
  const [row] = await executor
    .select({ day: treatmentLogs.log_date })
    .from(treatmentLogs)
    .where(ownLogs(memberId))
    .orderBy(desc(treatmentLogs.log_date))
    .limit(1);
  return row?.day ?? null;
}

/** Whether the member has written of a visit to the hospital. */
export async function hasVisitLog(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: treatmentLogs.id })
    .from(treatmentLogs)
    .where(ownLogs(memberId, eq(treatmentLogs.is_visiting_hospital_log, true)))
    .limit(1);
  return rows.length > 0;
}

/** Whether a log saved since then holds a high symptom (G20). */
export async function hasHighSymptomSince(needs: Needs, memberId: string, since: Date): Promise<boolean> {
  const isRecent = and(eq(treatmentLogs.is_condition_log, true), gte(treatmentLogs.updated_at, since));
  return someDetails(needs, ownLogs(memberId, isRecent), memberId, ({ symptoms }) =>
    holdsHighSymptom(symptoms),
  );
}

/** Whether a log names a treatment with medicines (G76); the newest 500 logs are looked at. */
export async function hasDrugTherapy(needs: Needs, memberId: string): Promise<boolean> {
  return someDetails(needs, ownLogs(memberId), memberId, ({ treatments }) =>
    treatments.some(({ type }) => isDrugTherapy(type)),
  );
}

async function someDetails(
  { database, encryption }: Needs,
  where: ReturnType<typeof ownLogs>,
  memberId: string,
  isWanted: (details: SealedDetails) => boolean,
): Promise<boolean> {
  const cipher = await encryption.forMember(database, memberId);
  for (let offset = 0; offset < MOST_OPENED; offset += AT_ONCE) {
    const rows = await database
      .select({ id: treatmentLogs.id, sealed: treatmentLogs.sealed_details })
      .from(treatmentLogs)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(AT_ONCE)
      .offset(offset);
    if (rows.some(({ id, sealed }) => isWanted(openDetails(cipher, id, sealed)))) return true;
    if (rows.length < AT_ONCE) return false;
  }
  return false;
}
