import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase, testMigrations } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, isUniqueViolation, sqlState } from './database-errors.ts';
import { migrateDatabase } from './migrate.ts';
import { createPool } from './open-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});

const add = (name: string) => sql`insert into scheduled_jobs (name, due_at) values (${name}, now())`;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  );

describe('the database', () => {
  it('keeps statements with values apart when a hundred come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        test.database.execute<{ n: number }>(
          n % 2 ? sql`select ${n}::int as n` : sql`select 1 as one, ${n}::int as n`,
        ),
      ),
    );
    expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it('rolls a failed transaction back and goes on', async () => {
    await failureOf(
      test.database.transaction(async (tx) => {
        await tx.execute(add('rolled-back'));
        await tx.execute(sql`select 1 / 0`);
      }),
    );
    const found = await test.database.execute(sql`select 1 from scheduled_jobs where name = 'rolled-back'`);
    expect(found.rows).toEqual([]);
  });

  it('names a broken unique rule alike on both engines', async () => {
    await test.database.execute(add('twice'));
    const error = await failureOf(test.database.execute(add('twice')));
    expect(sqlState(error)).toBe('23505');
    expect(isUniqueViolation(error, 'scheduled_jobs_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another_rule')).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('migrations', () => {
  it('two servers that start at once apply each of them once', async () => {
    const migrationsFolder = await testMigrations();
    await test.database.execute(sql`drop schema public cascade`);
    await test.database.execute(sql`drop schema if exists drizzle cascade`);
    await test.database.execute(sql`create schema public`);
    const applied = await Promise.all([
      migrateDatabase(test.database, migrationsFolder),
      migrateDatabase(test.database, migrationsFolder),
    ]);
    expect(applied.sort()).toEqual([0, expect.any(Number)]);
    expect(Math.max(...applied)).toBeGreaterThan(0);
    await test.database.execute(add('after'));
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a connection kept too long', () => {
  it('is cut, its transaction rolled back, and the next one served', async () => {
    const lost: Error[] = [];
    const pool = createPool(
      { connectionString: test.url ?? '', max: 1 },
      { onFault: (error) => lost.push(error), transactionLimit: 200 },
    );
    const database = drizzle(pool);
    const error = await failureOf(
      database.transaction(async (tx) => {
        await tx.execute(add('forgotten'));
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    const found = await database.execute(sql`select 1 from scheduled_jobs where name = 'forgotten'`);
    expect(found.rows).toEqual([]);
    expect(lost.length).toBeGreaterThan(0);
    await pool.end();
  });

  it('a server that was restarted is 503 for the moment, not 500', async () => {
    const error = await failureOf(test.database.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    expect(isDatabaseUnavailable(error)).toBe(true);
    await wait(0);
    await test.database.execute(sql`select 1`);
  });

  it('a refused connection is 503', async () => {
    const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
    expect(isDatabaseUnavailable(await failureOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
    await pool.end();
  });
});
