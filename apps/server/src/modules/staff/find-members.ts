import type { FindMembers, FoundMember } from '@hidamari/contract/staff';
import { toE164 } from '@hidamari/domain/members';
import { maskPerson } from '@hidamari/domain/staff';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccess } from '../access-records/index.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { members } from '../members/member.table.ts';
import type { StaffParts } from './staff-parts.ts';

/** One handle belongs to one person; more members than this it never has. */
const MOST_FOUND = 20;

/** Exact handles only: nobody leafs through members. */
const MATCHES: { [B in FindMembers['by']]: (value: string) => SQL } = {
  // The contract has read it as a Japanese number, so it has this form.
  phone_number: (value) => eq(baseAccounts.phone_number, toE164(value) ?? value),
  email: (value) => eq(baseAccounts.email, value),
  insurance_number: (value) => eq(members.insurance_number, value),
};

/**
 * Members by an exact handle, masked (G38, G42). The search is recorded in the transaction that answers it, for each
 * member found, and once where there is none (F46).
 */
export async function findMembers(
  { database, encryption, rateLimits }: StaffParts,
  { by, value }: FindMembers,
  { staff, now }: { staff: StaffCaller; now: Date },
): Promise<FoundMember[]> {
  await rateLimits.consume('staff-search-by-account', staff.staffId);
  return database.transaction(async (tx) => {
    const found = await tx
      .select({
        id: members.id,
        lastNameKana: members.last_name_kana,
        birthday: members.birthday,
        memberType: members.member_type,
      })
      .from(members)
      .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
      .where(and(MATCHES[by](value), isNull(members.withdrawn_at)))
      .orderBy(asc(members.created_at), asc(members.id))
      .limit(MOST_FOUND);
    for (const memberId of found.length > 0 ? found.map(({ id }) => id) : [null]) {
      await recordAccess(tx, encryption, { memberId, staff, kind: 'member-found', at: now });
    }
    return found.map(({ id, memberType, ...person }) => {
      const { kanaInitial, birthYear } = maskPerson(person);
      return { id, kana_initial: kanaInitial, birth_year: birthYear, member_type: memberType };
    });
  });
}
