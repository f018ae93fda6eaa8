import type { ChannelFacts } from '@hidamari/domain/notices';
import { type MemberType, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { BaseAccount } from './base-account.repository.ts';
import { baseAccounts } from './base-account.table.ts';
import { memberCancers, members, memberVisits } from './member.table.ts';

export type Member = typeof members.$inferSelect;
export type MemberCancer = typeof memberCancers.$inferSelect;

/** Members of an account that are still with us, oldest first. */
export function listMembersOf(executor: Executor, baseAccountId: string): Promise<Member[]> {
  return executor
    .select()
    .from(members)
    .where(and(eq(members.base_account_id, baseAccountId), isNull(members.withdrawn_at)))
    .orderBy(asc(members.created_at), asc(members.id));
}

export async function findMember(
  executor: Executor,
  memberId: string,
): Promise<{ member: Member; account: BaseAccount } | null> {
  const [row] = await executor
    .select({ member: members, account: baseAccounts })
    .from(members)
    .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
    .where(and(eq(members.id, memberId), isNull(members.withdrawn_at)));
  return row ?? null;
}

/** The same; until the transaction ends they neither leave nor go to another account. */
export async function holdMember(tx: Transaction, memberId: string): ReturnType<typeof findMember> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('share');
  return findMember(tx, memberId);
}

/** Members of a municipality have no LINE (specification section 6). */
export const mayHaveLine = ({ member_type }: Pick<Member, 'member_type'>): boolean =>
  VARIANTS[variantOfMember(member_type)].showLine;

/**
 * The LINE account that messages for a member may go to; null where none is linked, and for members of a municipality,
 * who have no LINE whatever their common ID has (specification section 6).
 */
export function lineUserOf({ member, account }: { member: Member; account: BaseAccount }): string | null {
  return mayHaveLine(member) ? account.line_user_id : null;
}

/** What decides by which way a notice goes to a member (G22, G54). */
export const channelFactsOf = (found: { member: Member; account: BaseAccount }): ChannelFacts => ({
  chosen: found.member.notice_channel,
  hasEmail: found.account.email !== null,
  isLineLinked: lineUserOf(found) !== null,
  isLineFriend: found.account.is_line_friend,
});

/** What user data tells beside the member's own row. */
export interface MemberExtras {
  /** Further members of the account that are still with us, oldest first. */
  others: Pick<Member, 'id' | 'member_type' | 'nickname' | 'first_name'>[];
  /** Days on which the member was here. */
  visitedDays: number;
  /** In the member's own order. */
  cancers: MemberCancer[];
}

/** In one statement: three short lists are not worth three ways to the database. */
export async function readBeside(
  executor: Executor,
  { memberId, accountId }: { memberId: string; accountId: string },
): Promise<MemberExtras> {
  const { rows } = await executor.execute<MemberExtras & Record<string, unknown>>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', other.id, 'member_type', other.member_type,
          'nickname', other.nickname, 'first_name', other.first_name)
        order by other.created_at, other.id), '[]'::json)
        from ${members} other
        where other.base_account_id = ${accountId} and other.id <> ${memberId} and other.withdrawn_at is null)
        as "others",
      (select count(*)::integer from ${memberVisits} visit where visit.member_id = ${memberId}) as "visitedDays",
      (select coalesce(json_agg(to_json(cancer) order by cancer.position), '[]'::json)
        from ${memberCancers} cancer where cancer.member_id = ${memberId}) as "cancers"`);
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without a row');
  return row;
}

/** What makes a member of this type one of a kind within an account: a second policy is a second member (G44). */
export interface Enrolment {
  memberType: MemberType;
  insuranceNumber?: string | undefined;
}

export function isEnrolled(list: readonly Member[], { memberType, insuranceNumber }: Enrolment): boolean {
  return list.some(
    (member) =>
      member.member_type === memberType && (member.insurance_number ?? undefined) === insuranceNumber,
  );
}

/** When the mail went out that shows whether our mails arrive (G47); the same for every member of the account. */
export async function noteArrivalMail(executor: Executor, baseAccountId: string, at: Date): Promise<void> {
  await executor
    .update(members)
    .set({ sent_arrival_confirmation_email_at: at })
    .where(eq(members.base_account_id, baseAccountId));
}
