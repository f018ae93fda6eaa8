import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mail, SMS and LINE messages of a local deployment, where nothing leaves the machine: a developer reads them at /dev/outbox.
 * Empty where real senders are configured.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['mail', 'sms', 'line'] }).notNull(),
    /** Message id of the sender: a repeated delivery changes nothing (F6, F28). */
    message_id: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sent_at: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sent_messages_newest').on(table.sent_at)],
);
