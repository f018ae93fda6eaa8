import type { Database } from '@hidamari/server/database/database';
import { sql } from 'drizzle-orm';

/**
 * Leaves every table empty and every file in place: TRUNCATE makes the files of all tables anew, which costs twenty times
 * as much where a test wrote a few rows. Like it, this waits for whoever is writing still.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string; is_kept: boolean }>(sql`
      select quote_ident(t.tablename) as name, exists (
        select from pg_trigger
        where tgrelid = quote_ident(t.tablename)::regclass and not tgisinternal and (tgtype & ${ON_DELETE}) <> 0
      ) as is_kept
      from pg_tables t where t.schemaname = 'public'`);
    if (tables.length === 0) return;
    await tx.execute(sql.raw(`lock table ${tables.map(({ name }) => name).join(', ')}`));
    // What refers to what is looked at when the statement ends: one for all tables needs no order.
    const deleted = tables.filter(({ is_kept }) => !is_kept);
    const deletions = deleted.map(({ name }, at) => `emptied_${at} as (delete from ${name})`);
    if (deletions.length > 0) await tx.execute(sql.raw(`with ${deletions.join(', ')} select`));
    for (const { name } of tables.filter(({ is_kept }) => is_kept)) await truncateFilled(tx, name);
  });
}

/** The bit of pg_trigger.tgtype that stands for a trigger on DELETE. */
const ON_DELETE = 8;

/** A table whose rows a trigger keeps. */
async function truncateFilled(tx: Pick<Database, 'execute'>, name: string): Promise<void> {
  const { rows } = await tx.execute(sql.raw(`select from ${name} limit 1`));
  if (rows.length > 0) await tx.execute(sql.raw(`truncate ${name} cascade`));
}
