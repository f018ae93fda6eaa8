import { isWithinConsultationHours } from '@hidamari/domain/consultation-hours';
import { inquiryTypesFor } from '@hidamari/domain/inquiries';
import { screenHref } from '@hidamari/domain/screens';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { listPresent, tellOnCall } from '../staff/index.ts';
import { inquiries } from './inquiry.table.ts';
import type { InquiryParts } from './sealed-inquiry.ts';

interface Taken {
  id: string;
  closures: readonly string[];
  now: Date;
}

/**
 * An inquiry with words that suggest danger reaches whoever is on call where the desk is closed, or nobody who may read it has
 * it open (G119, decision 0076). In the transaction that takes it in.
 */
export async function tellOfDangerIn(
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
  const outcome = await tellOnCall(parts, tx, {
    id,
    number: row.receipt_number,
    variant: row.variant,
    href: screenHref('/desk/inquiries/:id', { id }),
    toldAt: row.on_call_at,
    now,
  });
  if (outcome === 'told') await tx.update(inquiries).set({ on_call_at: now }).where(eq(inquiries.id, id));
}
