import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The maintenance switch: one row, id 1, missing until it is first used. */
export const maintenance = pgTable('maintenance', {
  id: integer('id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  until: timestamp('until', { withTimezone: true }),
  message: text('message'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
