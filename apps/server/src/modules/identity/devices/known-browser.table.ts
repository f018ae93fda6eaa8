import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { baseAccounts } from '../../members/base-account.table.ts';

/** Browsers from which an account has signed in: a random id each, stored hashed. Anything else is a new device. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    base_account_id: uuid('base_account_id')
      .notNull()
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    browser_hash: text('browser_hash').notNull(),
    /** `iPhone・Safari`; the user agent itself is never stored. */
    device_family: text('device_family').notNull(),
    last_used_at: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.base_account_id, table.browser_hash] })],
);
