import type { OnCallNotice } from '@hidamari/contract/consultations';
import { isWithinConsultationHours } from '@hidamari/domain/consultation-hours';
import { AppError } from '@hidamari/domain/errors';
import { inquiryTypesFor } from '@hidamari/domain/inquiries';
import { screenHref } from '@hidamari/domain/screens';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { listPresent, notifyOnCall } from '../staff/index.ts';
import { inquiries } from './inquiry.table.ts';
import { lockInquiry } from './inquiry-rows.ts';
import type { InquiryParts, InquiryRecord } from './sealed-inquiry.ts';

interface Taken {
  id: string;
  closures: readonly string[];
  now: Date;
}

/**
 * An inquiry with words that suggest danger reaches whoever is on call where the desk is closed, or nobody who may read it has
 * it open (G119, decision 0076). In the transaction that takes it in.
 */
export async function notifyOnCallOfInquiryDanger(
  parts: Pick<InquiryParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { id, closures, now }: Taken,
): Promise<void> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id));
  if (!row) throw new Error('an inquiry went while it was taken in');
  if (isWithinConsultationHours({ at: now, variant: row.variant, closures })) {
    const present = await listPresent(tx, now);
    if (present.some(({ role }) => inquiryTypesFor(role).includes(row.type))) return;
  }
  await notifyOnCallOf(parts, tx, { row, dangerAt: now, isCalled: false, now });
}

/**
 * Somebody at the desk has whoever is on call told of an inquiry with words that suggest danger, whatever the words themselves
 * have sent when they came. Refused as the endpoint says.
 */
export async function notifyOnCallOfInquiry(
  parts: Pick<InquiryParts, 'database' | 'outbox' | 'settings'>,
  { id, staff, now }: { id: string; staff: StaffCaller; now: Date },
): Promise<OnCallNotice> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const { danger_at: dangerAt } = row;
    if (dangerAt === null || row.state === 'answered') throw new AppError('conflict');
    return notifyOnCallOf(parts, tx, { row, dangerAt, isCalled: true, now });
  });
}

async function notifyOnCallOf(
  parts: Pick<InquiryParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { row, dangerAt, isCalled, now }: { row: InquiryRecord; dangerAt: Date; isCalled: boolean; now: Date },
): Promise<OnCallNotice> {
  const { id } = row;
  const told = await notifyOnCall(parts, tx, {
    id,
    number: row.receipt_number,
    variant: row.variant,
    href: screenHref('/desk/inquiries/:id', { id }),
    toldAt: row.on_call_at,
    dangerAt,
    isCalled,
    now,
  });
  if (told.on_call === 'told')
    await tx.update(inquiries).set({ on_call_at: now }).where(eq(inquiries.id, id));
  return told;
}
