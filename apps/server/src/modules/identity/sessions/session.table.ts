import type { ActingReason } from '@hidamari/domain/staff';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { baseAccounts } from '../../members/base-account.table.ts';
import { members } from '../../members/member.table.ts';
import { staffMembers, staffSessions } from '../../staff/staff.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One signed-in browser. The cookie's value is stored as a hash alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    base_account_id: uuid('base_account_id')
      .notNull()
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    created_at: time('created_at').notNull(),
    last_used_at: time('last_used_at').notNull(),
    /** Absolute end; the idle end follows from last_used_at. */
    expires_at: time('expires_at').notNull(),
    ended_at: time('ended_at'),
    /** A concierge in the member's place (G42): who, from which of their own sessions, and why. Null: the member. */
    acting_staff_id: uuid('acting_staff_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    acting_staff_session_id: uuid('acting_staff_session_id').references(() => staffSessions.id, {
      onDelete: 'cascade',
    }),
    acting_reason: text('acting_reason').$type<ActingReason>(),
  },
  (table) => [index('sessions_base_account').on(table.base_account_id)],
);

/** Rotating refresh tokens. All of one session are one family: a used one that comes back ends them all (G35). */
export const sessionRefreshTokens = pgTable(
  'session_refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    created_at: time('created_at').notNull(),
    expires_at: time('expires_at').notNull(),
    used_at: time('used_at'),
    /** Random, from its use on: with the token itself it gives the successor once more, and without it nothing. */
    successor_seed: text('successor_seed'),
  },
  (table) => [index('session_refresh_tokens_session').on(table.session_id)],
);
