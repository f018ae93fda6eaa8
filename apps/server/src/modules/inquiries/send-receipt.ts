import type { InquiryReceipt } from '@hidamari/contract/inquiries';
import { replyPromise } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { InquiryType } from '@hidamari/domain/inquiries';
import type { Transaction } from '../../database/database.ts';
import type { RequestFacts } from '../../http/caller.ts';
import { inquiryReceivedMail, letterSender, mailConsultationReceivedMail } from '../mail/index.ts';
import { type InquiryParts, type InquiryText, receiptKey } from './sealed-inquiry.ts';

interface Receiving {
  id: string;
  type: InquiryType;
  text: InquiryText;
  request: RequestFacts;
  receipt: InquiryReceipt;
}

/**
 * The receipt by mail, in the transaction that takes the inquiry in. An address that somebody typed has not been proven:
 * the mail repeats nothing of what was written.
 */
export async function sendReceipt(
  { outbox, settings }: InquiryParts,
  tx: Transaction,
  { id, type, text, request: { variant }, receipt }: Receiving,
): Promise<void> {
  const sender = letterSender(settings, variant);
  const promise = replyPromise({
    channel: 'mail',
    dueOn: receipt.due_on,
    firstReading: receipt.first_reading,
  });
  const mail = type === 'contact' ? inquiryReceivedMail : mailConsultationReceivedMail;
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: receiptKey(id),
    payload: {
      to: text.email,
      ...mail(sender, { receiptNumber: receipt.receipt_number, promise }),
    },
  });
}

/** No more than three a day go to one address that anybody may type (G116). The inquiry is taken in either way. */
export async function mayMail(rateLimits: InquiryParts['rateLimits'], address: string): Promise<boolean> {
  try {
    await rateLimits.consume('email-request-by-recipient', address.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail_sends_spent') return false;
    throw error;
  }
}
