import { randomUUID } from 'node:crypto';
import type { recordTemporaryActivityEndpoint } from '@hidamari/contract/members';
import { TEMPORARY_ACTIVITY_KEPT_DAYS } from '@hidamari/domain/temporary-activity';
import { lt } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { RequestFacts } from '../../http/caller.ts';
import { temporaryActivityLogs } from './activity.table.ts';

type Told = z.output<typeof recordTemporaryActivityEndpoint.body>;

/** A clock that is further off than this is not believed. */
const BELIEVED_MS = 3_600_000;

/** The browser's own time where it can be true, since an event may arrive late; the server's otherwise. */
function timeOf(told: string, now: Date): Date {
  const at = new Date(told);
  const lateness = now.getTime() - at.getTime();
  return lateness >= 0 && lateness <= BELIEVED_MS ? at : now;
}

/**
 * Keeps one step of the temporary login (G94). The address is counted for the limit and kept nowhere.
 * @throws AppError `too_many`: the page goes on without telling.
 */
export async function recordTemporaryActivity(
  { database, rateLimits }: Pick<Dependencies, 'database' | 'rateLimits'>,
  { event, screen_id, at }: Told,
  { ip, now }: RequestFacts,
): Promise<void> {
  await rateLimits.consume('activity-by-address', ip);
  await database
    .insert(temporaryActivityLogs)
    .values({ id: randomUUID(), event, screen_id, at: timeOf(at, now) });
}

const DAY_MS = 86_400_000;

/** Deletes what has been kept for its ninety days (G94). Safe to repeat. */
export async function sweepTemporaryActivity(database: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - TEMPORARY_ACTIVITY_KEPT_DAYS * DAY_MS);
  await database.delete(temporaryActivityLogs).where(lt(temporaryActivityLogs.at, end));
}
