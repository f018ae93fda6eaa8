import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a member's own hospital told them about when to call (G75): one card a member, sealed under their key. */
export const contactThresholds = pgTable('contact_thresholds', {
  member_id: uuid().primaryKey(),
  sealed_card: text().notNull(),
  version: bigint({ mode: 'number' }).notNull().default(1),
  updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
