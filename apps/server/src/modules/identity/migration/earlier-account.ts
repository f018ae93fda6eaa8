import type { PendingAnswer } from '@hidamari/contract/auth';
import { isSamePerson, type PersonFacts } from '@hidamari/domain/members';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import { findEarlierAccounts } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';

/** A common ID without a member yet; its number is proven, its address as the pool says. */
interface NewCommonId {
  sub: string;
  username: string;
  phoneNumber: string | null;
  email: string | null;
  isEmailProven: boolean;
}

type Named = Pick<PersonFacts, 'lastNameKana' | 'firstNameKana' | 'birthday'>;

/** What an eligibility check has proven of a person; null where it proves no name. */
export function namedBy(eligibility: ProvenEligibility | null): Named | null {
  if (eligibility?.memberType !== 'insurance') return null;
  const { lastNameKana, firstNameKana, birthday } = eligibility;
  return { lastNameKana, firstNameKana, birthday };
}

/**
 * Somebody signs up who is here already, with an account from before the common ID: kana, birth date, and the number or
 * address match (G40). They are asked to move instead of beginning a second record. Null: nobody is found. The found
 * account is never offered any other way than to this common ID, since its own password was not shown.
 */
export async function askToMoveInstead(
  { challenges, database }: IdentityParts,
  common: NewCommonId,
  named: Named | null,
  closes: string | null,
  { request, cookies }: Exchange,
): Promise<PendingAnswer | null> {
  if (named === null) return null;
  const reach = { phoneNumber: common.phoneNumber, email: common.isEmailProven ? common.email : null };
  const found = (await findEarlierAccounts(database, reach)).find(
    ({ account, member }) =>
      account.pool_sub !== common.sub &&
      isSamePerson(
        { ...named, ...reach },
        {
          lastNameKana: member.last_name_kana,
          firstNameKana: member.first_name_kana,
          birthday: member.birthday,
          phoneNumber: account.phone_number,
          email: account.email,
        },
      ),
  );
  if (!found) return null;
  const subject = {
    baseAccountId: found.account.id,
    commonId: { username: common.username },
    isFound: true,
  };
  const challenge = await database.transaction(async (tx) => {
    if (closes !== null) await challenges.close(tx, closes);
    return challenges.open(tx, 'migration', subject, request.now);
  });
  return { next_page_id: SCREENS.migration, challenge: handOver(cookies, challenge, 'migration') };
}
