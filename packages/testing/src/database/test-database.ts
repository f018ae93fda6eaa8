import type { Database } from '@hidamari/server/database/database';
import type { DatabaseEngine } from '@hidamari/server/database/open-database';
import { sql } from 'drizzle-orm';
import { openEmbeddedTest } from './embedded-test-database.ts';
import { openPostgresqlTest } from './postgresql-test-database.ts';

/** A database of a test file's own: migrated, empty, gone when closed. */
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
 * Opens a test database in well under a second. TEST_DATABASE_URL names a real PostgreSQL whose user may create
 * databases; without it the embedded engine runs in memory, behind the same socket and pool as in the product.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const opened = server ? await openPostgresqlTest(server) : await openEmbeddedTest();
  return { ...opened, empty: () => emptyTables(opened.database) };
}

async function emptyTables(database: Database): Promise<void> {
  const found = await database.execute<{ names: string | null }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  const names = found.rows[0]?.names;
  if (names) await database.execute(sql.raw(`truncate ${names} cascade`));
}
