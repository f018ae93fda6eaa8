import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Fingerprints of the keys that a server of this portal was given, as DATA_KEY or DATA_KEY_PREVIOUS. Only one that stands here
 * may become DATA_KEY: a key that is changed is known to the servers before any of them seals with it.
 */
export const knownDataKeys = pgTable('known_data_keys', {
  key_id: text('key_id').primaryKey(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
