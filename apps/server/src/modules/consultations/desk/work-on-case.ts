import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { announceCaseChange } from '../announce-case-change.ts';
import { type CaseRow, lockCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';

interface Work {
  caseId: string;
  staff: StaffCaller;
}

/** Who has a case just now, for somebody who was too late; travels in `current` of a conflict. */
export const heldBy = ({ taken_by: id, taken_by_name: name }: CaseRow) =>
  id === null ? { taken_by: null } : { taken_by: { id, display_name: name ?? '' } };

/**
 * Whoever still has an open page of a closed case is told: the member has its summary as the end, and only words of
 * theirs open it again.
 */
export function assertOpen({ status }: Pick<CaseRow, 'status'>): void {
  if (status === 'closed') throw new AppError('conflict', { current: { is_closed: true } });
}

/**
 * One step of work on a case that nobody else changes meanwhile; every server is told once it is stored. `not_found`
 * where there is no such case.
 */
export async function workOnCase<T>(
  { database, bus }: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId }: { caseId: string },
  step: (tx: Transaction, row: CaseRow) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const row = await lockCase(tx, { caseId });
    if (!row) throw new AppError('not_found');
    const done = await step(tx, row);
    await announceCaseChange(bus, tx, { caseId, memberId: row.member_id });
    return done;
  });
}

/** The same on one's own case: `conflict` with who has it where that is somebody else, or nobody. */
export async function workOnOwnCase<T>(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, staff }: Work,
  step: (tx: Transaction, row: CaseRow) => Promise<T>,
): Promise<T> {
  return workOnCase(parts, { caseId }, (tx, row) => {
    if (row.taken_by !== staff.staffId) throw new AppError('conflict', { current: heldBy(row) });
    return step(tx, row);
  });
}
