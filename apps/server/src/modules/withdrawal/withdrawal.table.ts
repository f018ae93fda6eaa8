import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/member.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A member who left (G53). The row goes with the member's, when everything of theirs is erased. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Told in the mail; who wants to come back names it on the telephone. */
    receipt_number: text('receipt_number').notNull().unique('withdrawals_receipt_number'),
    /** Why, if the person said so: sealed with their key. */
    reason_sealed: text('reason_sealed'),
    withdrawn_at: time('withdrawn_at').notNull(),
    erase_after: time('erase_after').notNull(),
    undone_at: time('undone_at'),
  },
  (table) => [
    index('withdrawals_member').on(table.member_id),
    index('withdrawals_due').on(table.erase_after).where(sql`undone_at is null`),
  ],
);
