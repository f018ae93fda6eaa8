import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '@hidamari/server/database/database';
import { startEmbeddedDatabase } from '@hidamari/server/database/embedded-database';
import { migrateDatabase } from '@hidamari/server/database/migrate';
import { connectEmbedded, embeddedPool } from '@hidamari/server/database/open-database';
import { drizzle } from 'drizzle-orm/pglite';
import { cached, hashFiles } from './cache.ts';
import { type MigratedDatabase, testName } from './migrated-database.ts';
import { testMigrations } from './test-migrations.ts';
import { withMaintenance } from './with-maintenance.ts';

/** A fresh engine costs about three seconds, one loaded from a dump of the migrated folder half of that. */
export async function startEmbeddedTest(): Promise<MigratedDatabase> {
  const snapshot = await migratedSnapshot();
  const socketFolder = join(tmpdir(), `${testName()}${randomBytes(6).toString('hex')}`);
  const embedded = await startEmbeddedDatabase({ folder: null, snapshot, socketFolder });
  return {
    // The engine stays when its connection ends.
    connect: async () =>
      withMaintenance(connectEmbedded({ ...embedded, stop: async () => {} }), {
        url: null,
        ...embeddedPool(embedded),
      }),
    remove: async () => {
      await embedded.stop();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

async function migratedSnapshot(): Promise<string> {
  const folder = await testMigrations();
  const engine = createHash('sha256')
    .update(await readFile(enginePath()))
    .digest('hex')
    .slice(0, 8);
  return await cached(`database-2-${engine}-${hashFiles(folder, '**/*')}.tar`, async (draft) => {
    const database = await PGlite.create();
    // Drizzle's databases differ in type by driver and are one in what a migration uses.
    await migrateDatabase(drizzle(database) as unknown as Database, folder);
    const dump = await database.dumpDataDir('none');
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await database.close();
  });
}

function enginePath(): URL {
  return new URL('package.json', new URL('../', import.meta.resolve('@electric-sql/pglite')));
}
