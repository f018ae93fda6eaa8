import { TRASH_DAYS } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { eraseTrashedBefore } from './treatment-logs.repository.ts';

const DAY_MS = 86_400_000;

/** Erases for good what has lain in the trash for thirty days (G68). Run daily; answers how many it erased. */
export function eraseTrashedLogs({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  return eraseTrashedBefore(database, new Date(clock().getTime() - TRASH_DAYS * DAY_MS));
}
