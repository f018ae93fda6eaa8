import { hotlinesToVerify } from '@hidamari/domain/emergency';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database/database.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import type { Clock, Dependencies } from '../dependencies.ts';
import { outboxMessages } from '../jobs/outbox.table.ts';
import type { ReadinessCheck } from './health-routes.ts';

/** A message that has been due for longer than this says that nothing delivers them. */
const OUTBOX_PATIENCE_MS = 15 * 60_000;

interface Options {
  database: Database;
  bus: Pick<Dependencies['bus'], 'isHearing'>;
  content: Dependencies['content'];
  clock: Clock;
  migrationsFolder?: string;
}

/**
 * What a server must have before traffic is sent to it: database, its newest migration; told besides: message bus, outbox, content, and
 * emergency numbers that were compared within 180 days.
 */
export function readinessChecks({
  database,
  bus,
  content,
  clock,
  migrationsFolder = MIGRATIONS_FOLDER,
}: Options): Record<string, ReadinessCheck> {
  return {
    // Told and never vital: a number that nobody compared is better than none (G119).
    hotlines: { isVital: false, isWell: async () => hotlinesToVerify(japanDay(clock())).length === 0 },
    database: {
      isVital: true,
      isWell: async () => {
        await database.execute(sql`select 1`);
        return true;
      },
    },
    migrations: { isVital: true, isWell: () => isMigrated(database, migrationsFolder) },
    // Served all the same: whoever waits for a change asks again by themselves, only later.
    bus: { isVital: false, isWell: async () => bus.isHearing() },
    outbox: { isVital: false, isWell: () => isOutboxMoving(database, clock()) },
    content: {
      // A stale copy is served meanwhile (G138): no reason to send people away.
      isVital: false,
      isWell: async () => !(await content.cancerParts()).stale,
    },
  };
}

async function isMigrated(database: Database, migrationsFolder: string): Promise<boolean> {
  const newest = Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  const { rows } = await database.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0) >= newest;
}

async function isOutboxMoving(database: Database, now: Date): Promise<boolean> {
  const [waiting] = await database
    .select({ oldest: sql<Date | string | null>`min(${outboxMessages.due_at})` })
    .from(outboxMessages)
    .where(sql`${outboxMessages.done_at} is null and ${outboxMessages.dead_at} is null`);
  const oldest = waiting?.oldest ?? null;
  return oldest === null || now.getTime() - new Date(oldest).getTime() < OUTBOX_PATIENCE_MS;
}
