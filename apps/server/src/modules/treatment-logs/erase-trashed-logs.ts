import { trashLimit } from '@hidamari/domain/treatment-logs';
import { inRounds } from '../../database/in-rounds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { giveUpImagesOfLogs } from '../uploads/index.ts';
import { eraseTrashedBy } from './treatment-logs.repository.ts';

const ERASED_AT_ONCE = 500;

/** Erases for good what has lain in the trash for thirty days (G68); its pictures go with the next sweep of uploads. Run daily; answers how many it erased. */
export async function eraseTrashedLogs({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const limit = trashLimit(clock());
  return inRounds(() =>
    database.transaction(async (tx) => {
      const ids = await eraseTrashedBy(tx, limit, ERASED_AT_ONCE);
      await giveUpImagesOfLogs(tx, ids);
      return ids.length;
    }),
  );
}
