import { japanDay } from '@hidamari/domain/japanese-dates';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { type BaseAccount, findBaseAccountById } from './base-account.repository.ts';
import { baseAccounts } from './base-account.table.ts';
import { unlinkLine } from './line-link.ts';
import { listMembersOf, type Member, mayHaveLine } from './member.repository.ts';
import { members } from './member.table.ts';

/** A member and the common ID they belong to, whether they are still with us or not. */
export interface LeavingMember {
  member: Member;
  account: BaseAccount;
}

/**
 * Takes a member out of the portal (G53): nobody can enter as them from the end of this transaction on, LINE is
 * unlinked with the last member who can have it, and news stop. `unlinkedLine` is the LINE account that was. Null when they had left before: a second press withdraws nothing.
 */
export async function withdrawMember(
  tx: Transaction,
  memberId: string,
  now: Date,
): Promise<(LeavingMember & { isLastOfAccount: boolean; unlinkedLine: string | null }) | null> {
  const [member] = await tx
    .update(members)
    .set({ withdrawn_at: now, accepts_info_delivery: false, updated_at: now })
    .where(and(eq(members.id, memberId), isNull(members.withdrawn_at)))
    .returning();
  const account = member ? await findBaseAccountById(tx, member.base_account_id) : null;
  if (!member || !account) return null;
  const others = await listMembersOf(tx, account.id);
  // Whoever stays may have no LINE (section 6): then nobody is left whom the link would serve.
  const unlinkedLine = others.some(mayHaveLine) ? null : await unlinkLine(tx, account.id);
  return { member, account, isLastOfAccount: others.length === 0, unlinkedLine };
}

/** Lets a withdrawn member in again. News and LINE stay off: they are asked for anew; no check-in for a month (G78). */
export async function readmitMember(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx
    .update(members)
    .set({ withdrawn_at: null, updated_at: now, check_in_rest_from: japanDay(now) })
    .where(and(eq(members.id, memberId), isNotNull(members.withdrawn_at)));
}

/** A member who may have left; null once they are erased. */
export async function findLeavingMember(executor: Executor, memberId: string): Promise<LeavingMember | null> {
  const [row] = await executor
    .select({ member: members, account: baseAccounts })
    .from(members)
    .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
    .where(eq(members.id, memberId));
  return row ?? null;
}

/** True when somebody of this account has left, and waits to be erased or to come back. */
export async function hasWithdrawnMember(executor: Executor, baseAccountId: string): Promise<boolean> {
  const left = and(eq(members.base_account_id, baseAccountId), isNotNull(members.withdrawn_at));
  return (await executor.$count(members, left)) > 0;
}

/**
 * Locks the account against a new member and says whether it has any, one who left and waits included: they may
 * still come back, and need it then.
 */
export async function isAccountEmpty(tx: Transaction, baseAccountId: string): Promise<boolean> {
  await tx
    .select({ id: baseAccounts.id })
    .from(baseAccounts)
    .where(eq(baseAccounts.id, baseAccountId))
    .for('update');
  return (await tx.$count(members, eq(members.base_account_id, baseAccountId))) === 0;
}
