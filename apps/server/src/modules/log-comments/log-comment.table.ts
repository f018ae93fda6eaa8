import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { treatmentLogs } from '../treatment-logs/treatment-logs.table.ts';

/**
 * What supporters wrote beside a member's logs. A comment is the member's like the log: sealed under the member's own
 * key, gone with the log. Which ones are read says the log itself (`viewed_at`, G72).
 */
export const logComments = pgTable(
  'log_comments',
  {
    id: uuid().primaryKey(),
    log_id: uuid()
      .notNull()
      .references(() => treatmentLogs.id, { onDelete: 'cascade' }),
    member_id: uuid().notNull(),
    staff_id: uuid().notNull(),
    /** As the supporter was called then. */
    staff_name: text().notNull(),
    sealed_text: text().notNull(),
    /** The sending that made it; sent again it finds the same comment. */
    client_key: uuid().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('log_comments_client_key').on(table.log_id, table.client_key),
    index('log_comments_of_member').on(table.member_id, table.created_at),
  ],
);

export type LogCommentRow = typeof logComments.$inferSelect;
