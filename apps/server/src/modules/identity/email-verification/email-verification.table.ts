import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { baseAccounts } from '../../members/base-account.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Links of verification mails. */
export const emailVerifications = pgTable('email_verifications', {
  id: uuid('id').primaryKey(),
  token_hash: text('token_hash').notNull().unique(),
  base_account_id: uuid('base_account_id')
    .notNull()
    .references(() => baseAccounts.id, { onDelete: 'cascade' }),
  /** The address the link proves: void once the account has another. */
  email: text('email').notNull(),
  created_at: time('created_at').notNull(),
  expires_at: time('expires_at').notNull(),
  /** Opened by its reader. With the account's address still unproven: it was another account's (`isEmailTaken`). */
  used_at: time('used_at'),
});
