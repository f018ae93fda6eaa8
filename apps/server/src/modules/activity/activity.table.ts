import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Steps of somebody's way through the temporary login (G94): which, where, when; never whose. */
export const temporaryActivityLogs = pgTable(
  'temporary_activity_logs',
  {
    /** Of the row alone: nothing ties two rows to one person. */
    id: uuid('id').primaryKey(),
    event: text('event').notNull(),
    screen_id: text('screen_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('temporary_activity_logs_at').on(table.at)],
);
