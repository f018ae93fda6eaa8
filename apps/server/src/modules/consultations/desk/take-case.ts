import { afterCaseEvent } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { rolesWith, staffMay } from '@hidamari/domain/staff';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { isPresent } from '../../staff/index.ts';
import { staffMembers } from '../../staff/staff.table.ts';
import { type CaseRow, caseStateOf, changeCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { findReadings } from '../describe-case.ts';
import { answerCallByLead } from './call-colleague.ts';
import { giveCaseTo } from './change-holder.ts';
import { expectRight } from './record-reading.ts';
import { heldBy, workOnCase, workOnOwnCase } from './work-on-case.ts';

interface Taking {
  caseId: string;
  staff: StaffCaller;
  /** The colleague a lead takes it from. */
  from?: string | undefined;
  now: Date;
}

/**
 * Takes a case: of two at once one has it, the other is told who. Said again by whoever has it, nothing changes. From a
 * colleague it is taken by naming them, so that a case which has meanwhile changed hands is not taken blindly: by a lead, or
 * by whoever may read it while its member waits in danger and the colleague is not at the desk (decision 0076).
 */
export async function takeCase(
  parts: Pick<ConsultationParts, 'database' | 'bus' | 'encryption'>,
  { caseId, staff, from, now }: Taking,
): Promise<void> {
  await workOnCase(parts, { caseId }, async (tx, row) => {
    const { taken_by: holder } = row;
    if (holder === staff.staffId) return;
    if (holder !== null && holder !== from) throw new AppError('conflict', { current: heldBy(row) });
    if (holder !== null) await expectMayTakeFrom(tx, { row, holder, staff, now });
    await giveCaseTo(tx, parts, { row, to: staff, isTaken: true, now });
    await answerCallByLead(tx, { caseId, staff, now });
  });
}

/** Whoever has left the desk keeps nobody in danger waiting; else only a lead takes a colleague's case. */
async function expectMayTakeFrom(
  tx: Transaction,
  { row, holder, staff, now }: { row: CaseRow; holder: string; staff: StaffCaller; now: Date },
): Promise<void> {
  if (staffMay(staff.role, 'direct-cases')) return;
  const readingOf = await findReadings(tx, [row]);
  if (readingOf(row) === null) throw new AppError('forbidden');
  if (await isPresent(tx, holder, now)) throw new AppError('conflict', { current: heldBy(row) });
  await expectRight(tx, { row, staffId: staff.staffId, now });
}

/** Gives one's case back to the queue, or to a colleague; `validation` for somebody who does not answer cases. */
export async function handOverCase(
  parts: Pick<ConsultationParts, 'database' | 'bus' | 'encryption'>,
  { caseId, staff, to, now }: { caseId: string; staff: StaffCaller; to: string | null; now: Date },
): Promise<void> {
  await workOnOwnCase(parts, { caseId, staff }, async (tx, row) => {
    if (to === null) {
      const left = afterCaseEvent(caseStateOf(row), 'put-back', now);
      await changeCase(tx, caseId, { status: left.status, taken_by: null, taken_by_name: null });
      return;
    }
    const [colleague] = await colleaguesIn(tx, to);
    if (!colleague) throw new AppError('validation', { fields: { to: ['invalid'] } });
    const { id: staffId, display_name: displayName } = colleague;
    await giveCaseTo(tx, parts, { row, to: { staffId, displayName }, isTaken: false, now });
  });
}

/** Who answers cases, by name. */
export function listColleagues({ database }: Pick<ConsultationParts, 'database'>) {
  return colleaguesIn(database);
}

function colleaguesIn(executor: Executor, id?: string) {
  return executor
    .select({ id: staffMembers.id, display_name: staffMembers.display_name })
    .from(staffMembers)
    .where(
      and(
        inArray(staffMembers.role, rolesWith('answer-cases')),
        isNull(staffMembers.disabled_at),
        // Whoever has never signed in would not see it.
        isNotNull(staffMembers.password_hash),
        id === undefined ? undefined : eq(staffMembers.id, id),
      ),
    )
    .orderBy(asc(staffMembers.display_name), asc(staffMembers.id))
    .limit(500);
}
