import { type InquiryType, inquiryRecordLimit, unansweredInquiryLimit } from '@hidamari/domain/inquiries';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { rowsThatMove } from '../../database/rows-that-move.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import { inquiries } from './inquiry.table.ts';

/** Takes a member who is erased out of what they wrote; the record stays till its end (G53). */
export async function detachMemberFromInquiries(tx: Transaction, memberId: string): Promise<void> {
  await tx.update(inquiries).set({ member_id: null }).where(eq(inquiries.member_id, memberId));
}

/** Erases what was answered long enough ago, or never was and came in five years ago, its key first. Answers how many. */
export async function eraseOldInquiries(database: Database, now: Date): Promise<number> {
  let erased = 0;
  const { answered_at: answeredAt, created_at: createdAt } = inquiries;
  const isForgotten = and(isNull(answeredAt), lt(createdAt, unansweredInquiryLimit(now)));
  const isOver = (type: InquiryType) =>
    and(eq(inquiries.type, type), lt(answeredAt, inquiryRecordLimit(type, now)));
  for (const isDue of [isForgotten, isOver('contact'), isOver('consultation')]) {
    const due = await database.select({ id: inquiries.id }).from(inquiries).where(isDue);
    for (const { id } of due) {
      await eraseDataKey(database, id);
      await database.delete(inquiries).where(eq(inquiries.id, id));
    }
    erased += due.length;
  }
  return erased;
}

/**
 * Inquiries among what moves with a member (G40), beside the cases and uncounted: no screen shows a member their own, so
 * none says how many went along. Their keys are their own: nothing is sealed anew.
 */
export const inquiryBelongings = {
  name: 'cases',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  ...rowsThatMove(inquiries),
} as const;
