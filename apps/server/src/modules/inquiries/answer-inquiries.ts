import type { Inquiry, InquiryRow, inquiryAnswer } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { type InquiryState, inquiryRecordLimit } from '@hidamari/domain/inquiries';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccess } from '../access-records/index.ts';
import { inquiryAnswerMail } from '../mail/index.ts';
import { inquiries } from './inquiry.table.ts';
import {
  answerContext,
  describeInquiry,
  describeRow,
  type InquiryParts,
  type InquiryRecord,
} from './sealed-inquiry.ts';

const MOST_WAITING = 500;
const MOST_ANSWERED = 100;

/** Those that wait, the earliest promise first; or those that were answered, the newest first. */
export async function listInquiries(executor: Executor, state: InquiryState): Promise<InquiryRow[]> {
  const found = executor.select().from(inquiries).where(eq(inquiries.state, state));
  const rows =
    state === 'received'
      ? await found.orderBy(asc(inquiries.due_on), asc(inquiries.created_at)).limit(MOST_WAITING)
      : await found.orderBy(desc(inquiries.answered_at)).limit(MOST_ANSWERED);
  return rows.map(describeRow);
}

interface Reading {
  id: string;
  staff: StaffCaller;
  now: Date;
}

/** One inquiry, recorded for its member before it is answered (F46); `not_found` where there is none. */
export async function readInquiry(parts: InquiryParts, { id, staff, now }: Reading): Promise<Inquiry> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id);
    await record(parts, tx, { row, staff, now, kind: 'inquiry-read' });
    return describeInquiry(parts, tx, row);
  });
}

/** Answers an inquiry, once; by mail where that was chosen. `conflict` where a colleague was quicker. */
export async function answerInquiry(
  parts: InquiryParts,
  { id, answer, staff, now }: Reading & { answer: z.output<typeof inquiryAnswer> },
): Promise<Inquiry> {
  return parts.database.transaction(async (tx) => {
    const row = await lockInquiry(tx, id);
    const current = await describeInquiry(parts, tx, row);
    if (row.version !== answer.version || row.state === 'answered')
      throw new AppError('conflict', { current });
    const { by, text } = answer;
    const cipher = await parts.encryption.forRecord(tx, id);
    const changes = {
      state: 'answered' as const,
      sealed_answer: cipher.encrypt(JSON.stringify({ by, text }), answerContext(id)),
      answered_at: now,
      answered_by_name: staff.displayName,
      version: row.version + 1,
    };
    await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
    if (by === 'mail') await sendAnswer(parts, tx, { row, to: current.email, text });
    await record(parts, tx, { row, staff, now, kind: 'inquiry-answered' });
    return describeInquiry(parts, tx, { ...row, ...changes });
  });
}

async function sendAnswer(
  { outbox, settings }: InquiryParts,
  tx: Transaction,
  { row, to, text }: { row: InquiryRecord; to: string; text: string },
): Promise<void> {
  const sender = { variant: row.variant, phone: settings.phones[row.variant] };
  const mail = inquiryAnswerMail(sender, { type: row.type, receiptNumber: row.receipt_number, text });
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: `inquiry-answer:${row.id}`,
    payload: { to, ...mail },
  });
}

async function lockInquiry(tx: Transaction, id: string): Promise<InquiryRecord> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
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

/** Takes a member who is erased out of what they wrote; the record stays till its end (G53). */
export async function keepInquiriesWithoutMember(tx: Transaction, memberId: string): Promise<void> {
  await tx.update(inquiries).set({ member_id: null }).where(eq(inquiries.member_id, memberId));
}

/** Erases what was answered long enough ago, its key first. Answers how many. */
export async function eraseOldInquiries(database: Database, now: Date): Promise<number> {
  let erased = 0;
  for (const type of ['contact', 'consultation'] as const) {
    const isDue = and(eq(inquiries.type, type), lt(inquiries.answered_at, inquiryRecordLimit(type, now)));
    const due = await database.select({ id: inquiries.id }).from(inquiries).where(isDue);
    for (const { id } of due) {
      await eraseDataKey(database, id);
      await database.delete(inquiries).where(eq(inquiries.id, id));
    }
    erased += due.length;
  }
  return erased;
}
