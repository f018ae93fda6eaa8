import { FIRST_ALERTS, type StaffRole } from '@hidamari/domain/staff';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts of staff (G42): their own, apart from the members' user pool. */
export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey(),
  /** E-mail address, lower case. */
  login: text('login').notNull().unique('staff_members_login'),
  display_name: text('display_name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** argon2id; null until the first login. */
  password_hash: text('password_hash'),
  /** Secret of the authenticator, sealed; null until the first login. */
  totp_secret_sealed: text('totp_secret_sealed'),
  /** The newest 30-second step that was used: each signs in once. */
  totp_last_step: bigint('totp_last_step', { mode: 'number' }),
  /** Hash of the one-time code for the first login; null once used. */
  setup_hash: text('setup_hash'),
  setup_expires_at: time('setup_expires_at'),
  created_at: time('created_at').notNull(),
  disabled_at: time('disabled_at'),
  /** By what the desk calls for their attention (`DeskAlerts`). */
  alerts_in_title: boolean('alerts_in_title').notNull().default(FIRST_ALERTS.title),
  alerts_by_sound: boolean('alerts_by_sound').notNull().default(FIRST_ALERTS.sound),
  alerts_by_notice: boolean('alerts_by_notice').notNull().default(FIRST_ALERTS.notice),
});

/**
 * Whose desk is open on which server, since when that server last said so. A server that goes takes its rows along, one
 * that is killed lets them grow old (`presentSince`).
 */
export const deskPresences = pgTable(
  'desk_presences',
  {
    /** Made by each process for itself. */
    server_id: uuid('server_id').notNull(),
    staff_id: uuid('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    seen_at: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server_id, table.staff_id] }),
    index('desk_presences_seen').on(table.seen_at),
  ],
);

/** A staff login whose password was right. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    id: uuid('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    staff_id: uuid('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** A first login: the authenticator's new secret, sealed. Null where the second factor is asked for. */
    new_secret_sealed: text('new_secret_sealed'),
    tries: integer('tries').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_expiry').on(table.expires_at)],
);

/** A staff member at work in one browser. The cookie's value is stored as a hash alone. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    staff_id: uuid('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    created_at: time('created_at').notNull(),
    last_used_at: time('last_used_at').notNull(),
    expires_at: time('expires_at').notNull(),
    ended_at: time('ended_at'),
  },
  (table) => [index('staff_sessions_staff').on(table.staff_id)],
);
