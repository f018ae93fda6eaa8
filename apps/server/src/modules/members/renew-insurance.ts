import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from './member.table.ts';

/** What the insurer's record says of a member by now; proven by the caller. */
export interface RenewedInsurance {
  insuranceNumber: string;
  lastNameKana: string;
  firstNameKana: string;
}

/** Writes what was proven anew over what was proven at sign-up (G45: the member cannot). */
export async function renewInsurance(
  executor: Executor,
  memberId: string,
  { insuranceNumber, lastNameKana, firstNameKana }: RenewedInsurance,
  now: Date,
): Promise<void> {
  await executor
    .update(members)
    .set({
      insurance_number: insuranceNumber,
      last_name_kana: lastNameKana,
      first_name_kana: firstNameKana,
      updated_at: now,
    })
    .where(eq(members.id, memberId));
}
