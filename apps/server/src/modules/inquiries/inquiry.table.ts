import type { InquiryKind, InquiryReply, InquiryState, InquiryType } from '@hidamari/domain/inquiries';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { bigint, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** What came by the contact form. Who wrote, what was written and the answer are sealed under the row's own key. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid().primaryKey(),
    receipt_number: text().notNull(),
    type: text().$type<InquiryType>().notNull(),
    variant: text().$type<VariantKey>().notNull(),
    /** Null for visitors, and once the member has left. */
    member_id: uuid(),
    kind: text().$type<InquiryKind>(),
    reply_by: text().$type<InquiryReply>().notNull(),
    state: text().$type<InquiryState>().notNull(),
    sealed_body: text().notNull(),
    sealed_answer: text(),
    due_on: date({ mode: 'string' }),
    created_at: time().notNull(),
    answered_at: time(),
    answered_by_name: text(),
    /** Words in it suggested danger (G119), since then; and who has read it besides whoever answers. */
    danger_at: time(),
    checked_by: uuid(),
    checked_by_name: text(),
    checked_at: time(),
    /** Who called another reader to it last, who said that they come, and when (G119). */
    called_by: uuid(),
    called_by_name: text(),
    called_at: time(),
    call_answered_by_name: text(),
    call_answered_at: time(),
    /** Who will answer it, and as colleagues read the name. */
    taken_by: uuid(),
    taken_by_name: text(),
    /** Whoever is on call was told of it last (decision 0076). */
    on_call_at: time(),
    /** The sender's own: the same form sent twice is one (G102). */
    idempotency_key: text(),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('inquiries_state').on(table.state, table.due_on),
    index('inquiries_member').on(table.member_id),
    unique('inquiries_receipt_number').on(table.receipt_number),
    unique('inquiries_idempotency_key').on(table.idempotency_key),
  ],
);
