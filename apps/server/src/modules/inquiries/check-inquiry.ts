import type { InquiryRow } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { eq } from 'drizzle-orm';
import type { StaffCaller } from '../../http/caller.ts';
import { answerCallOf } from './call-reader.ts';
import { inquiries } from './inquiry.table.ts';
import { announceInquiriesChange, lockInquiry } from './inquiry-rows.ts';
import { describeOne, type InquiryParts } from './sealed-inquiry.ts';

interface Check {
  id: string;
  staff: StaffCaller;
  now: Date;
}

/**
 * Notes who has read words that suggest danger (G119); whoever said it last cannot be the one who answers. `conflict`
 * where there are none, or where it is answered. The version stays: what a colleague is writing meanwhile can be sent.
 */
export async function checkInquiry(
  parts: Pick<InquiryParts, 'database' | 'mailFates' | 'bus'>,
  { id, staff, now }: Check,
): Promise<InquiryRow> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    if (row.danger_at === null || row.state === 'answered') throw new AppError('conflict');
    if (row.checked_by === staff.staffId) return describeOne(parts, tx, row);
    const changes = { checked_by: staff.staffId, checked_by_name: staff.displayName, checked_at: now };
    await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
    await answerCallOf(tx, { row, staff, now });
    await announceInquiriesChange(parts.bus, tx);
    return describeOne(parts, tx, await lockInquiry(tx, id, staff));
  });
}
