import { trashLimit } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { eraseTrashedBy } from './treatment-logs.repository.ts';

/** So few in one statement that nobody waits for it, and none meets the time limit of a statement. */
const ERASED_AT_ONCE = 500;

/** Erases for good what has lain in the trash for thirty days (G68). Run daily; answers how many it erased. */
export async function eraseTrashedLogs({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const limit = trashLimit(clock());
  let total = 0;
  let erased: number;
  do {
    erased = await eraseTrashedBy(database, limit, ERASED_AT_ONCE);
    total += erased;
  } while (erased === ERASED_AT_ONCE);
  return total;
}
