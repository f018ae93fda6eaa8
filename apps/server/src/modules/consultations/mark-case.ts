import type { CaseMarks } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { type CaseRow, lockCase, moveCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { describeMarks } from './describe-case.ts';
import { tellCaseChanged } from './tell-change.ts';

type MarkColumns = Partial<Pick<CaseRow, 'member_delivered_seq' | 'member_read_seq' | 'staff_read_seq'>>;

/** How far a member's devices have got: what was read has arrived. Marks only ever move forward, and never past the end. */
export async function markByMember(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  {
    memberId,
    caseId,
    delivered,
    read,
  }: { memberId: string; caseId: string; delivered: number; read: number },
): Promise<CaseMarks> {
  return mark(parts, { caseId, memberId }, (row) => ({
    member_delivered_seq: forward(row, row.member_delivered_seq, Math.max(delivered, read)),
    member_read_seq: forward(row, row.member_read_seq, read),
  }));
}

/** The furthest that anybody at the desk has read. */
export async function markByStaff(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, read }: { caseId: string; read: number },
): Promise<CaseMarks> {
  return mark(parts, { caseId }, (row) => ({ staff_read_seq: forward(row, row.staff_read_seq, read) }));
}

function forward({ last_seq: last }: CaseRow, stands: number, wanted: number): number {
  return Math.max(stands, Math.min(wanted, last));
}

async function mark(
  { database, bus }: Pick<ConsultationParts, 'database' | 'bus'>,
  owner: { caseId: string; memberId?: string },
  changesOf: (row: CaseRow) => MarkColumns,
): Promise<CaseMarks> {
  return database.transaction(async (tx) => {
    const row = await lockCase(tx, owner);
    if (!row) throw new AppError('not_found');
    const changes = changesOf(row);
    const marked = { ...row, ...changes };
    // Said again by every device that shows the page: nothing new is nobody's news.
    if (isSame(row, marked)) return describeMarks(row);
    await moveCase(tx, row.id, changes);
    await tellCaseChanged(bus, tx, { caseId: row.id, memberId: row.member_id });
    return describeMarks(marked);
  });
}

const isSame = (row: CaseRow, marked: CaseRow) =>
  row.member_delivered_seq === marked.member_delivered_seq &&
  row.member_read_seq === marked.member_read_seq &&
  row.staff_read_seq === marked.staff_read_seq;
