import type { FindMembers, FoundMember } from '@hidamari/contract/staff';
import { toE164 } from '@hidamari/domain/members';
import { maskPerson } from '@hidamari/domain/staff';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccess } from '../access-records/index.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { members } from '../members/member.table.ts';
import { forgiveOneTry } from '../talk-numbers/index.ts';
import type { StaffParts } from './staff-parts.ts';

/** One handle belongs to one person; more members than this it never has. */
const MOST_FOUND = 20;

/** Exact handles only: nobody leafs through members. */
const MATCHES: { [B in Exclude<FindMembers['by'], 'talk_number'>]: (value: string) => SQL } = {
  // The contract has read it as a Japanese number, so it has this form.
  phone_number: (value) => eq(baseAccounts.phone_number, toE164(value) ?? value),
  email: (value) => eq(baseAccounts.email, value),
  insurance_number: (value) => eq(members.insurance_number, value),
};

/** A talk number is used up by being looked up (G92); the other handles stay what they are. */
async function conditionOf(
  tx: Transaction,
  { by, value }: FindMembers,
  { talkNumbers, now }: Pick<StaffParts, 'talkNumbers'> & { now: Date },
): Promise<SQL> {
  if (by !== 'talk_number') return MATCHES[by](value);
  const memberId = await talkNumbers.use(tx, value, now);
  return memberId === null ? sql`false` : eq(members.id, memberId);
}

/**
 * Members by an exact handle, masked (G38, G42). The search is recorded in the transaction that answers it, for each
 * member found, and once where there is none (F46).
 */
export async function findMembers(
  parts: StaffParts,
  handle: FindMembers,
  { staff, now }: { staff: StaffCaller; now: Date },
): Promise<FoundMember[]> {
  const { rateLimits } = parts;
  const isTalkNumber = handle.by === 'talk_number';
  await rateLimits.consume('staff-search-by-account', staff.staffId);
  // Counted before it is looked at: fifty tries at once are no more than five (F19).
  if (isTalkNumber) await rateLimits.consume('talk-number-by-staff', staff.staffId);
  const found = await searchAndRecord(parts, handle, { staff, now });
  if (isTalkNumber && found.length > 0) await forgiveOneTry(rateLimits, staff.staffId);
  return found;
}

async function searchAndRecord(
  { database, encryption, talkNumbers }: StaffParts,
  handle: FindMembers,
  { staff, now }: { staff: StaffCaller; now: Date },
): Promise<FoundMember[]> {
  return database.transaction(async (tx) => {
    const isMeant = await conditionOf(tx, handle, { talkNumbers, now });
    const found = await tx
      .select({
        id: members.id,
        lastNameKana: members.last_name_kana,
        firstNameKana: members.first_name_kana,
        birthday: members.birthday,
        memberType: members.member_type,
      })
      .from(members)
      .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
      .where(and(isMeant, isNull(members.withdrawn_at)))
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
