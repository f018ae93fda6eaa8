import { AppError } from '@hidamari/domain/errors';
import { VISIT_LIMITS, type VisitStatus } from '@hidamari/domain/next-visits';
import type { Transaction } from '../../database/database.ts';
import { countPlanned } from './next-visits.repository.ts';

/** Throws `validation` where one more planned visit would be too many. The member's visits are held. */
export async function refuseBeyondPlanned(
  tx: Transaction,
  memberId: string,
  { from, to }: { from: VisitStatus | null; to: VisitStatus },
): Promise<void> {
  if (to !== 'planned' || from === 'planned') return;
  if ((await countPlanned(tx, memberId)) < VISIT_LIMITS.planned) return;
  throw new AppError('validation', { fields: { visit_date: ['too_many_planned'] } });
}
