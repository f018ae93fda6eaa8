import { bigint, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * A visit that lies ahead and what to ask there (G69). Open lies only what it is found and sorted by; hospital, purpose,
 * questions, answers, belongings, companion and memo are one document, sealed under the member's key.
 */
export const nextVisits = pgTable(
  'next_visits',
  {
    id: uuid().primaryKey(),
    member_id: uuid().notNull(),
    visit_date: date({ mode: 'string' }).notNull(),
    /** HH:mm in Japan. */
    visit_time: text(),
    status: text({ enum: ['planned', 'done', 'changed'] }).notNull(),
    /** The log that was written after the visit. */
    treatment_log_id: uuid(),
    sealed_details: text().notNull(),
    /** The save that made this row; the same save sent again finds it (F5). */
    idempotency_key: text(),
    version: bigint({ mode: 'number' }).notNull().default(1),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('next_visits_of_member').on(table.member_id, table.visit_date),
    uniqueIndex('next_visits_idempotency').on(table.member_id, table.idempotency_key),
  ],
);
