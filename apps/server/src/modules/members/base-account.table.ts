import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The common ID as the portal knows it: one person across the variants. The account itself lies in the user pool. */
export const baseAccounts = pgTable(
  'base_accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lasting id of the account in the user pool. */
    pool_sub: text('pool_sub').notNull().unique('base_accounts_pool_sub'),
    pool_username: text('pool_username').notNull(),
    /** Copies of what the pool last told; E.164 and lower case. */
    phone_number: text('phone_number'),
    email: text('email'),
    email_verified_at: time('email_verified_at'),
    account_type: text('account_type', { enum: ['temporary', 'pre_common', 'common'] }).notNull(),
    /** Made before the common ID: has to move once (G39). */
    pre_common_id: boolean('pre_common_id').notNull().default(false),
    created_at: time('created_at').notNull(),
    /** The LINE account of the person: one for all their members, and nobody else's (G54). */
    line_user_id: text('line_user_id').unique('base_accounts_line_user_id'),
    line_linked_at: time('line_linked_at'),
    /** Whether our official account is a friend of theirs, by what LINE last told; null while nothing was told. */
    is_line_friend: boolean('is_line_friend'),
    /** When that was so, by LINE's word: what it tells late changes nothing that happened since. */
    line_friend_told_at: time('line_friend_told_at'),
    /** When another password last ended whatever the ones before had opened. */
    sign_ins_ended_at: time('sign_ins_ended_at'),
  },
  (table) => [
    // Asked at each step of a way in whose challenge knows the username alone.
    index('base_accounts_pool_username').on(table.pool_username),
    index('base_accounts_email').on(table.email),
    // Asked at each sign-up: is this number or address an earlier account's (G40).
    index('base_accounts_earlier_phone')
      .on(table.phone_number)
      .where(sql`account_type <> 'common' or pre_common_id`),
    index('base_accounts_earlier_email')
      .on(table.email)
      .where(sql`account_type <> 'common' or pre_common_id`),
  ],
);

/** Every sign-in (G96). Never an address: what the member sees is all there is. */
export const loginHistories = pgTable(
  'login_histories',
  {
    id: uuid('id').primaryKey(),
    base_account_id: uuid('base_account_id')
      .notNull()
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    logged_in_at: time('logged_in_at').notNull(),
    method: text('method').notNull(),
    device_family: text('device_family').notNull(),
    place: text('place'),
    result: text('result', { enum: ['success', 'failure'] }).notNull(),
  },
  (table) => [index('login_histories_newest').on(table.base_account_id, table.logged_in_at)],
);
