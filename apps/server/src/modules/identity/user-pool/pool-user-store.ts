import type { PoolStore, PoolUser, PoolUserChanges, WriteResult } from '@hidamari/adapters/identity/port';
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isUniqueViolation } from '../../../database/database-errors.ts';
import { poolUsers } from './pool.table.ts';

type UserStore = Pick<
  PoolStore,
  | 'insertUser'
  | 'updateUser'
  | 'deleteUser'
  | 'findByUsername'
  | 'findByAlias'
  | 'findUnconfirmed'
  | 'deleteUnconfirmed'
>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function writeResult(write: PromiseLike<unknown>): Promise<WriteResult> {
  try {
    await write;
    return 'stored';
  } catch (error) {
    if (isUniqueViolation(error, 'pool_users_username')) return 'username_taken';
    if (isUniqueViolation(error)) return 'alias_taken';
    throw error;
  }
}

/** Accounts of the embedded pool. */
export function createPoolUserStore(database: Database): UserStore {
  const findUser = async (where: SQL | undefined) => {
    const [row] = await database
      .select()
      .from(poolUsers)
      .where(where)
      .orderBy(desc(poolUsers.created_at))
      .limit(1);
    return row ? userOf(row) : null;
  };

  return {
    insertUser: (user) => writeResult(database.insert(poolUsers).values(rowOf(user))),
    updateUser: (sub, changes) =>
      writeResult(database.update(poolUsers).set(columnsOf(changes)).where(eq(poolUsers.sub, sub))),
    findByUsername: (name) =>
      findUser(
        UUID.test(name)
          ? or(eq(poolUsers.username, name), eq(poolUsers.sub, name))
          : eq(poolUsers.username, name),
      ),
    findByAlias: (alias) =>
      findUser(
        or(
          and(eq(poolUsers.phone_number, alias), poolUsers.is_phone_verified),
          and(eq(poolUsers.email, alias), poolUsers.is_email_verified),
        ),
      ),
    findUnconfirmed: (address) =>
      findUser(
        and(
          eq(poolUsers.status, 'UNCONFIRMED'),
          or(eq(poolUsers.phone_number, address), eq(poolUsers.email, address)),
        ),
      ),
    async deleteUnconfirmed(phoneNumber, createdBefore) {
      await database
        .delete(poolUsers)
        .where(
          and(
            eq(poolUsers.phone_number, phoneNumber),
            eq(poolUsers.status, 'UNCONFIRMED'),
            lt(poolUsers.created_at, createdBefore),
          ),
        );
    },
    async deleteUser(sub) {
      await database.delete(poolUsers).where(eq(poolUsers.sub, sub));
    },
  };
}

type UserRow = typeof poolUsers.$inferSelect;

function userOf(row: UserRow): PoolUser {
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
function columnsOf(changes: PoolUserChanges): Partial<UserRow> {
  const entries = Object.entries(changes).map(([name, value]) => [
    COLUMNS[name as keyof typeof COLUMNS],
    value,
  ]);
  return Object.fromEntries(entries);
}

function rowOf(user: PoolUser): UserRow {
  const { sub, username, createdAt, ...rest } = user;
  return { ...(columnsOf(rest) as UserRow), sub, username, created_at: createdAt };
}
