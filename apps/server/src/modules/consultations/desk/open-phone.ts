import { caseNumberText } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import { enqueuePlainNotice } from '../../notices/index.ts';
import { changeCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { answerCallByLead } from './call-colleague.ts';
import { hasDanger } from './read-danger.ts';
import { expectRight } from './record-reading.ts';
import { assertOpen, workOnCase } from './work-on-case.ts';

/** Whoever is about to be called hears a voice first, and of the opening afterwards; the diary has it at once. */
const NOTIFIED_AFTER_MS = 60 * 60_000;

interface Opening {
  caseId: string;
  staff: StaffCaller;
  reason: string;
  now: Date;
}

/**
 * Opens the telephone number of a member in danger, whatever they share (decision 0076). The record with the written reason
 * and the notice to the member are stored before the number is read: what cannot be recorded is not opened (F46). Null where
 * the member has no number. Refused as the endpoint says.
 */
export async function openPhoneInDanger(
  parts: ConsultationParts,
  { caseId, staff, reason, now }: Opening,
): Promise<string | null> {
  const memberId = await workOnCase(parts, { caseId }, async (tx, row) => {
    await expectRight(tx, { row, staffId: staff.staffId, now });
    if (row.member_id === null) throw new AppError('conflict', { current: { member_left: true } });
    assertOpen(row);
    if (!hasDanger(row)) throw new AppError('conflict', { current: { has_no_danger: true } });
    await recordAccess(tx, parts.encryption, {
      memberId: row.member_id,
      staff,
      kind: 'phone-opened',
      reason: 'danger',
      note: `${caseNumberText(row.case_no)}　${reason}`,
      at: now,
    });
    await changeCase(tx, caseId, { phone_opened_at: now, phone_opened_by_name: staff.displayName });
    await answerCallByLead(tx, { caseId, staff, now });
    await enqueuePlainNotice(parts, tx, {
      subject: 'phone-opened',
      memberId: row.member_id,
      key: `${caseId}:${now.getTime()}`,
      notBefore: new Date(now.getTime() + NOTIFIED_AFTER_MS),
    });
    return row.member_id;
  });
  return (await parts.card.readProfile(memberId)).phone_number;
}
