import type { SessionOrPending } from '@hidamari/contract/auth';
import { isReachedAlike, isSamePerson, type PersonFacts } from '@hidamari/domain/members';
import { findBaseAccount, listMembersOf, type Member } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { hasToMove } from './has-to-move.ts';
import { goOnWithMove, type MovingAccount, readOwnMovingAccount } from './moving-account.ts';

type Reach = Pick<PersonFacts, 'email' | 'phoneNumber'>;

/**
 * The common ID was shown at the hosted login while a move waited (G40, way b). The same person: the move is offered;
 * otherwise it is refused, and nothing is told of the other account. Nobody is signed in here.
 */
export async function joinCommonId(
  parts: IdentityParts,
  challengeId: string,
  username: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const moving = await readOwnMovingAccount(parts, challengeId);
  const { baseAccountId } = moving.subject;
  const account = await parts.pool.find(username);
  const isSame = account !== null && (await isOfSamePerson(parts, moving, account));
  const subject = isSame
    ? { baseAccountId, commonId: { username: account.username } }
    : { baseAccountId, isRefused: true };
  return goOnWithMove(parts, challengeId, subject, exchange);
}

/**
 * Kana, birth date, and number or address (G40). A common ID that is no member here yet holds no name to compare: then
 * number or address decide, beside the two passwords. Of a common ID only what is proven counts.
 */
export async function isOfSamePerson(
  parts: Pick<IdentityParts, 'database'>,
  { base, members }: Pick<MovingAccount, 'base' | 'members'>,
  account: PoolAccount,
): Promise<boolean> {
  if (!account.isEnabled || !account.isConfirmed || !account.isPhoneVerified) return false;
  if (account.sub === base.pool_sub) return false;
  const reach = { phoneNumber: account.phoneNumber, email: account.isEmailVerified ? account.email : null };
  const earlierReach = { phoneNumber: base.phone_number, email: base.email };
  const common = await findBaseAccount(parts.database, account.sub);
  if (common && hasToMove(common)) return false;
  const others = common ? await listMembersOf(parts.database, common.id) : [];
  if (others.length === 0) return isReachedAlike(earlierReach, reach);
  return members.some((member) =>
    others.some((other) => isSamePerson(personOf(member, earlierReach), personOf(other, reach))),
  );
}

function personOf(member: Member, reach: Reach): PersonFacts {
  return {
    lastNameKana: member.last_name_kana,
    firstNameKana: member.first_name_kana,
    birthday: member.birthday,
    ...reach,
  };
}
