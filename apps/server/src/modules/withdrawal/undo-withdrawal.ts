import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { findLeavingMember, isEnrolled, listMembersOf, readmitMember } from '../members/index.ts';
import { members } from '../members/member.table.ts';
import { sendUndoneMail } from './send-withdrawal-mail.ts';
import { withdrawals } from './withdrawal.table.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

/**
 * What became of the wish to come back. unknown: no such number, or it was taken back already. too_late: the data is
 * due to be erased or gone. registered_anew: the person has a new membership of the same kind, beside which the old
 * one could not stand.
 */
export type UndoOutcome = 'undone' | 'unknown' | 'too_late' | 'registered_anew';

/** Takes a withdrawal back within 30 days (G53). Who asks has been recognised on the telephone before. */
export async function undoWithdrawal(
  { database, outbox, settings, clock }: Pick<WithdrawalParts, 'database' | 'outbox' | 'settings' | 'clock'>,
  receiptNumber: string,
): Promise<UndoOutcome> {
  const now = clock();
  return database.transaction(async (tx) => {
    const [withdrawal] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.receipt_number, receiptNumber), isNull(withdrawals.undone_at)))
      .for('update');
    const found = withdrawal && (await findLeavingMember(tx, withdrawal.member_id));
    if (!withdrawal || !found) return 'unknown';
    if (withdrawal.erase_after <= now) return 'too_late';
    const { member, account } = found;
    const enrolment = {
      memberType: member.member_type,
      insuranceNumber: member.insurance_number ?? undefined,
    };
    if (isEnrolled(await listMembersOf(tx, account.id), enrolment)) return 'registered_anew';
    await readmitMember(tx, member.id, now);
    await tx.update(withdrawals).set({ undone_at: now }).where(eq(withdrawals.id, withdrawal.id));
    await sendUndoneMail({ tx, outbox, settings }, { ...found, id: withdrawal.id });
    return 'undone';
  });
}

/** Withdrawals of a telephone number that can still be taken back, newest first: for who has lost the mail. */
export function listUndoable(
  executor: Executor,
  phoneNumber: string,
  now: Date,
): Promise<{ receiptNumber: string; withdrawnAt: Date; eraseAfter: Date; memberType: string }[]> {
  return executor
    .select({
      receiptNumber: withdrawals.receipt_number,
      withdrawnAt: withdrawals.withdrawn_at,
      eraseAfter: withdrawals.erase_after,
      memberType: members.member_type,
    })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.member_id))
    .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
    .where(
      and(
        eq(baseAccounts.phone_number, phoneNumber),
        isNull(withdrawals.undone_at),
        gt(withdrawals.erase_after, now),
      ),
    )
    .orderBy(desc(withdrawals.withdrawn_at));
}
