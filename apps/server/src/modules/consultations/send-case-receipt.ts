import { caseNumberText } from '@hidamari/domain/consultations';
import { screenHref } from '@hidamari/domain/screens';
import type { Transaction } from '../../database/database.ts';
import { originOfVariant } from '../identity/index.ts';
import { consultationReceivedMail } from '../mail/index.ts';
import { findMember } from '../members/index.ts';
import type { CaseRow } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/**
 * The receipt of a consultation by mail, in the transaction that opens its case (G122): one mail a case, to a member who
 * has an address. Whoever chats has the receipt before their eyes and gets none.
 */
export async function sendCaseReceipt(
  { outbox, settings }: Pick<ConsultationParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { row, memberId }: { row: CaseRow; memberId: string },
): Promise<void> {
  const { id, channel, variant, case_no: caseNo, reply_due_on: dueOn } = row;
  if (channel !== 'mail') return;
  const found = await findMember(tx, memberId);
  if (!found?.account.email) return;
  const link = new URL(screenHref('/questions'), originOfVariant(settings, variant)).href;
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: `consultation-receipt:${id}`,
    payload: {
      to: found.account.email,
      ...consultationReceivedMail(
        { variant, phone: settings.phones[variant] },
        { caseNumber: caseNumberText(caseNo), dueOn, link },
      ),
    },
  });
}
