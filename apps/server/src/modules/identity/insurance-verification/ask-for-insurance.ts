import type { PendingAnswer } from '@hidamari/contract/auth';
import type { Member } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { insuranceStateOf } from './insurance-state.ts';

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
