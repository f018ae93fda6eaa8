import { caseNumberText } from '@hidamari/domain/consultations';
import type { Transaction } from '../../database/database.ts';
import { mailMember } from '../identity/index.ts';
import { consultationReceivedMail } from '../mail/index.ts';
import type { CaseRow } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/**
 * The receipt of a consultation by mail, in the transaction that opens its case (G122): one mail a case, to a member who
 * has an address. Whoever chats has the receipt before their eyes and gets none.
 */
export async function sendCaseReceipt(
  parts: Pick<ConsultationParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { row, memberId }: { row: CaseRow; memberId: string },
): Promise<void> {
  const { id, channel, case_no: caseNo, reply_due_on: dueOn } = row;
  if (channel !== 'mail') return;
  const caseNumber = caseNumberText(caseNo);
  await mailMember(parts, tx, {
    memberId,
    idempotencyKey: `consultation-receipt:${id}`,
    letter: (sender) => consultationReceivedMail(sender, { caseNumber, dueOn }),
  });
}
