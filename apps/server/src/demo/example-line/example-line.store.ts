import type { ExampleLineStore } from '@hidamari/adapters/messaging/example/port';
import type { LineMessage } from '@hidamari/adapters/messaging/port';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../dependencies.ts';
import { exampleLineAccounts, exampleLineTokens } from '../../modules/line/example-line.table.ts';
import { lineHash } from '../../modules/line/index.ts';

interface Shelf {
  database: Database;
  clock: Clock;
  /** From the mail module: where messages lie that nobody sends. */
  saveMessage: (message: LineMessage) => Promise<void>;
}

/** The example LINE in the portal's database: what the adapter needs, and what its pages add. */
export interface ExampleLine extends ExampleLineStore {
  /** Adds the account where there is none yet. */
  addAccount(account: string): Promise<void>;
  setFriend(account: string, isFriend: boolean): Promise<void>;
  keepAccessToken(given: { token: string; account: string; channel: string; expiresAt: Date }): Promise<void>;
  /** Uses a link token up for the account it was issued for; null where it is unknown, used or over. */
  useLinkToken(token: string): Promise<{ account: string } | null>;
}

export function createExampleLineStore({ database, clock, saveMessage }: Shelf): ExampleLine {
  const saveToken = (row: Omit<typeof exampleLineTokens.$inferInsert, 'token_hash'> & { token: string }) => {
    const { token, ...rest } = row;
    return database.insert(exampleLineTokens).values({ token_hash: lineHash(token), ...rest });
  };
  return {
    saveMessage,
    async findAccessToken(token) {
      const [row] = await database
        .select()
        .from(exampleLineTokens)
        .where(and(eq(exampleLineTokens.token_hash, lineHash(token)), eq(exampleLineTokens.kind, 'access')));
      return row ? { userId: row.account, channel: row.channel, expiresAt: row.expires_at } : null;
    },
    async findAccount(account) {
      const [row] = await database
        .select()
        .from(exampleLineAccounts)
        .where(eq(exampleLineAccounts.account, account));
      return row ? { isFriend: row.is_friend } : null;
    },
    async keepLinkToken({ token, userId, expiresAt }) {
      await saveToken({ token, kind: 'link', channel: '', account: userId, expires_at: expiresAt });
    },
    async endAccessTokens(userId) {
      await database
        .delete(exampleLineTokens)
        .where(and(eq(exampleLineTokens.account, userId), eq(exampleLineTokens.kind, 'access')));
    },
    async addAccount(account) {
      await database.insert(exampleLineAccounts).values({ account, is_friend: false }).onConflictDoNothing();
    },
    async setFriend(account, isFriend) {
      await database
        .update(exampleLineAccounts)
        .set({ is_friend: isFriend })
        .where(eq(exampleLineAccounts.account, account));
    },
    async keepAccessToken({ token, account, channel, expiresAt }) {
      await saveToken({ token, kind: 'access', channel, account, expires_at: expiresAt });
    },
    async useLinkToken(token) {
      const now = clock();
      const [row] = await database
        .update(exampleLineTokens)
        .set({ used_at: now })
        .where(
          and(
            eq(exampleLineTokens.token_hash, lineHash(token)),
            eq(exampleLineTokens.kind, 'link'),
            isNull(exampleLineTokens.used_at),
            gt(exampleLineTokens.expires_at, now),
          ),
        )
        .returning({ account: exampleLineTokens.account });
      return row ?? null;
    },
  };
}
