import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * A member's treatment logs. Only what the list sorts and filters by lies open; everything a member wrote
 * (title, visit, medicines, symptoms, measurements, tests, treatments, free text) is one sealed document under
 * the member's own key.
 */
export const treatmentLogs = pgTable(
  'treatment_logs',
  {
    id: uuid().primaryKey(),
    member_id: uuid().notNull(),
    log_date: date({ mode: 'string' }).notNull(),
    /** HH:mm in Japan. */
    log_time: text(),
    is_visiting_hospital_log: boolean().notNull(),
    is_medicine_log: boolean().notNull(),
    is_condition_log: boolean().notNull(),
    is_life_log: boolean().notNull(),
    is_other_log: boolean().notNull(),
    share_with_supporter: boolean().notNull().default(false),
    next_visit_id: uuid(),
    /** The sealed document (encryption/). */
    sealed_details: text().notNull(),
    /** Hashes under the member's key: tokens of two members never meet (keyword search without plaintext). */
    search_tokens: text().array().notNull(),
    /** The folding that the tokens are of (`SEARCH_FOLD`); an older one is brought up by the member's next search. */
    search_fold: smallint().notNull().default(1),
    /** The save that made this row; the same save sent again finds it (F5). */
    idempotency_key: text(),
    /** As wide as a number on the wire: any version a caller names can be compared, none is an error. */
    version: bigint({ mode: 'number' }).notNull().default(1),
    viewed_at: timestamp({ withTimezone: true, mode: 'date' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** In the trash since (G68). */
    deleted_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    // Read backwards it is exactly the order of the list (`NEWEST_FIRST`): a page needs no sort.
    index('treatment_logs_of_member')
      .on(table.member_id, table.log_date, table.log_time.asc().nullsFirst(), table.created_at, table.id)
      .where(sql`deleted_at is null`),
    // Every token carries its member's key, so this index is led by the member without naming the column.
    // No pending list: it would be read through by every search, and the embedded engine has nobody to empty it.
    index('treatment_logs_search').using('gin', table.search_tokens).with({ fastupdate: 'off' }),
    // Empty but for logs of an older folding.
    index('treatment_logs_old_fold')
      .on(table.member_id, table.id)
      .where(sql`search_fold < ${sql.raw(String(SEARCH_FOLD))}`),
    index('treatment_logs_trash').on(table.deleted_at).where(sql`deleted_at is not null`),
    uniqueIndex('treatment_logs_idempotency').on(table.member_id, table.idempotency_key),
    check('treatment_logs_version', sql`version >= 1`),
  ],
);

export type TreatmentLogRow = typeof treatmentLogs.$inferSelect;
