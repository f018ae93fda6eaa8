import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { BaseAccount } from './base-account.repository.ts';
import { baseAccounts, loginHistories } from './base-account.table.ts';
import { moveLine } from './line-link.ts';
import { listMembersOf, type Member } from './member.repository.ts';
import { memberCancers, memberConsents, members, memberVisits } from './member.table.ts';

/** How the common ID is reached. */
interface CommonIdFacts {
  /** E.164, proven. */
  phoneNumber: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** A temporary or earlier account is the common ID from now on (G39). */
export async function becomeCommonId(
  tx: Transaction,
  baseAccountId: string,
  { phoneNumber, email, emailVerifiedAt }: CommonIdFacts,
): Promise<void> {
  await tx
    .update(baseAccounts)
    .set({
      account_type: 'common',
      pre_common_id: false,
      phone_number: phoneNumber,
      email,
      email_verified_at: emailVerifiedAt,
    })
    .where(eq(baseAccounts.id, baseAccountId));
}

/**
 * Everything an account owns of members goes to another account, those that have left too; its sign-ins go along, since
 * they are the same person's, and so does their LINE where the other has none. What is left opens nothing and counts as moved. `unlinkedLine`: the LINE
 * account that gave way to the other's; null where none had to.
 */
export async function giveMembersTo(
  tx: Transaction,
  from: string,
  to: string,
): Promise<{ unlinkedLine: string | null }> {
  await tx.update(members).set({ base_account_id: to }).where(eq(members.base_account_id, from));
  const unlinkedLine = await moveLine(tx, from, to);
  await tx
    .update(loginHistories)
    .set({ base_account_id: to })
    .where(eq(loginHistories.base_account_id, from));
  await tx
    .update(baseAccounts)
    .set({ account_type: 'common', pre_common_id: false })
    .where(eq(baseAccounts.id, from));
  return { unlinkedLine };
}

/**
 * What the members module keeps of one member goes to another: consents and visited days, the diagnoses where the other
 * has none, and every silence (G20, G149): whoever asked for it on one of two accounts has not asked to be disturbed on
 * the other. The emptied member counts as one that has left: no session, no list and no search shows it any more.
 */
export async function emptyMemberInto(
  tx: Transaction,
  { emptied, kept, at }: { emptied: string; kept: string; at: Date },
): Promise<void> {
  await tx.update(memberConsents).set({ member_id: kept }).where(eq(memberConsents.member_id, emptied));
  await tx.execute(sql`insert into member_visits (member_id, day)
    select ${kept}::uuid, day from member_visits where member_id = ${emptied} on conflict do nothing`);
  await tx.delete(memberVisits).where(eq(memberVisits.member_id, emptied));
  const [own] = await tx
    .select({ diagnoses: count() })
    .from(memberCancers)
    .where(eq(memberCancers.member_id, kept));
  if (own?.diagnoses === 0) {
    await tx.update(memberCancers).set({ member_id: kept }).where(eq(memberCancers.member_id, emptied));
  }
  await tx.execute(sql`update members kept set
      bereaved_at = coalesce(kept.bereaved_at, emptied.bereaved_at),
      prompts_held_at = coalesce(kept.prompts_held_at, emptied.prompts_held_at),
      check_in_rest_from = greatest(kept.check_in_rest_from, emptied.check_in_rest_from)
    from members emptied where kept.id = ${kept} and emptied.id = ${emptied}`);
  await tx.update(members).set({ withdrawn_at: at }).where(eq(members.id, emptied));
}

/**
 * The member who stands in the place of one that was emptied: of the same common ID, and of the same kind. Null where
 * nobody does, and for a member who is still with us.
 */
export async function memberMovedTo(executor: Executor, memberId: string): Promise<string | null> {
  const [emptied] = await executor
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isNotNull(members.withdrawn_at)));
  if (!emptied) return null;
  const kept = (await listMembersOf(executor, emptied.base_account_id)).find(
    ({ member_type, insurance_number }) =>
      member_type === emptied.member_type && insurance_number === emptied.insurance_number,
  );
  return kept?.id ?? null;
}

/**
 * Accounts from before the common ID that name this number or this proven address, each with its members that are still
 * with us. Locks nothing.
 */
export async function findEarlierAccounts(
  executor: Executor,
  { phoneNumber, email }: { phoneNumber: string | null; email: string | null },
): Promise<{ account: BaseAccount; member: Member }[]> {
  const reachedBy = [
    ...(phoneNumber === null ? [] : [eq(baseAccounts.phone_number, phoneNumber)]),
    ...(email === null ? [] : [eq(baseAccounts.email, email)]),
  ];
  if (reachedBy.length === 0) return [];
  return executor
    .select({ account: baseAccounts, member: members })
    .from(baseAccounts)
    .innerJoin(members, eq(members.base_account_id, baseAccounts.id))
    .where(
      and(
        or(...reachedBy),
        or(ne(baseAccounts.account_type, 'common'), baseAccounts.pre_common_id),
        isNull(members.withdrawn_at),
      ),
    )
    .orderBy(asc(members.created_at), asc(members.id));
}
