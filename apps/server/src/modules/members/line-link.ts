import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { baseAccounts } from './base-account.table.ts';

const UNLINKED = {
  line_user_id: null,
  line_linked_at: null,
  is_line_friend: null,
  line_friend_told_at: null,
};

/** What LINE said of being a friend, and when that was so. */
interface Friendship {
  isFriend: boolean | null;
  at: Date;
}

interface Link {
  baseAccountId: string;
  lineUserId: string;
  friendship: Friendship;
  now: Date;
}

/**
 * Links a LINE account with a common ID, neither of which may have another (G54). Says why not where it does not; of many at
 * once for one LINE account or one common ID the first is linked. The same two once more stay as they are.
 */
export async function linkLine(
  tx: Transaction,
  { baseAccountId, lineUserId, friendship, now }: Link,
): Promise<'linked' | 'line_taken' | 'member_has_line'> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`line ${lineUserId}`}, 0))`);
  const [holder] = await tx
    .select({ id: baseAccounts.id })
    .from(baseAccounts)
    .where(eq(baseAccounts.line_user_id, lineUserId));
  if (holder) return holder.id === baseAccountId ? 'linked' : 'line_taken';
  const linked = await tx
    .update(baseAccounts)
    .set({
      line_user_id: lineUserId,
      line_linked_at: now,
      is_line_friend: friendship.isFriend,
      line_friend_told_at: friendship.at,
    })
    .where(and(eq(baseAccounts.id, baseAccountId), isNull(baseAccounts.line_user_id)))
    .returning({ id: baseAccounts.id });
  return linked.length === 1 ? 'linked' : 'member_has_line';
}

/** Whether a LINE account is linked with anybody. */
export async function isLineLinked(executor: Executor, lineUserId: string): Promise<boolean> {
  return (await executor.$count(baseAccounts, eq(baseAccounts.line_user_id, lineUserId))) > 0;
}

/** Nothing goes to the common ID's LINE any more. Answers the LINE account that it was; null where there was none. */
export async function unlinkLine(tx: Transaction, baseAccountId: string): Promise<string | null> {
  const [account] = await tx
    .select({ lineUserId: baseAccounts.line_user_id })
    .from(baseAccounts)
    .where(eq(baseAccounts.id, baseAccountId))
    .for('update');
  if (!account?.lineUserId) return null;
  await tx.update(baseAccounts).set(UNLINKED).where(eq(baseAccounts.id, baseAccountId));
  return account.lineUserId;
}

/** Unlinks a LINE account, whosever it is; false where it is linked with nobody. */
export async function unlinkLineAccount(tx: Transaction, lineUserId: string): Promise<boolean> {
  const unlinked = await tx
    .update(baseAccounts)
    .set(UNLINKED)
    .where(eq(baseAccounts.line_user_id, lineUserId))
    .returning({ id: baseAccounts.id });
  return unlinked.length > 0;
}

/**
 * Keeps what LINE tells of the friendship, unless it has told of a later moment already: events come in any order. False where
 * the LINE account is linked with nobody: then nothing is kept.
 */
export async function noteLineFriend(
  executor: Executor,
  lineUserId: string,
  { isFriend, at }: Friendship,
): Promise<boolean> {
  const { line_user_id, line_friend_told_at } = baseAccounts;
  await executor
    .update(baseAccounts)
    .set({ is_line_friend: isFriend, line_friend_told_at: at })
    .where(and(eq(line_user_id, lineUserId), or(isNull(line_friend_told_at), lte(line_friend_told_at, at))));
  return isLineLinked(executor, lineUserId);
}

/**
 * The LINE account goes along where two accounts of one person become one (G40), unless the other has one: that stays, and
 * the one that is linked no more is answered. null: none was given up.
 */
export async function moveLine(tx: Transaction, from: string, to: string): Promise<string | null> {
  const [link] = await tx.select().from(baseAccounts).where(eq(baseAccounts.id, from)).for('update');
  if (!link?.line_user_id) return null;
  // First away from the one: a LINE account is linked once.
  await tx.update(baseAccounts).set(UNLINKED).where(eq(baseAccounts.id, from));
  const { line_user_id, line_linked_at, is_line_friend, line_friend_told_at } = link;
  const moved = await tx
    .update(baseAccounts)
    .set({ line_user_id, line_linked_at, is_line_friend, line_friend_told_at })
    .where(and(eq(baseAccounts.id, to), isNull(baseAccounts.line_user_id)))
    .returning({ id: baseAccounts.id });
  return moved.length === 0 ? line_user_id : null;
}
