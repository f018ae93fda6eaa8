import type { Database } from '@hidamari/server/database/database';
import type { DatabaseEngine } from '@hidamari/server/database/open-database';
import { startEmbeddedTest } from './embedded-test-database.ts';
import { emptyTables } from './empty-tables.ts';
import { lendDatabase } from './lent-databases.ts';
import type { ConnectedDatabase, MigratedDatabase } from './migrated-database.ts';
import { createPostgresqlTest } from './postgresql-test-database.ts';

/** A database that a test file has to itself: migrated, empty, out of reach when closed. */
export interface TestDatabase {
  database: Database;
  engine: DatabaseEngine;
  /** Address for parts that open their own connection (bus, a second server); null on the embedded engine. */
  url: string | null;
  /** Empties every table, between tests. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a test database. TEST_DATABASE_URL names a real PostgreSQL whose user may create databases; without it the
 * embedded engine runs in memory, behind the same socket and pool as in the product. In a process that runs many files
 * (TEST_DATABASES_STAY), one that is closed is lent to the next file: a new one costs seconds.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const opened = process.env.TEST_DATABASES_STAY ? await lendDatabase(newDatabase) : await openOnce();
  const { database, engine, url, maintenance, close } = opened;
  return { database, engine, url, empty: () => emptyTables(maintenance), close };
}

function newDatabase(): Promise<MigratedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createPostgresqlTest(server) : startEmbeddedTest();
}

async function openOnce(): Promise<ConnectedDatabase> {
  const kept = await newDatabase();
  const opened = await kept.connect();
  const close = async () => {
    await opened.close();
    await kept.remove();
  };
  return { ...opened, close };
}
