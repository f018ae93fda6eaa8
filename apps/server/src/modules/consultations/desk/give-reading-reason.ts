import { type ReadingReason, readingReasonsFor } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { StaffCaller } from '../../../http/caller.ts';
import { findCase } from '../cases.repository.ts';
import { consultationReaders } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { asksForReason } from './record-reading.ts';

interface Giving {
  caseId: string;
  staff: StaffCaller;
  reason: ReadingReason;
  now: Date;
}

/**
 * Keeps why somebody opens a case that is not theirs (F46). What is read from then on is a reading of its own, recorded
 * with this reason. For a case that is theirs to work on by now nothing is kept: it opens as it is. `validation` for a
 * reason that the role does not have; `not_found` where there is no such case.
 */
export async function giveReadingReason(
  { database }: Pick<ConsultationParts, 'database'>,
  { caseId, staff, reason, now }: Giving,
): Promise<void> {
  if (!readingReasonsFor(staff.role).some(({ value }) => value === reason))
    throw new AppError('validation', { fields: { reason: ['choose_one'] } });
  const { staffId } = staff;
  await database.transaction(async (tx) => {
    const row = await findCase(tx, { caseId });
    if (!row) throw new AppError('not_found');
    if (!asksForReason({ row, staffId })) return;
    const given = { reason, reason_at: now, recorded_at: null };
    await tx
      .insert(consultationReaders)
      .values({ case_id: caseId, staff_id: staffId, ...given })
      .onConflictDoUpdate({
        target: [consultationReaders.case_id, consultationReaders.staff_id],
        set: given,
      });
  });
}
