import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { distinctIds } from './read-treatment-logs.ts';
import { findRows, markRowsViewed } from './treatment-logs.repository.ts';

/**
 * Marks supporters' replies as read (G72): those of the logs named, or all of the member's. The mark is a moment, and
 * says nothing about there being a reply: a reply from after it is unread. One id that is not the member's own:
 * `not_found`, and nothing is marked.
 */
export async function markTreatmentLogsViewed(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, ids, now }: { memberId: string; ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  if (ids === undefined) return await markRowsViewed(database, memberId, null, now);
  const wanted = distinctIds(ids);
  const rows = await findRows(database, memberId, wanted);
  if (rows.length !== wanted.length) throw new AppError('not_found');
  await markRowsViewed(database, memberId, wanted, now);
}
