import type { Database } from '@hidamari/server/database/database';
import { sql } from 'drizzle-orm';
import { emptyTables } from './empty-tables.ts';
import type { ConnectedDatabase } from './migrated-database.ts';

/**
 * Makes a database that another file has used as a new one is, for one that has the shape `shape`. False when that is
 * not possible: something is connected to it still, its engine ended, or a file changed more than rows.
 */
export async function makeAsNew(opened: ConnectedDatabase, shape: string): Promise<boolean> {
  const { maintenance: database } = opened;
  try {
    if (opened.engine === 'embedded') await forgetSession(database);
    else if (!(await isAlone(database))) return false;
    await emptyTables(database);
    await forgetSizes(database);
    await database.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`);
    return (await shapeOf(database)) === shape;
  } catch {
    // A database that cannot even be asked is taken away like any other that is not as new.
    return false;
  }
}

/** Locks, settings, temporary tables, LISTEN: all connections to the embedded engine share one session. */
async function forgetSession(database: Database): Promise<void> {
  await database.execute(sql`discard all`);
}

/** How often somebody who is leaving is looked for, and the wait between two looks in milliseconds. */
const LOOKS = 40;
const BETWEEN_LOOKS = 25;

/** Whether nobody else is connected to a database of a server; a connection that was ended needs a moment to go. */
async function isAlone(database: Database): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await database.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    if (rows.length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  return false;
}

/** A table that grew beyond this many bytes, indexes included, gets new files: a later file would read the old ones. */
const LARGE = 256 * 1_024;

async function forgetSizes(database: Database): Promise<void> {
  const { rows } = await database.execute<{ names: string | null }>(sql`
    select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_total_relation_size(oid) > ${LARGE}`);
  const names = rows[0]?.names;
  if (names) await database.execute(sql.raw(`truncate ${names} cascade`));
}

/** Objects below this number came with the engine. */
const FIRST_OWN = 16_384;

/**
 * A fingerprint of everything in a database that is no row of the portal: tables, columns, defaults, rules, triggers and
 * whether they are on, functions, indexes, settings, and the migrations that were applied. Of tables only what a
 * statement about their shape changes: sizes, ages and files change with every row.
 */
export async function shapeOf(database: Pick<Database, 'execute'>): Promise<string> {
  const own = sql.raw(String(FIRST_OWN));
  const { rows } = await database.execute<{ shape: string }>(sql`
    select md5(string_agg(part, chr(10) order by part)) as shape from (
      select concat_ws(' ', 'class', oid, relname, relnamespace, relkind, relpersistence, relowner, relacl,
        relchecks, relrowsecurity, relforcerowsecurity, relreplident, reloptions) as part
        from pg_class where oid >= ${own}
      union all select 'column ' || a::text from pg_attribute a where attrelid >= ${own}
      union all select 'default ' || d::text from pg_attrdef d
      union all select 'constraint ' || c::text from pg_constraint c where oid >= ${own}
      union all select 'index ' || i::text from pg_index i where indexrelid >= ${own}
      union all select 'trigger ' || t::text from pg_trigger t
      union all select 'event trigger ' || e::text from pg_event_trigger e
      union all select 'policy ' || p::text from pg_policy p
      union all select 'rule ' || r::text from pg_rewrite r where oid >= ${own}
      union all select 'function ' || f::text from pg_proc f where oid >= ${own}
      union all select 'type ' || t::text from pg_type t where oid >= ${own}
      union all select 'label ' || e::text from pg_enum e
      union all select 'extension ' || e::text from pg_extension e
      union all select 'schema ' || n::text from pg_namespace n where nspname !~ '^pg_(toast_)?temp_'
      union all select 'setting ' || s::text from pg_db_role_setting s
      union all select 'migration ' || m::text from drizzle.__drizzle_migrations m
    ) parts`);
  return rows[0]?.shape ?? '';
}
