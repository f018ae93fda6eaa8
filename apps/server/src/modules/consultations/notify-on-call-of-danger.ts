import type { OnCallNotice } from '@hidamari/contract/consultations';
import { isWithinConsultationHours } from '@hidamari/domain/consultation-hours';
import { caseNumberText } from '@hidamari/domain/consultations';
import { screenHref } from '@hidamari/domain/screens';
import { staffMay } from '@hidamari/domain/staff';
import type { Transaction } from '../../database/database.ts';
import { listPresent, notifyOnCall } from '../staff/index.ts';
import { type CaseRow, findCase, moveCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';

type Telling = Pick<ConsultationParts, 'outbox' | 'settings'>;

interface Written {
  caseId: string;
  closures: readonly string[];
  now: Date;
}

/**
 * After a member has written, in that transaction: words that suggest danger reach whoever is on call where the desk is
 * closed or nobody who answers cases has it open (G119, decision 0076). For other words nothing happens.
 */
export async function notifyOnCallOfDanger(
  parts: Telling,
  tx: Transaction,
  { caseId, closures, now }: Written,
): Promise<void> {
  const row = await findCase(tx, { caseId });
  if (row?.danger_at?.getTime() !== now.getTime()) return;
  if (isWithinConsultationHours({ at: now, variant: row.variant, closures })) {
    const present = await listPresent(tx, now);
    if (present.some(({ role }) => staffMay(role, 'answer-cases'))) return;
  }
  await notifyOnCallOf(parts, tx, { row: { ...row, danger_at: now }, isCalled: false, now });
}

/** Tells whoever is on call of a case, as often as `mayNotifyOnCall` says, and notes it there. */
export async function notifyOnCallOf(
  parts: Telling,
  tx: Transaction,
  { row, isCalled, now }: { row: CaseRow & { danger_at: Date }; isCalled: boolean; now: Date },
): Promise<OnCallNotice> {
  const told = await notifyOnCall(parts, tx, {
    id: row.id,
    number: caseNumberText(row.case_no),
    variant: row.variant,
    href: screenHref('/desk/cases/:id', { id: row.id }),
    toldAt: row.on_call_at,
    dangerAt: row.danger_at,
    isCalled,
    now,
  });
  if (told.on_call === 'told') await moveCase(tx, row.id, { on_call_at: now });
  return told;
}
