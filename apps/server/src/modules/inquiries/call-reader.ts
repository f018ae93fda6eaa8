import type { CallMade, PendingCall } from '@hidamari/contract/consultations';
import { pendingCallsSince } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { inquiryTypesFor, waitsForOtherReader } from '@hidamari/domain/inquiries';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { listPresent, NOBODY_NOTIFIED } from '../staff/index.ts';
import { inquiries } from './inquiry.table.ts';
import { announceInquiriesChange, isFor, lockInquiry } from './inquiry-rows.ts';
import type { InquiryParts, InquiryRecord } from './sealed-inquiry.ts';

interface Calling {
  id: string;
  staff: StaffCaller;
  now: Date;
}

type CallParts = Pick<InquiryParts, 'database' | 'bus'>;

/** Calls another reader to an inquiry with words that suggest danger (decision 0076). Refused as the endpoint says. */
export async function callReader(parts: CallParts, { id, staff, now }: Calling): Promise<CallMade> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const isWanted = waitsForOtherReader(
      { hasDanger: row.danger_at !== null, checkedBy: row.checked_by },
      staff.staffId,
    );
    if (!isWanted || row.state === 'answered') throw new AppError('conflict');
    await tx
      .update(inquiries)
      .set({
        called_by: staff.staffId,
        called_by_name: staff.displayName,
        called_at: now,
        call_answered_by_name: null,
        call_answered_at: null,
      })
      .where(eq(inquiries.id, id));
    await announceInquiriesChange(parts.bus, tx);
    const present = await listPresent(tx, now);
    const reached = present.filter(
      (one) =>
        one.id !== staff.staffId && one.id !== row.taken_by && inquiryTypesFor(one.role).includes(row.type),
    ).length;
    return { reached, ...NOBODY_NOTIFIED };
  });
}

/** Whoever was called comes; the first to say so has answered. Refused as the endpoint says. */
export async function answerReaderCall(parts: CallParts, { id, staff, now }: Calling): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const { called_at: at, called_by: caller, taken_by: holder, state } = row;
    const isMeant = caller !== staff.staffId && holder !== staff.staffId;
    if (at === null || at <= pendingCallsSince(now) || !isMeant || state === 'answered')
      throw new AppError('conflict');
    if (await answerCallOf(tx, { row, staff, now })) await announceInquiriesChange(parts.bus, tx);
  });
}

/** Whoever else has read it has come, whether or not they said so; true where they are the first. */
export async function answerCallOf(
  tx: Transaction,
  { row, staff, now }: Omit<Calling, 'id'> & { row: InquiryRecord },
): Promise<boolean> {
  const { called_at: at, called_by: caller, call_answered_at: answeredAt } = row;
  if (at === null || answeredAt !== null || caller === staff.staffId) return false;
  const answered = { call_answered_by_name: staff.displayName, call_answered_at: now };
  await tx.update(inquiries).set(answered).where(eq(inquiries.id, row.id));
  return true;
}

/** Calls to inquiries that stand and are meant for this person: not their own, and not to one that they answer. */
export async function callsToInquiries(
  executor: Executor,
  { staff, now }: Omit<Calling, 'id'>,
): Promise<PendingCall[]> {
  const rows = await executor
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.state, 'received'),
        isFor(staff.role),
        gt(inquiries.called_at, pendingCallsSince(now)),
        isNull(inquiries.call_answered_at),
        isNotNull(inquiries.called_by),
        ne(inquiries.called_by, staff.staffId),
      ),
    );
  return rows.flatMap(({ id, receipt_number: number, called_by_name: by, called_at: at, taken_by }) =>
    at === null || taken_by === staff.staffId
      ? []
      : [{ to: 'inquiry', id, number, whom: 'second', by: by ?? '', at: formatWireTimestamp(at) } as const],
  );
}
