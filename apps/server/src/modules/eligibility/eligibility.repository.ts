import { kanaForMatching } from '@hidamari/domain/members';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { eligibilityCodes, insurancePolicies } from './eligibility.table.ts';

export interface PolicyHolder {
  insuranceNumber: string;
  lastNameKana: string;
  firstNameKana: string;
  birthday: string;
}

/**
 * True when a policy that holds on `today` (a day in Japan) has this number, kana name and birth date. Kana are compared as
 * registers differ in writing them (`kanaForMatching`).
 */
export async function hasPolicy(executor: Executor, holder: PolicyHolder, today: string): Promise<boolean> {
  const rows = await executor
    .select({
      lastNameKana: insurancePolicies.last_name_kana,
      firstNameKana: insurancePolicies.first_name_kana,
    })
    .from(insurancePolicies)
    .where(
      and(
        eq(insurancePolicies.insurance_number, holder.insuranceNumber),
        eq(insurancePolicies.birthday, holder.birthday),
        or(isNull(insurancePolicies.valid_until), gte(insurancePolicies.valid_until, today)),
      ),
    );
  return rows.some((row) => kanaForMatching(row) === kanaForMatching(holder));
}

/** What became of the policy that somebody became a member with. */
export type PolicyState = 'holds' | 'ended' | 'changed';

/**
 * Whether a policy still stands as it was proven. `ended`: this very policy has run out. `changed`: the insurer's
 * record has another name or birth date by now, or no such policy.
 */
export async function readPolicyState(
  executor: Executor,
  holder: PolicyHolder,
  today: string,
): Promise<PolicyState> {
  if (await hasPolicy(executor, holder, today)) return 'holds';
  const beforeItsEnd = '0001-01-01';
  return (await hasPolicy(executor, holder, beforeItsEnd)) ? 'ended' : 'changed';
}

/** True when the code holds on `today`, its first and last day included. */
export async function hasEligibilityCode(executor: Executor, code: string, today: string): Promise<boolean> {
  const rows = await executor
    .select({ code: eligibilityCodes.company_code })
    .from(eligibilityCodes)
    .where(
      and(
        eq(eligibilityCodes.company_code, code),
        lte(eligibilityCodes.valid_from, today),
        or(isNull(eligibilityCodes.valid_until), gte(eligibilityCodes.valid_until, today)),
      ),
    );
  return rows.length === 1;
}
