import type { DeskWaitingNow } from '@hidamari/contract/consultations';
import { caseNumberText } from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, count, eq, inArray, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { callsToInquiries, countDangerInquiries } from '../../inquiries/index.ts';
import { consultationCases as cases } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { isMeantFor, listPendingCalls } from './call-colleague.ts';
import { NEEDS_SECOND_CHECK } from './list-queue.ts';

/** How many wait at the desk for this person, and who calls them: numbers alone, so that asking is no reading (G119). */
export async function readDeskWaiting(
  { database }: Pick<ConsultationParts, 'database'>,
  { staff, now }: { staff: StaffCaller; now: Date },
): Promise<DeskWaitingNow> {
  const [waiting, danger, inquiries, toCases, toInquiries] = [
    await countWaiting(database, staff.staffId),
    await countDanger(database),
    await countDangerInquiries(database, staff.role),
    await callsToCases(database, { staff, now }),
    await callsToInquiries(database, { staff, now }),
  ];
  return {
    waiting: waiting.found,
    danger: danger.found + inquiries.found,
    newest_waiting: wire(waiting.newest),
    newest_danger: wire(latest(danger.newest, inquiries.newest)),
    calls: [...toCases, ...toInquiries],
  };
}

const wire = (at: Date | null) => at && formatWireTimestamp(at);
const latest = (one: Date | null, other: Date | null) =>
  one !== null && other !== null ? (one > other ? one : other) : (one ?? other);

/** Cases that nobody has, and this person's own, whose member waits. */
async function countWaiting(executor: Executor, staffId: string) {
  const [row] = await executor
    .select({ found: count(), newest: max(cases.waiting_since) })
    .from(cases)
    .where(
      and(
        isNotNull(cases.waiting_since),
        ne(cases.status, 'closed'),
        or(isNull(cases.taken_by), eq(cases.taken_by, staffId)),
      ),
    );
  return row ?? { found: 0, newest: null };
}

async function countDanger(executor: Executor) {
  const [row] = await executor
    .select({ found: count(), newest: max(cases.danger_at) })
    .from(cases)
    .where(NEEDS_SECOND_CHECK);
  return row ?? { found: 0, newest: null };
}

async function callsToCases(
  executor: Executor,
  { staff, now }: { staff: StaffCaller; now: Date },
): Promise<DeskWaitingNow['calls']> {
  const pending = await listPendingCalls(executor, now);
  if (pending.length === 0) return [];
  const rows = await executor
    .select()
    .from(cases)
    .where(
      inArray(
        cases.id,
        pending.map((call) => call.case_id),
      ),
    );
  const caseOf = new Map(rows.map((row) => [row.id, row]));
  return pending.flatMap((call) => {
    const row = caseOf.get(call.case_id);
    if (!row || call.staff_id === staff.staffId || !isMeantFor(call.whom, row, staff)) return [];
    const { whom, staff_name: by, at } = call;
    const number = caseNumberText(row.case_no);
    return [{ to: 'case', id: row.id, number, whom, by, at: formatWireTimestamp(at) } as const];
  });
}
