import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

/** Where the shipped migrations lie. A shipped migration is never edited. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The database was made by steps that are no longer shipped, and not by all of them. Nothing was changed. */
export class OlderDatabaseError extends Error {
  constructor(name: string) {
    super(
      `${name} was made by a version of the portal from before its first release and cannot be used by this one. ` +
        'Go on with the version that made it, or begin anew: give the portal another folder with ' +
        'DATA_DIR=/another/folder (or an empty database with DATABASE_URL), or delete what is there. ' +
        'Nothing was changed.',
    );
    this.name = 'OlderDatabaseError';
  }
}

/** Any number, the same on every server: whoever holds it migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_204_118;

/**
 * Applies what is missing, all or nothing, in one transaction under a transaction-level advisory lock: two
 * servers may start at once (Drizzle's own migrator fails there), and the embedded database knows no other
 * lock. Keeps the record where Drizzle keeps it. Returns how many were applied. Throws OlderDatabaseError, which calls the
 * database `name`, where the first step is missing beneath others (decision 0070).
 */
export async function migrateDatabase(
  database: Database,
  folder = MIGRATIONS_FOLDER,
  name = 'The database',
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const applied = await tx.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    const newest = Number(applied.rows[0]?.newest ?? 0);
    if (newest > 0 && newest < (migrations[0]?.folderMillis ?? 0)) throw new OlderDatabaseError(name);
    const missing = migrations.filter((migration) => migration.folderMillis > newest);
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return missing.length;
  });
}
