import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A data key, wrapped by DATA_KEY: a member's, or that of a record which outlives its member (a consultation case),
 * under the record's own id. Deleting the row makes everything encrypted for the member
 * unreadable for ever, backups of other tables included. No reference to the member's row: the key is made
 * while that row may still be unwritten, and outlives it until the erasure is complete.
 */
export const memberKeys = pgTable(
  'member_keys',
  {
    member_id: uuid('member_id').primaryKey(),
    /** Which DATA_KEY wraps it (its fingerprint): a rotation finds the rows left to do. */
    wrapping_key_id: text('wrapping_key_id').notNull(),
    wrapped_key: text('wrapped_key').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('member_keys_wrapping_key').on(table.wrapping_key_id)],
);
