import { caseNumberText, replyPromise } from '@hidamari/domain/consultations';
import type { Transaction } from '../../database/database.ts';
import { mailMember } from '../identity/index.ts';
import { consultationReceivedMail } from '../mail/index.ts';
import { findCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { findReadings } from './describe-case.ts';

/**
 * The receipt of a consultation by mail, in the transaction that opens its case, once its words are there (G122): one mail a case, to a member who
 * has an address. Whoever chats has the receipt before their eyes and gets none.
 */
export async function sendCaseReceipt(
  parts: Pick<ConsultationParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { caseId, memberId }: { caseId: string; memberId: string },
): Promise<void> {
  const row = await findCase(tx, { caseId });
  if (!row) throw new Error('a case went while it was opened');
  const { id, channel, case_no: caseNo, reply_due_on: dueOn } = row;
  if (channel !== 'mail') return;
  const promise = replyPromise({ channel, dueOn, firstReading: (await findReadings(tx, [row]))(row) });
  const caseNumber = caseNumberText(caseNo);
  await mailMember(parts, tx, {
    memberId,
    idempotencyKey: `consultation-receipt:${id}`,
    letter: (sender) => consultationReceivedMail(sender, { caseNumber, promise }),
  });
}
