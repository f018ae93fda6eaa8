import type { PoolStore } from '@hidamari/adapters/identity/port';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import { poolRefreshTokens } from './pool.table.ts';
import { createPoolCodeStore } from './pool-code-store.ts';
import { createPoolDeviceStore } from './pool-device-store.ts';
import { createPoolFactorStore } from './pool-factor-store.ts';
import { createPoolSessionStore } from './pool-session-store.ts';
import { createPoolUserStore } from './pool-user-store.ts';

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
