import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Step one of a two-step way has passed (G36). Deleted on success; dead rows are swept. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    purpose: text('purpose').notNull(),
    /** What was proven so far, sealed: it names a person. */
    subject: text('subject').notNull(),
    code_tries: integer('code_tries').notNull(),
    expires_at: time('expires_at').notNull(),
    /** Renewals end here. */
    last_expires_at: time('last_expires_at').notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expires_at)],
);
