import { afterCaseEvent } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { rolesWith, staffMay } from '@hidamari/domain/staff';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { staffMembers } from '../../staff/staff.table.ts';
import { changeCase, standOf } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { answerCallByLead } from './call-colleague.ts';
import { heldBy, workOnCase, workOnOwnCase } from './work-on-case.ts';

interface Taking {
  caseId: string;
  staff: StaffCaller;
  /** The colleague a lead takes it from. */
  from?: string | undefined;
  now: Date;
}

/**
 * Takes a case: of two at once one has it, the other is told who. Said again by whoever has it, nothing changes. A
 * lead takes it from a colleague by naming them, so that a case which has meanwhile changed hands is not taken blindly.
 */
export async function takeCase(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, staff, from, now }: Taking,
): Promise<void> {
  await workOnCase(parts, { caseId }, async (tx, row) => {
    if (row.taken_by === staff.staffId) return;
    const isFromColleague = row.taken_by !== null && row.taken_by === from;
    if (isFromColleague && !staffMay(staff.role, 'direct-cases')) throw new AppError('forbidden');
    if (row.taken_by !== null && !isFromColleague) throw new AppError('conflict', { current: heldBy(row) });
    const { status } = afterCaseEvent(standOf(row), 'taken', now);
    await changeCase(tx, caseId, { status, taken_by: staff.staffId, taken_by_name: staff.displayName });
    await answerCallByLead(tx, { caseId, staff, now });
  });
}

/** Gives one's case back to the queue, or to a colleague; `validation` for somebody who does not answer cases. */
export async function handOverCase(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, staff, to, now }: { caseId: string; staff: StaffCaller; to: string | null; now: Date },
): Promise<void> {
  await workOnOwnCase(parts, { caseId, staff }, async (tx, row) => {
    const left = afterCaseEvent(standOf(row), 'put-back', now);
    if (to === null) {
      await changeCase(tx, caseId, { status: left.status, taken_by: null, taken_by_name: null });
      return;
    }
    const [colleague] = await colleaguesIn(tx, to);
    if (!colleague) throw new AppError('validation', { fields: { to: ['invalid'] } });
    const { status } = afterCaseEvent(left, 'taken', now);
    const { id, display_name: name } = colleague;
    await changeCase(tx, caseId, { status, taken_by: id, taken_by_name: name });
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
