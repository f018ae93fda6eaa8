import type { PoolUser, PoolUserChanges } from '@hidamari/adapters/identity/port';
import type { poolUsers } from './pool.table.ts';

type UserRow = typeof poolUsers.$inferSelect;

export function userOf(row: UserRow): PoolUser {
  return {
    sub: row.sub,
    username: row.username,
    phoneNumber: row.phone_number,
    isPhoneVerified: row.is_phone_verified,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    passwordHash: row.password_hash,
    passwordExpiresAt: row.password_expires_at,
    status: row.status,
    isEnabled: row.is_enabled,
    attributes: row.attributes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const COLUMNS = {
  phoneNumber: 'phone_number',
  isPhoneVerified: 'is_phone_verified',
  email: 'email',
  isEmailVerified: 'is_email_verified',
  passwordHash: 'password_hash',
  passwordExpiresAt: 'password_expires_at',
  status: 'status',
  isEnabled: 'is_enabled',
  attributes: 'attributes',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof PoolUserChanges, keyof UserRow>;

/** Only the columns that change. */
export function columnsOf(changes: PoolUserChanges): Partial<UserRow> {
  const entries = Object.entries(changes).map(([name, value]) => [
    COLUMNS[name as keyof typeof COLUMNS],
    value,
  ]);
  return Object.fromEntries(entries);
}

export function rowOf(user: PoolUser): UserRow {
  const { sub, username, createdAt, ...rest } = user;
  return { ...(columnsOf(rest) as UserRow), sub, username, created_at: createdAt };
}
