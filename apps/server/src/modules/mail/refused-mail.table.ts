import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Mail that was refused for good, at once or by a notice that came later (decision 0074). No address lies here. */
export const refusedMails = pgTable(
  'refused_mails',
  {
    id: uuid('id').primaryKey(),
    /** The address under a key of the portal's, which names nobody to whoever has the table alone. */
    recipient_hash: text('recipient_hash').notNull(),
    /** Of the mail; null where a notice does not say which it was. */
    idempotency_key: text('idempotency_key'),
    /** Such as `smtp-550` or `bounce-5.1.1`. */
    code: text('code').notNull(),
    refused_at: time('refused_at').notNull(),
    /** The address took another mail after it. */
    cleared_at: time('cleared_at'),
  },
  (table) => [
    index('refused_mails_recipient').on(table.recipient_hash),
    index('refused_mails_key').on(table.idempotency_key),
  ],
);
