import type { BodyOf } from '@hidamari/contract/endpoint';
import type { InquiryRow, takeInquiryEndpoint } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { isPresent } from '../staff/index.ts';
import { inquiries } from './inquiry.table.ts';
import { announceInquiriesChange, lockInquiry } from './inquiry-rows.ts';
import { describeOne, type InquiryParts, type InquiryRecord } from './sealed-inquiry.ts';

interface Holding {
  id: string;
  wish: BodyOf<typeof takeInquiryEndpoint>;
  staff: StaffCaller;
  now: Date;
}

/**
 * Takes an inquiry, or gives one's own back: of two at once one has it, the other is told who. Said again nothing changes.
 * The version stays: what is being written meanwhile can be sent by whoever has it. Refused as the endpoint says.
 */
export async function holdInquiry(
  parts: Pick<InquiryParts, 'database' | 'mailFates' | 'bus'>,
  { id, wish, staff, now }: Holding,
): Promise<InquiryRow> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const current = await describeOne(parts, tx, row);
    if (row.state === 'answered') throw new AppError('conflict', { current });
    if (wish.takes === (row.taken_by === staff.staffId)) return current;
    await expectFree(tx, { row, current, wish, staff, now });
    const changes = wish.takes
      ? { taken_by: staff.staffId, taken_by_name: staff.displayName }
      : { taken_by: null, taken_by_name: null };
    await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
    await announceInquiriesChange(parts.bus, tx);
    return describeOne(parts, tx, { ...row, ...changes });
  });
}

/**
 * A lead takes it from the colleague whom they name: one that has meanwhile changed hands is not taken blindly. A consultation
 * with words of danger is taken so by whoever reads it, while that colleague is not at the desk (decision 0076); of a contact
 * form that is not known, since a concierge who has it opens no line of the desk.
 */
async function expectFree(
  tx: Transaction,
  { row, current, wish, staff, now }: Omit<Holding, 'id'> & { row: InquiryRecord; current: InquiryRow },
): Promise<void> {
  const { taken_by: holder } = row;
  if (holder === null || holder === staff.staffId) return;
  const isNamed = wish.takes && holder === wish.from;
  if (!isNamed) throw new AppError('conflict', { current });
  if (staffMay(staff.role, 'direct-cases')) return;
  if (row.danger_at === null || row.type !== 'consultation') throw new AppError('forbidden');
  if (await isPresent(tx, holder, now)) throw new AppError('conflict', { current });
}
