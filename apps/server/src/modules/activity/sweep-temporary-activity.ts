import { TEMPORARY_ACTIVITY_KEPT_DAYS } from '@hidamari/domain/temporary-activity';
import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { temporaryActivityLogs } from './activity.table.ts';

const DAY_MS = 86_400_000;

/** Deletes what has been kept for its ninety days (G94). Safe to repeat. */
export async function sweepTemporaryActivity(database: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - TEMPORARY_ACTIVITY_KEPT_DAYS * DAY_MS);
  await database.delete(temporaryActivityLogs).where(lt(temporaryActivityLogs.at, end));
}
