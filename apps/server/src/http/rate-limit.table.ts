import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries counted per rule and subject. The subject is a keyed hash: no address or number is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Under a rule of growing waits: nothing is let through before. Null: nobody waits. */
    notBefore: timestamp('not_before', { withTimezone: true }),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);
