import type { LineLinkOutcome } from '@hidamari/domain/messaging';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * One attempt to link a LINE account with a common ID (G54): from the link token to LINE's word on it. Hashes alone, so
 * that nobody who reads the table can end an attempt or learn a LINE account; gone after a day.
 */
export const lineLinkAttempts = pgTable(
  'line_link_attempts',
  {
    id: uuid().primaryKey(),
    link_token_hash: text().notNull().unique(),
    /** Hash of the LINE account for which LINE gave the token: only this one can end the attempt. */
    line_account_hash: text().notNull(),
    /** Whether we are its friend, as LINE last told; null where it did not. */
    is_friend: boolean(),
    /** When that was so; null: at the beginning. */
    friend_told_at: time(),
    issued_at: time().notNull(),
    expires_at: time().notNull(),
    /** Who bound the token to themselves, once; null before. */
    member_id: uuid(),
    bound_at: time(),
    nonce_hash: text().unique(),
    nonce_expires_at: time(),
    ended_at: time(),
    outcome: text().$type<LineLinkOutcome>(),
  },
  (table) => [
    index('line_link_attempts_member').on(table.member_id, table.bound_at),
    index('line_link_attempts_issued').on(table.issued_at),
  ],
);

/** Ids of what LINE has told already: it tells again what it believes we did not hear. Gone after three days. */
export const lineWebhookEvents = pgTable(
  'line_webhook_events',
  { event_id: text().primaryKey(), received_at: time().notNull() },
  (table) => [index('line_webhook_events_received').on(table.received_at)],
);
