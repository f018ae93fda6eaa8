import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { deleteVisitRow, holdVisitsOf, nameVisitInLogs } from './next-visits.repository.ts';

/** Deletes a visit for good; no log names it from then on. `not_found` for any id that is not the member's own (F15). */
export async function deleteNextVisit(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    if (!(await deleteVisitRow(tx, memberId, id))) throw new AppError('not_found');
    await nameVisitInLogs(tx, { memberId, visitId: id, logId: null, now });
  });
}
