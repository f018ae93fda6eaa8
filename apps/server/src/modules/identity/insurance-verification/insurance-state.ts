import type { PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { firstCharacter } from '@hidamari/domain/japanese-text';
import type { Executor } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { type PolicyState, readPolicyState } from '../../eligibility/index.ts';
import { findMember, type Member } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

type InsuranceState = 'not_needed' | 'verified' | 'pending' | 'failed';

const STATE_OF_POLICY: Readonly<Record<PolicyState, InsuranceState>> = {
  holds: 'verified',
  changed: 'pending',
  ended: 'failed',
};

/** Whether the insurance of a member still stands as it was proven (G18, G38). Other programmes need none. */
async function insuranceStateOf(executor: Executor, member: Member, now: Date): Promise<InsuranceState> {
  const { member_type, insurance_number, last_name_kana, first_name_kana, birthday } = member;
  if (member_type !== 'insurance') return 'not_needed';
  if (insurance_number === null || birthday === null) return 'pending';
  const holder = {
    insuranceNumber: insurance_number,
    lastNameKana: last_name_kana,
    firstNameKana: first_name_kana,
    birthday,
  };
  return STATE_OF_POLICY[await readPolicyState(executor, holder, japanDay(now))];
}

/** The policy has ended, or the insurer's record has changed since it was proven. */
export async function hasToConfirmInsurance(
  { database }: IdentityParts,
  member: Member,
  { request }: Exchange,
): Promise<boolean> {
  const state = await insuranceStateOf(database, member, request.now);
  return state === 'pending' || state === 'failed';
}

/** A challenge token instead of a session: the insurance is confirmed first (identity, way 1; U-L16). */
export async function askForInsurance(
  { challenges, database }: IdentityParts,
  member: Member,
  { username }: PoolAccount,
  { request, cookies }: Exchange,
): Promise<PendingAnswer> {
  const subject = { username, memberId: member.id };
  const challenge = await challenges.open(database, 'insurance-verification', subject, request.now);
  return {
    next_page_id: SCREENS.insuranceVerification,
    challenge: handOver(cookies, challenge, 'insurance'),
  };
}

interface MaskedInsurance {
  state?: InsuranceState;
  kana_initial?: string;
  birth_year?: number;
}

/** The member whom a caller may ask about: themselves, or whose login waits for this very confirmation. */
async function memberIdOf({ challenges, database }: IdentityParts, caller: Caller): Promise<string | null> {
  if (caller.kind === 'member') return caller.memberId;
  if (caller.kind !== 'challenge') return null;
  const waiting = await challenges.read(database, caller.challengeId, 'insurance-verification');
  return waiting?.memberId ?? null;
}

/**
 * State of the insurance check of an account, masked (G38): the initial of the kana name and the birth year. Nobody
 * learns anything from a handle alone: a visitor gets an empty object.
 * @throws AppError `not_found` for the handle of anybody else.
 */
export async function describeInsurance(
  parts: IdentityParts,
  caller: Caller,
  hashUserId: string,
  now: Date,
): Promise<MaskedInsurance> {
  const memberId = await memberIdOf(parts, caller);
  if (memberId === null) return {};
  const found = await findMember(parts.database, memberId);
  if (!found || !parts.handles.isUser(memberId, hashUserId)) throw new AppError('not_found');
  const { member } = found;
  const initial = firstCharacter(member.last_name_kana || member.first_name_kana);
  return {
    state: await insuranceStateOf(parts.database, member, now),
    ...(initial !== '' && { kana_initial: initial }),
    ...(member.birthday !== null && { birth_year: Number(member.birthday.slice(0, 4)) }),
  };
}
