import type { BodyOf } from '@hidamari/contract/endpoint';
import type { InquiryRow, takeInquiryEndpoint } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import type { StaffCaller } from '../../http/caller.ts';
import { inquiries } from './inquiry.table.ts';
import { lockInquiry, tellInquiriesChanged } from './inquiry-rows.ts';
import { describeOne, type InquiryParts, type InquiryRecord } from './sealed-inquiry.ts';

interface Holding {
  id: string;
  wish: BodyOf<typeof takeInquiryEndpoint>;
  staff: StaffCaller;
}

/**
 * Takes an inquiry, or gives one's own back: of two at once one has it, the other is told who. Said again nothing changes.
 * The version stays: what is being written meanwhile can be sent by whoever has it. Refused as the endpoint says.
 */
export async function holdInquiry(
  parts: Pick<InquiryParts, 'database' | 'mailFates' | 'bus'>,
  { id, wish, staff }: Holding,
): Promise<InquiryRow> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const current = await describeOne(parts, tx, row);
    if (row.state === 'answered') throw new AppError('conflict', { current });
    if (wish.takes === (row.taken_by === staff.staffId)) return current;
    expectFree(row, current, wish, staff);
    const changes = wish.takes
      ? { taken_by: staff.staffId, taken_by_name: staff.displayName }
      : { taken_by: null, taken_by_name: null };
    await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
    await tellInquiriesChanged(parts.bus, tx);
    return describeOne(parts, tx, { ...row, ...changes });
  });
}

/** A lead takes it from the colleague whom they name: one that has meanwhile changed hands is not taken blindly. */
function expectFree(
  row: InquiryRecord,
  current: InquiryRow,
  { takes, from }: Holding['wish'],
  { staffId, role }: StaffCaller,
): void {
  if (row.taken_by === null || row.taken_by === staffId) return;
  const isNamed = takes && row.taken_by === from;
  if (!isNamed) throw new AppError('conflict', { current });
  if (!staffMay(role, 'direct-cases')) throw new AppError('forbidden');
}
