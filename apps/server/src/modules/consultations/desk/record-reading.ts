import { caseNumberText } from '@hidamari/domain/consultations';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import type { CaseRow } from '../cases.repository.ts';
import { consultationReaders } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';

/** Work on one case that counts as one reading. */
const ONE_READING_MS = 10 * 60_000;

/**
 * Records that somebody of staff reads a case, in the transaction that reads it: what cannot be recorded is not read
 * (F46). Once in ten minutes, so that the member's diary tells of readings and not of clicks. Nothing is recorded once
 * the member has left: there is nobody whom it would tell.
 */
export async function recordReading(
  tx: Transaction,
  { encryption }: Pick<ConsultationParts, 'encryption'>,
  { row, staff, now }: { row: CaseRow; staff: StaffCaller; now: Date },
): Promise<void> {
  if (row.member_id === null) return;
  const { case_id, staff_id, recorded_at } = consultationReaders;
  const since = new Date(now.getTime() - ONE_READING_MS);
  const [recent] = await tx
    .select({ at: recorded_at })
    .from(consultationReaders)
    .where(and(eq(case_id, row.id), eq(staff_id, staff.staffId), gt(recorded_at, since)));
  if (recent) return;
  await tx
    .insert(consultationReaders)
    .values({ case_id: row.id, staff_id: staff.staffId, recorded_at: now })
    .onConflictDoUpdate({ target: [case_id, staff_id], set: { recorded_at: now } });
  await recordAccess(tx, encryption, {
    memberId: row.member_id,
    staff,
    kind: 'case-read',
    reason: 'consultation',
    note: caseNumberText(row.case_no),
    at: now,
  });
}
