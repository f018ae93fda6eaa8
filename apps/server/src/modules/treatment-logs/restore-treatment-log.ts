import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { trashLimit } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, restoreRow } from './treatment-logs.repository.ts';

/**
 * Takes a log out of the trash (G68). One that is not in it is answered as it stands: the first answer may have been
 * lost. After thirty days it is `not_found`, whether the daily work has erased it yet or not.
 */
export async function restoreTreatmentLog(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<TreatmentLog> {
  const limit = trashLimit(now);
  const row =
    (await restoreRow(database, { memberId, id, limit })) ?? (await findRow(database, memberId, id));
  if (!row) throw new AppError('not_found');
  return toTreatmentLog(await encryption.forMember(database, memberId), row);
}
