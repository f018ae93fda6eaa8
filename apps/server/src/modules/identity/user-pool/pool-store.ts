import type { CodeDelivery, PoolCode, PoolStore, WriteResult } from '@hidamari/adapters/identity/port';
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isUniqueViolation } from '../../../database/database-errors.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import { codeMessage } from './code-message.ts';
import { poolCodes, poolRefreshTokens, poolUsers } from './pool.table.ts';
import { columnsOf, rowOf, userOf } from './pool-rows.ts';

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

/** The embedded pool's accounts on the portal's database; codes leave through the outbox. */
export function createPoolStore(database: Database, outbox: Outbox): PoolStore {
  const findUser = async (where: SQL | undefined) => {
    const [row] = await database
      .select()
      .from(poolUsers)
      .where(where)
      .orderBy(desc(poolUsers.created_at))
      .limit(1);
    return row ? userOf(row) : null;
  };
  const live = (now: Date) =>
    and(isNull(poolRefreshTokens.revoked_at), gt(poolRefreshTokens.expires_at, now));

  return {
    insertUser: (user) => writeResult(database.insert(poolUsers).values(rowOf(user))),
    updateUser: (sub, changes) =>
      writeResult(database.update(poolUsers).set(columnsOf(changes)).where(eq(poolUsers.sub, sub))),
    async deleteUser(sub) {
      await database.delete(poolUsers).where(eq(poolUsers.sub, sub));
    },
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

    async listSendings(destinationHash, since) {
      const rows = await database
        .select({ at: poolCodes.sent_at })
        .from(poolCodes)
        .where(and(eq(poolCodes.destination_hash, destinationHash), gt(poolCodes.sent_at, since)))
        .orderBy(desc(poolCodes.sent_at))
        .limit(20);
      return rows.map((row) => row.at);
    },
    async insertCode(code: PoolCode, delivery: CodeDelivery) {
      await database.transaction(async (tx) => {
        await tx.insert(poolCodes).values({
          id: code.id,
          sub: code.sub,
          purpose: code.purpose,
          code_hash: code.codeHash,
          destination_hash: code.destinationHash,
          sent_at: code.sentAt,
          expires_at: code.expiresAt,
          tries: code.tries,
        });
        await outbox.enqueue(tx, codeMessage(delivery, code.expiresAt));
      });
    },
    async countTry(sub, purpose, now, maxTries) {
      const newest = database
        .select({ id: poolCodes.id })
        .from(poolCodes)
        .where(and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose)))
        .orderBy(desc(poolCodes.sent_at))
        .limit(1);
      // One statement: the row is locked, so that parallel tries count one after the other.
      const [row] = await database
        .update(poolCodes)
        .set({ tries: sql`${poolCodes.tries} + 1` })
        .where(
          and(
            eq(poolCodes.id, newest),
            lt(poolCodes.tries, maxTries),
            isNull(poolCodes.used_at),
            gt(poolCodes.expires_at, now),
          ),
        )
        .returning();
      if (!row) return null;
      return {
        id: row.id,
        sub: row.sub,
        purpose: row.purpose,
        codeHash: row.code_hash,
        destinationHash: row.destination_hash,
        sentAt: row.sent_at,
        expiresAt: row.expires_at,
        tries: row.tries,
      };
    },
    async useCode(id, now) {
      const used = await database
        .update(poolCodes)
        .set({ used_at: now })
        .where(and(eq(poolCodes.id, id), isNull(poolCodes.used_at)))
        .returning({ id: poolCodes.id });
      return used.length === 1;
    },

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
