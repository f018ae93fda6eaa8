import { and, asc, isNull, lte } from 'drizzle-orm';
import { eraseMember } from './erase-member.ts';
import { withdrawals } from './withdrawal.table.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

/**
 * Erases everybody whose 30 days are over (G53). Run daily; answers how many it erased. One who cannot be erased
 * today (the object storage is away) stops nobody else; the run then fails as a whole, and is repeated.
 */
export async function eraseWithdrawnMembers(
  parts: Pick<WithdrawalParts, 'database' | 'outbox' | 'hooks'>,
  now: Date,
): Promise<number> {
  const due = await parts.database
    .select({ memberId: withdrawals.member_id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.undone_at), lte(withdrawals.erase_after, now)))
    .orderBy(asc(withdrawals.erase_after));
  const faults: unknown[] = [];
  for (const { memberId } of due) {
    await eraseMember(parts, memberId).catch((error) => void faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'members were left to erase');
  return due.length;
}
