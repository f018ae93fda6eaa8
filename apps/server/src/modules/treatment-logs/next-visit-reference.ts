import type { TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Executor } from '../../database/database.ts';
import { isOwnVisit } from '../next-visits/index.ts';

/** A log names no visit but one of its own member's (F15, G57). Throws `validation`. */
export async function checkNextVisit(
  executor: Executor,
  memberId: string,
  { next_visit_id }: Pick<TreatmentLogInput, 'next_visit_id'>,
): Promise<void> {
  if (next_visit_id === undefined || (await isOwnVisit(executor, memberId, next_visit_id))) return;
  throw new AppError('validation', { fields: { next_visit_id: ['invalid'] } });
}
