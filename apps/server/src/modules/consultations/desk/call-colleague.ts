import type { CallMade } from '@hidamari/contract/consultations';
import { type Called, isCalled, pendingCallsSince } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { listPresent, NOBODY_NOTIFIED, type PresentStaff } from '../../staff/index.ts';
import { type CaseRow, changeCase } from '../cases.repository.ts';
import { consultationCalls } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { notifyOnCallOf } from '../notify-on-call-of-danger.ts';
import { needsSecondCheck } from './list-queue.ts';
import { hasDanger } from './read-danger.ts';
import { expectRight } from './record-reading.ts';
import { workOnCase } from './work-on-case.ts';

interface Calling {
  caseId: string;
  whom: Called;
  staff: StaffCaller;
  now: Date;
}

/**
 * Calls a colleague to a case with words of danger; called anew, it is a new call. Whoever it is for hears of it by their
 * line, which reads what waits at the desk. Where nobody in charge is at the desk, whoever is on call is told, and the answer
 * says when that was last and by which numbers they can be called.
 */
export async function callColleague(
  parts: ConsultationParts,
  { caseId, whom, staff, now }: Calling,
): Promise<CallMade> {
  return workOnCase(parts, { caseId }, async (tx, row) => {
    await expectRight(tx, { row, staffId: staff.staffId, now });
    if (!hasDanger(row) || (whom === 'second' && !needsSecondCheck(row)))
      throw new AppError('conflict', { current: { needs_no_second: true } });
    await keepCall(tx, { caseId, whom, staff, now });
    await changeCase(tx, caseId, {});
    const reached = (await listPresent(tx, now)).filter((person) =>
      isFor(person, { whom, staff, row }),
    ).length;
    const isAlone = whom === 'lead' && reached === 0;
    return {
      reached,
      ...(isAlone ? await notifyOnCallOf(parts, tx, { row, isCalled: true, now }) : NOBODY_NOTIFIED),
    };
  });
}

/** Nobody calls themselves. */
const isFor = (
  { id, role }: PresentStaff,
  { whom, staff, row }: Pick<Calling, 'whom' | 'staff'> & { row: CaseRow },
): boolean => id !== staff.staffId && isMeantFor(whom, row, { staffId: id, role });

/**
 * True for whom a call to this case is. Whoever looks after the case cannot be its second reader; once there was one, nobody is
 * called as that any more. A lead is wanted for what only they may do, and two readers do not change that.
 */
export function isMeantFor(
  whom: Called,
  row: CaseRow,
  { staffId, role }: Pick<StaffCaller, 'staffId' | 'role'>,
): boolean {
  if (!isCalled(whom, role) || !hasDanger(row)) return false;
  return whom === 'lead' || (needsSecondCheck(row) && row.taken_by !== staffId);
}

async function keepCall(tx: Transaction, { caseId, whom, staff, now }: Calling): Promise<void> {
  const made = {
    staff_id: staff.staffId,
    staff_name: staff.displayName,
    at: now,
    answered_by: null,
    answered_by_name: null,
    answered_at: null,
  };
  await tx
    .insert(consultationCalls)
    .values({ case_id: caseId, whom, ...made })
    .onConflictDoUpdate({ target: [consultationCalls.case_id, consultationCalls.whom], set: made });
}

/**
 * Whoever was called comes: the caller sees who. The first to say so has answered it. `conflict` where no call stands, as after a
 * second reader has been, or for somebody for whom it is not.
 */
export async function answerCall(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, whom, staff, now }: Calling,
): Promise<void> {
  await workOnCase(parts, { caseId }, async (tx, row) => {
    if (!isMeantFor(whom, row, staff)) throw new AppError('conflict');
    const { case_id, whom: of, staff_id } = consultationCalls;
    const [call] = await tx
      .select()
      .from(consultationCalls)
      .where(and(eq(case_id, caseId), eq(of, whom)));
    const isMeant = call && call.staff_id !== staff.staffId && call.at > pendingCallsSince(now);
    if (!isMeant) throw new AppError('conflict');
    if (call.answered_at !== null) return;
    await tx
      .update(consultationCalls)
      .set({ answered_by: staff.staffId, answered_by_name: staff.displayName, answered_at: now })
      .where(and(eq(case_id, caseId), eq(of, whom), eq(staff_id, call.staff_id)));
    await changeCase(tx, caseId, {});
  });
}

/** The second reader has been: whoever called for one sees that they came. */
export async function answerCallBySecond(
  tx: Transaction,
  { caseId, staff, now }: Omit<Calling, 'whom'>,
): Promise<void> {
  const { case_id, whom, answered_at } = consultationCalls;
  await tx
    .update(consultationCalls)
    .set({ answered_by: staff.staffId, answered_by_name: staff.displayName, answered_at: now })
    .where(and(eq(case_id, caseId), eq(whom, 'second'), isNull(answered_at)));
}

/** A lead who acts on the case has come, whether or not they said so; their own call they leave to another. */
export async function answerCallByLead(
  tx: Transaction,
  { caseId, staff, now }: Omit<Calling, 'whom'>,
): Promise<void> {
  if (!isCalled('lead', staff.role)) return;
  const { case_id, whom, staff_id, answered_at } = consultationCalls;
  await tx
    .update(consultationCalls)
    .set({ answered_by: staff.staffId, answered_by_name: staff.displayName, answered_at: now })
    .where(
      and(
        eq(case_id, caseId),
        eq(whom, 'lead'),
        ne(staff_id, staff.staffId),
        isNull(answered_at),
        gt(consultationCalls.at, pendingCallsSince(now)),
      ),
    );
}

/** The case is over: opened again it begins without the calls of before. */
export async function endCalls(tx: Transaction, caseId: string): Promise<void> {
  await tx.delete(consultationCalls).where(eq(consultationCalls.case_id, caseId));
}

/** Calls that stand and that nobody has answered. */
export function listPendingCalls(executor: Executor, now: Date) {
  const { at, answered_at } = consultationCalls;
  return executor
    .select()
    .from(consultationCalls)
    .where(and(gt(at, pendingCallsSince(now)), isNull(answered_at)));
}
