import type { Inquiry, inquiryAnswer } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { waitsForOtherReader } from '@hidamari/domain/inquiries';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import { sealJson } from '../../encryption/member-encryption.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccess } from '../access-records/index.ts';
import { inquiryAnswerMail, letterSender } from '../mail/index.ts';
import { inquiries } from './inquiry.table.ts';
import { announceInquiriesChange, lockInquiry } from './inquiry-rows.ts';
import {
  answerContext,
  answerKey,
  describeInquiry,
  type InquiryParts,
  type InquiryRecord,
} from './sealed-inquiry.ts';

interface Reading {
  id: string;
  staff: StaffCaller;
  now: Date;
}

/** One inquiry, recorded for its member before it is answered (F46); `not_found` where there is none. */
export async function readInquiry(parts: InquiryParts, { id, staff, now }: Reading): Promise<Inquiry> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    await record(parts, tx, { row, staff, now, kind: 'inquiry-read' });
    return describeInquiry(parts, tx, row);
  });
}

/**
 * Answers an inquiry, once; by mail where that was chosen. `conflict` where a colleague was quicker, `forbidden` until
 * somebody else has read words that suggest danger (G119), and while a colleague has it.
 */
export async function answerInquiry(
  parts: InquiryParts,
  { id, answer, staff, now }: Reading & { answer: z.output<typeof inquiryAnswer> },
): Promise<Inquiry> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id, staff);
    const current = await describeInquiry(parts, tx, row);
    if (row.version !== answer.version || row.state === 'answered')
      throw new AppError('conflict', { current });
    if (waitsForOtherReader({ hasDanger: row.danger_at !== null, checkedBy: row.checked_by }, staff.staffId))
      throw new AppError('forbidden');
    if (row.taken_by !== null && row.taken_by !== staff.staffId) throw new AppError('forbidden');
    const { by, text } = answer;
    const cipher = await parts.encryption.forRecord(tx, id);
    const changes = {
      state: 'answered' as const,
      sealed_answer: sealJson(cipher, { by, text }, answerContext(id)),
      answered_at: now,
      answered_by_name: staff.displayName,
      version: row.version + 1,
    };
    await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
    if (by === 'mail') await sendAnswer(parts, tx, { row, to: current.email, text });
    await record(parts, tx, { row, staff, now, kind: 'inquiry-answered' });
    await announceInquiriesChange(parts.bus, tx);
    return describeInquiry(parts, tx, { ...row, ...changes });
  });
}

async function sendAnswer(
  { outbox, settings }: InquiryParts,
  tx: Transaction,
  { row, to, text }: { row: InquiryRecord; to: string; text: string },
): Promise<void> {
  const sender = letterSender(settings, row.variant);
  const mail = inquiryAnswerMail(sender, { type: row.type, receiptNumber: row.receipt_number, text });
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: answerKey(row.id),
    payload: { to, ...mail },
  });
}

async function record(
  { encryption }: InquiryParts,
  tx: Transaction,
  act: { row: InquiryRecord; staff: StaffCaller; now: Date; kind: 'inquiry-read' | 'inquiry-answered' },
): Promise<void> {
  const { row, staff, now, kind } = act;
  if (row.member_id === null) return;
  await recordAccess(tx, encryption, {
    memberId: row.member_id,
    staff,
    kind,
    reason: 'inquiry',
    note: row.receipt_number,
    at: now,
  });
}
