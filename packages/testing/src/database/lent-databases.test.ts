import { TRANSACTION_LIMIT } from '@hidamari/server/database/open-database';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shapeOf } from './as-new.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const open: TestDatabase[] = [];

async function lend(): Promise<TestDatabase> {
  vi.stubEnv('TEST_DATABASES_STAY', '1');
  const lent = await openTestDatabase();
  open.push(lent);
  return lent;
}

async function giveBack(): Promise<void> {
  await open.pop()?.close();
}

afterEach(async () => {
  while (open.length > 0) await giveBack();
  vi.unstubAllEnvs();
});

/** Tells one test database from every other on both engines. */
async function identityOf({ database }: TestDatabase): Promise<unknown> {
  const { rows } = await database.execute(
    sql`select current_database() as name, pg_postmaster_start_time()::text as begun`,
  );
  return rows[0];
}

const insert = sql`insert into scheduled_jobs (name, due_at) values ('tidy', now())`;

/** What a file can leave of its rows and its session, each with a question that answers nothing where it is gone. */
const LEFT = {
  rows: [insert, sql`select 1 from scheduled_jobs`],
  numbers: [
    sql`select nextval(format('%I.%I', schemaname, sequencename)::regclass) from pg_sequences`,
    sql`select 1 from pg_sequences where schemaname = 'public' and last_value is not null`,
  ],
  locks: [
    sql`select pg_advisory_lock(1)`,
    // Locks of every database of the server are listed, and another file may be migrating its own.
    sql`select 1 from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and datname = current_database()`,
  ],
  listening: [sql`listen left_behind`, sql`select 1 from pg_listening_channels()`],
  'temporary tables': [
    sql`create temporary table left_behind (id integer)`,
    sql`select 1 from pg_class where relname = 'left_behind'`,
  ],
  settings: [
    sql`set search_path = pg_catalog`,
    sql`select 1 where current_setting('search_path') = 'pg_catalog'`,
  ],
} as const;

// As long as a hook may take: some of these start an engine.
describe('a test database that a file gave back', () => {
  it.each(Object.entries(LEFT))(
    'is lent to the next file without the %s of the last',
    async (_, [leave, find]) => {
      const first = await lend();
      const identity = await identityOf(first);
      await first.database.execute(leave);
      expect((await first.database.execute(find)).rows).toHaveLength(1);
      await giveBack();
      const second = await lend();
      expect(await identityOf(second)).toEqual(identity);
      expect((await second.database.execute(find)).rows).toEqual([]);
    },
  );

  it('is out of reach for the file that gave it back', async () => {
    const { database } = await lend();
    await giveBack();
    await expect(database.execute(sql`select 1`)).rejects.toThrow();
  });

  it('is taken away when its shape was changed', async () => {
    const first = await lend();
    const identity = await identityOf(first);
    await first.database.execute(sql`create table left_behind (id integer)`);
    await giveBack();
    const second = await lend();
    expect(await identityOf(second)).not.toEqual(identity);
    expect((await second.database.execute(sql`select to_regclass('left_behind') as it`)).rows).toEqual([
      { it: null },
    ]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('is taken away when something stayed connected to it', async () => {
    const first = await lend();
    const identity = await identityOf(first);
    const client = new Client({ connectionString: first.url ?? '' });
    client.on('error', () => undefined);
    await client.connect();
    await giveBack();
    expect(await identityOf(await lend())).not.toEqual(identity);
  });
});

describe('the harness', () => {
  afterEach(() => void vi.useRealTimers());

  it.runIf(process.env.TEST_DATABASE_URL)(
    'has more time for its own work than the product for a statement',
    async () => {
      const { url, empty } = await lend();
      await empty();
      const writer = new Client({ connectionString: url ?? '' });
      await writer.connect();
      await writer.query('begin');
      await writer.query('lock table scheduled_jobs');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const emptied = empty();
      while (!(await isWaitedFor(writer))) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(10 * TRANSACTION_LIMIT);
      await writer.query('commit');
      await expect(emptied).resolves.toBeUndefined();
      await writer.end();
    },
  );
});

/** Whether somebody waits for a lock that this client holds. */
async function isWaitedFor(client: Client): Promise<boolean> {
  const { rows } = await client.query('select from pg_locks where not granted');
  return rows.length > 0;
}

describe('the shape of a test database', () => {
  it('is the same whatever rows were written', async () => {
    const { database, empty } = await lend();
    const shape = await shapeOf(database);
    await database.execute(insert);
    await empty();
    await database.execute(sql`truncate scheduled_jobs`);
    expect(await shapeOf(database)).toBe(shape);
  });

  it.each([
    'create table left_behind (id integer)',
    'create index left_behind on scheduled_jobs (due_at)',
    'create view left_behind as select 1',
    'create schema left_behind',
    "create type left_behind as enum ('one')",
    'create function left_behind() returns integer language sql as $$ select 1 $$',
    'alter table scheduled_jobs rename to left_behind',
    'alter table scheduled_jobs add column left_behind text',
    "alter table scheduled_jobs alter column name set default 'left'",
    'alter table scheduled_jobs alter column due_at drop not null',
    'alter table scheduled_jobs add constraint left_behind check (false) not valid',
    'alter table scheduled_jobs enable row level security',
    'alter table access_records disable trigger user',
    'drop table scheduled_jobs',
    'delete from drizzle.__drizzle_migrations',
  ])('is another after: %s', async (change) => {
    const { database } = await lend();
    const shape = await shapeOf(database);
    const undo = new Error('undone');
    const changing = database.transaction(async (tx) => {
      await tx.execute(change);
      expect(await shapeOf(tx)).not.toBe(shape);
      throw undo;
    });
    await expect(changing).rejects.toBe(undo);
    expect(await shapeOf(database)).toBe(shape);
  });
});
