import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Executor } from '../../../database/database.ts';
import { type PolicyState, readPolicyState } from '../../eligibility/index.ts';
import type { Member } from '../../members/index.ts';

export type InsuranceState = 'not_needed' | 'verified' | 'pending' | 'failed';

const STATE_OF_POLICY: Readonly<Record<PolicyState, InsuranceState>> = {
  holds: 'verified',
  changed: 'pending',
  ended: 'failed',
};

/** Whether the insurance of a member still stands as it was proven (G18, G38). Other programmes need none. */
export async function insuranceStateOf(
  executor: Executor,
  member: Member,
  now: Date,
): Promise<InsuranceState> {
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
