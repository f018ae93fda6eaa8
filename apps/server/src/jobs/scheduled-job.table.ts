import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row per scheduled job: the claim that lets one server of many run it. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  due_at: time('due_at').notNull(),
  leased_until: time('leased_until'),
  last_done_at: time('last_done_at'),
  last_error: text('last_error'),
});
