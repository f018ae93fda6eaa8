import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { trashRow } from './treatment-logs.repository.ts';

/** Puts a log into the trash, where it is out of sight at once and erased after thirty days (G68). */
export async function trashTreatmentLog(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<void> {
  const isTrashed = await trashRow(database, memberId, id, now);
  if (!isTrashed) throw new AppError('not_found');
}
