import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { baseAccounts } from '../../members/base-account.table.ts';
import { members } from '../../members/member.table.ts';
import type { MovedCounts } from './belongings.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Moves to the common ID (G40). An account moves once: its row says so, whatever becomes of the account. */
export const accountMoves = pgTable(
  'account_moves',
  {
    id: uuid('id').primaryKey(),
    from_base_account_id: uuid('from_base_account_id')
      .notNull()
      .unique('account_moves_once')
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    /** The same account when it became the common ID itself. */
    to_base_account_id: uuid('to_base_account_id')
      .notNull()
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    /** The member who was kept. */
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    counts: jsonb('counts').$type<MovedCounts>().notNull(),
    begun_at: time('begun_at').notNull(),
    /** null: under way; neither account signs in before it is through. */
    moved_at: time('moved_at'),
  },
  (table) => [
    index('account_moves_member').on(table.member_id, table.moved_at),
    index('account_moves_under_way').on(table.to_base_account_id).where(sql`moved_at is null`),
  ],
);

/** A member whom staff registered has looked at what was entered (G43): once. */
export const entryConfirmations = pgTable('entry_confirmations', {
  member_id: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  is_correct: boolean('is_correct').notNull(),
  confirmed_at: time('confirmed_at').notNull(),
});
