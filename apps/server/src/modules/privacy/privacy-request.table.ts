import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/member.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Requests for disclosure, correction and stop of use (APPI art. 33 to 35). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    receipt_number: text('receipt_number').notNull().unique('privacy_requests_receipt_number'),
    kind: text('kind', { enum: ['disclosure', 'correction', 'stop_use'] }).notNull(),
    /** What the person wrote: sealed with their key. */
    words_sealed: text('words_sealed').notNull(),
    state: text('state', { enum: ['received', 'working', 'done'] }).notNull(),
    /** The save that made this row; the same save sent again finds it (F5). */
    idempotency_key: text('idempotency_key'),
    received_at: time('received_at').notNull(),
    done_at: time('done_at'),
  },
  (table) => [
    index('privacy_requests_newest').on(table.member_id, table.received_at),
    index('privacy_requests_open').on(table.state, table.received_at),
    uniqueIndex('privacy_requests_idempotency').on(table.member_id, table.idempotency_key),
  ],
);
