import { randomBytes, randomUUID } from 'node:crypto';
import type { InquiryReceipt } from '@hidamari/contract/inquiries';
import { replyDueDay, replyPromise } from '@hidamari/domain/consultations';
import { hasCrisisWords } from '@hidamari/domain/crisis-reader';
import { AppError } from '@hidamari/domain/errors';
import type { InquiryKind, InquiryReply, InquiryType } from '@hidamari/domain/inquiries';
import { receiptNumber } from '@hidamari/domain/privacy';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { eraseDataKey, sealJson } from '../../encryption/member-encryption.ts';
import type { Caller, RequestFacts } from '../../http/caller.ts';
import { inquiryReceivedMail, letterSender, mailConsultationReceivedMail } from '../mail/index.ts';
import { inquiries } from './inquiry.table.ts';
import { announceInquiriesChange } from './inquiry-rows.ts';
import { notifyOnCallOfInquiryDanger } from './notify-on-call-of-danger.ts';
import { bodyContext, type InquiryParts, type InquiryText, receiptKey } from './sealed-inquiry.ts';

interface Taking {
  type: InquiryType;
  kind: InquiryKind | null;
  replyBy: InquiryReply;
  text: InquiryText;
  caller: Caller;
  request: RequestFacts;
}

/** The letter of a receipt number: C contact, M consultation by mail. */
const LETTERS = { contact: 'C', consultation: 'M' } as const;

/**
 * Takes an inquiry in, with its receipt by mail. Under one idempotency key it is taken in once, however often it is sent
 * (G102). Words that suggest danger put it first at the desk (G119), and reach
 * whoever is on call where nobody is there (decision 0076). The answer is the same whether the
 * address still had a mail of its day or not: anybody may type anybody's. `too_many` for a flood from one address.
 */
export async function takeInquiry(parts: InquiryParts, taking: Taking): Promise<InquiryReceipt> {
  const { database, rateLimits } = parts;
  const { request, caller } = taking;
  const { variant, now, idempotencyKey } = request;
  const taken = await findTaken(database, idempotencyKey);
  if (taken) return taken;
  await rateLimits.consume('inquiries-by-address', request.ip);
  const closures = await parts.closuresFor(variant);
  const mails = await mayMail(rateLimits, taking.text.email);
  return database.transaction(async (tx) => {
    const id = randomUUID();
    const cipher = await parts.encryption.forRecord(tx, id);
    const isDanger = suggestsDanger(taking.text);
    const promised = {
      receipt_number: receiptNumber(LETTERS[taking.type], randomBytes(8)),
      due_on: taking.replyBy === 'none' ? null : replyDueDay({ at: now, variant, closures }),
    };
    const made = await tx
      .insert(inquiries)
      .values({
        ...promised,
        id,
        type: taking.type,
        variant,
        member_id: caller.kind === 'member' ? caller.memberId : null,
        kind: taking.kind,
        reply_by: taking.replyBy,
        state: 'received',
        sealed_body: sealJson(cipher, taking.text, bodyContext(id)),
        created_at: now,
        danger_at: isDanger ? now : null,
        idempotency_key: idempotencyKey ?? null,
      })
      .onConflictDoNothing({ target: inquiries.idempotency_key })
      .returning({ id: inquiries.id });
    if (made.length === 0) {
      await eraseDataKey(tx, id);
      const first = await findTaken(tx, idempotencyKey);
      if (first) return first;
      throw new Error('an inquiry was neither written nor found');
    }
    if (isDanger) await notifyOnCallOfInquiryDanger(parts, tx, { id, closures, now });
    await announceInquiriesChange(parts.bus, tx);
    const receipt = { ...promised, first_reading: readingWhen(isDanger) };
    if (mails) await sendReceipt(parts, tx, { ...taking, id, receipt });
    return receipt;
  });
}

/** As it was taken in: whoever sends it again reads the same receipt. */
const readingWhen = (isDanger: boolean): InquiryReceipt['first_reading'] => (isDanger ? 'due' : null);

const suggestsDanger = ({ message, background }: InquiryText) =>
  hasCrisisWords(message) || (background !== null && hasCrisisWords(background));

async function findTaken(executor: Executor, key: string | undefined): Promise<InquiryReceipt | null> {
  if (key === undefined) return null;
  const [row] = await executor.select().from(inquiries).where(eq(inquiries.idempotency_key, key));
  if (!row) return null;
  const { receipt_number, due_on, danger_at } = row;
  return { receipt_number, due_on, first_reading: readingWhen(danger_at !== null) };
}

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
async function sendReceipt(
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
async function mayMail(rateLimits: InquiryParts['rateLimits'], address: string): Promise<boolean> {
  try {
    await rateLimits.consume('email-request-by-recipient', address.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail_sends_spent') return false;
    throw error;
  }
}
