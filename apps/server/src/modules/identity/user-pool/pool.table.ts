import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts of the embedded user pool. Empty where a real pool is configured. */
export const poolUsers = pgTable(
  'pool_users',
  {
    sub: uuid('sub').primaryKey(),
    username: text('username').notNull().unique('pool_users_username'),
    phone_number: text('phone_number'),
    is_phone_verified: boolean('is_phone_verified').notNull(),
    email: text('email'),
    is_email_verified: boolean('is_email_verified').notNull(),
    password_hash: text('password_hash'),
    password_expires_at: time('password_expires_at'),
    status: text('status', {
      enum: ['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED'],
    }).notNull(),
    is_enabled: boolean('is_enabled').notNull(),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull(),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (table) => [
    // A verified number or address signs one account in; unverified ones may be claimed by many.
    uniqueIndex('pool_users_phone_alias').on(table.phone_number).where(sql`${table.is_phone_verified}`),
    uniqueIndex('pool_users_email_alias').on(table.email).where(sql`${table.is_email_verified}`),
    index('pool_users_phone').on(table.phone_number),
    index('pool_users_email').on(table.email),
  ],
);

/** One-time codes, hashed. The newest of an account and purpose is the only one that works. */
export const poolCodes = pgTable(
  'pool_codes',
  {
    id: uuid('id').primaryKey(),
    /** Nobody's where the name was unknown: counted like any other. */
    sub: uuid('sub').references(() => poolUsers.sub, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['confirm-sign-up', 'forgot-password', 'sms-mfa', 'verify-phone', 'verify-email'],
    }).notNull(),
    code_hash: text('code_hash').notNull(),
    destination_hash: text('destination_hash').notNull(),
    sent_at: time('sent_at').notNull(),
    expires_at: time('expires_at').notNull(),
    tries: integer('tries').notNull(),
    used_at: time('used_at'),
  },
  (table) => [
    index('pool_codes_newest').on(table.sub, table.purpose, table.sent_at),
    index('pool_codes_destination').on(table.destination_hash, table.sent_at),
  ],
);

export const poolRefreshTokens = pgTable(
  'pool_refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    expires_at: time('expires_at').notNull(),
    revoked_at: time('revoked_at'),
  },
  (table) => [index('pool_refresh_tokens_sub').on(table.sub)],
);

const account = () =>
  uuid('sub')
    .notNull()
    .references(() => poolUsers.sub, { onDelete: 'cascade' });

/** Steps of a sign-in that wait for their answer. The token is stored as a hash, what the step holds sealed. */
export const poolSessions = pgTable(
  'pool_sessions',
  {
    id: uuid('id').primaryKey(),
    sub: account(),
    challenge: text('challenge').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    sealed: text('sealed').notNull(),
    tries: integer('tries').notNull(),
    expires_at: time('expires_at').notNull(),
    used_at: time('used_at'),
  },
  (table) => [index('pool_sessions_sub').on(table.sub), index('pool_sessions_expiry').on(table.expires_at)],
);

/** Second factors of an account; no row: none. Secrets of authenticator apps are sealed. */
export const poolFactors = pgTable('pool_factors', {
  sub: account().primaryKey(),
  is_sms_enabled: boolean('is_sms_enabled').notNull(),
  is_app_enabled: boolean('is_app_enabled').notNull(),
  preferred: text('preferred', { enum: ['sms', 'app'] }),
  sealed_app_secret: text('sealed_app_secret'),
  sealed_new_app_secret: text('sealed_new_app_secret'),
  /** A code of this time step or an older one is not accepted again. */
  last_app_step: integer('last_app_step'),
});

/** Devices that may stand in for a second factor: a verifier each, never the device's password. */
export const poolDevices = pgTable(
  'pool_devices',
  {
    device_key: text('device_key').primaryKey(),
    sub: account(),
    group_key: text('group_key').notNull(),
    name: text('name').notNull(),
    salt: text('salt').notNull(),
    verifier: text('verifier').notNull(),
    is_remembered: boolean('is_remembered').notNull(),
    created_at: time('created_at').notNull(),
    last_used_at: time('last_used_at').notNull(),
  },
  (table) => [index('pool_devices_sub').on(table.sub, table.device_key)],
);

/** Tries of passwords and codes, counted before they are looked at; the subject stands as a keyed hash. */
export const poolAttempts = pgTable(
  'pool_attempts',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    window_ends_at: time('window_ends_at').notNull(),
  },
  (table) => [index('pool_attempts_end').on(table.window_ends_at)],
);
