import type { PoolDevice, PoolFactors, PoolStore } from '@hidamari/adapters/identity/port';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import { poolDevices, poolFactors, poolRefreshTokens } from './pool.table.ts';
import { createPoolCodeStore } from './pool-code-store.ts';
import { createPoolSessionStore } from './pool-session-store.ts';
import { createPoolUserStore } from './pool-user-store.ts';

type DeviceStore = Pick<
  PoolStore,
  'insertDevice' | 'findDevice' | 'listDevices' | 'updateDevice' | 'deleteDevice'
>;

function deviceOf(row: typeof poolDevices.$inferSelect): PoolDevice {
  return {
    deviceKey: row.device_key,
    sub: row.sub,
    groupKey: row.group_key,
    name: row.name,
    salt: row.salt,
    verifier: row.verifier,
    isRemembered: row.is_remembered,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

/** Remembered devices of the embedded pool. Every statement names the account: a foreign key finds nothing. */
function createPoolDeviceStore(database: Database): DeviceStore {
  const own = (sub: string, deviceKey: string) =>
    and(eq(poolDevices.sub, sub), eq(poolDevices.device_key, deviceKey));
  return {
    async insertDevice(device) {
      const row = {
        device_key: device.deviceKey,
        sub: device.sub,
        group_key: device.groupKey,
        name: device.name,
        salt: device.salt,
        verifier: device.verifier,
        is_remembered: device.isRemembered,
        created_at: device.createdAt,
        last_used_at: device.lastUsedAt,
      };
      const made = await database.insert(poolDevices).values(row).onConflictDoNothing().returning();
      return made.length === 1;
    },
    async findDevice(sub, deviceKey) {
      const [row] = await database.select().from(poolDevices).where(own(sub, deviceKey));
      return row ? deviceOf(row) : null;
    },
    async listDevices(sub, { after, limit }) {
      const rows = await database
        .select()
        .from(poolDevices)
        .where(and(eq(poolDevices.sub, sub), after === null ? undefined : gt(poolDevices.device_key, after)))
        .orderBy(asc(poolDevices.device_key))
        .limit(limit);
      return rows.map(deviceOf);
    },
    async updateDevice(sub, deviceKey, { isRemembered, lastUsedAt }) {
      const changes = {
        ...(isRemembered !== undefined && { is_remembered: isRemembered }),
        ...(lastUsedAt && { last_used_at: lastUsedAt }),
      };
      const changed = await database.update(poolDevices).set(changes).where(own(sub, deviceKey)).returning();
      return changed.length === 1;
    },
    async deleteDevice(sub, deviceKey) {
      const gone = await database.delete(poolDevices).where(own(sub, deviceKey)).returning();
      return gone.length === 1;
    },
  };
}

type FactorStore = Pick<PoolStore, 'readFactors' | 'saveFactors' | 'useAppStep'>;
type FactorRow = typeof poolFactors.$inferSelect;

const COLUMNS = {
  isSmsEnabled: 'is_sms_enabled',
  isAppEnabled: 'is_app_enabled',
  preferred: 'preferred',
  sealedAppSecret: 'sealed_app_secret',
  sealedNewAppSecret: 'sealed_new_app_secret',
  lastAppStep: 'last_app_step',
} as const satisfies Record<keyof PoolFactors, keyof FactorRow>;

const NONE: PoolFactors = {
  isSmsEnabled: false,
  isAppEnabled: false,
  preferred: null,
  sealedAppSecret: null,
  sealedNewAppSecret: null,
  lastAppStep: null,
};

const columnsOf = (factors: Partial<PoolFactors>): Partial<FactorRow> =>
  Object.fromEntries(
    Object.entries(factors).map(([name, value]) => [COLUMNS[name as keyof PoolFactors], value]),
  );

/** Second factors of the embedded pool. */
function createPoolFactorStore(database: Database): FactorStore {
  return {
    async readFactors(sub) {
      const [row] = await database.select().from(poolFactors).where(eq(poolFactors.sub, sub));
      if (!row) return NONE;
      return {
        isSmsEnabled: row.is_sms_enabled,
        isAppEnabled: row.is_app_enabled,
        preferred: row.preferred,
        sealedAppSecret: row.sealed_app_secret,
        sealedNewAppSecret: row.sealed_new_app_secret,
        lastAppStep: row.last_app_step,
      };
    },
    async saveFactors(sub, changes) {
      const fresh = columnsOf({ ...NONE, ...changes }) as FactorRow;
      await database
        .insert(poolFactors)
        .values({ ...fresh, sub })
        .onConflictDoUpdate({ target: poolFactors.sub, set: columnsOf(changes) });
    },
    async useAppStep(sub, step) {
      const isNewer = or(isNull(poolFactors.last_app_step), lt(poolFactors.last_app_step, step));
      const used = await database
        .update(poolFactors)
        .set({ last_app_step: step })
        .where(and(eq(poolFactors.sub, sub), isNewer))
        .returning({ sub: poolFactors.sub });
      return used.length === 1;
    },
  };
}

/** The embedded pool's accounts on the portal's database. `phones` stand below mails with codes. */
export function createPoolStore(
  database: Database,
  outbox: Outbox,
  phones: Partial<Settings['phones']> = {},
): PoolStore {
  return {
    ...createPoolUserStore(database),
    ...createPoolCodeStore(database, outbox, phones),
    ...createPoolTokenStore(database),
    ...createPoolSessionStore(database),
    ...createPoolFactorStore(database),
    ...createPoolDeviceStore(database),
  };
}

type TokenStore = Pick<
  PoolStore,
  | 'insertRefreshToken'
  | 'findRefreshToken'
  | 'isRefreshTokenLive'
  | 'revokeRefreshToken'
  | 'revokeRefreshTokensOf'
>;

/** Refresh tokens of the embedded pool, hashed. */
function createPoolTokenStore(database: Database): TokenStore {
  const live = (now: Date) =>
    and(isNull(poolRefreshTokens.revoked_at), gt(poolRefreshTokens.expires_at, now));

  return {
    async insertRefreshToken({ id, sub, tokenHash, expiresAt }) {
      await database
        .insert(poolRefreshTokens)
        .values({ id, sub, token_hash: tokenHash, expires_at: expiresAt });
    },
    async findRefreshToken(tokenHash, now) {
      const where = and(eq(poolRefreshTokens.token_hash, tokenHash), live(now));
      const [row] = await database.select().from(poolRefreshTokens).where(where);
      return row ? { id: row.id, sub: row.sub, tokenHash: row.token_hash, expiresAt: row.expires_at } : null;
    },
    async isRefreshTokenLive(id, now) {
      const where = and(eq(poolRefreshTokens.id, id), live(now));
      const rows = await database.select({ id: poolRefreshTokens.id }).from(poolRefreshTokens).where(where);
      return rows.length === 1;
    },
    async revokeRefreshToken(tokenHash, now) {
      const where = and(eq(poolRefreshTokens.token_hash, tokenHash), isNull(poolRefreshTokens.revoked_at));
      await database.update(poolRefreshTokens).set({ revoked_at: now }).where(where);
    },
    async revokeRefreshTokensOf(sub, now) {
      const where = and(eq(poolRefreshTokens.sub, sub), isNull(poolRefreshTokens.revoked_at));
      await database.update(poolRefreshTokens).set({ revoked_at: now }).where(where);
    },
  };
}
