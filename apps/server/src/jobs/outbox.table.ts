import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What must follow a change. A row is waiting, done (`done_at`) or dead (`dead_at`: given up, kept to be looked at). */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    idempotency_key: text('idempotency_key').notNull().unique(),
    /** Sealed: it may hold an address or a one-time code. Emptied once done. */
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this time. */
    due_at: time('due_at').notNull(),
    /** Pointless after this time: it is given up then. */
    expires_at: time('expires_at'),
    /** A runner works on it until then; a runner that died lets it go by time. */
    leased_until: time('leased_until'),
    /** Why the last try failed: the error's class or code, never its text. */
    last_error: text('last_error'),
    created_at: time('created_at').notNull(),
    done_at: time('done_at'),
    dead_at: time('dead_at'),
  },
  (table) => [
    index('outbox_messages_waiting')
      .on(table.due_at)
      .where(sql`${table.done_at} is null and ${table.dead_at} is null`),
  ],
);
