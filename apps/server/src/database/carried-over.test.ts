import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER, migrateDatabase, OlderDatabaseError } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** When each of the twenty migrations before the first release was made, as their journal had it (decision 0070). */
const FORMER = [
  1_795_187_880_677, 1_795_345_669_749, 1_795_345_671_170, 1_795_356_406_228, 1_795_360_843_377,
  1_795_375_724_232, 1_795_484_628_476, 1_795_492_365_632, 1_795_493_317_855, 1_795_494_362_739,
  1_795_496_575_501, 1_795_547_475_181, 1_795_579_031_599, 1_795_616_280_185, 1_795_676_356_946,
  1_795_729_212_615, 1_795_737_547_582, 1_795_738_794_809, 1_795_742_373_510, 1_795_751_233_105,
];

let scratch: string;
/** The initial migration alone, whatever has been shipped after it. */
let initial: string;
let shipped: number;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hidamari-carried-over-'));
  initial = join(scratch, 'initial');
  mkdirSync(join(initial, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const [first] = journal.entries;
  shipped = journal.entries.length;
  cpSync(join(MIGRATIONS_FOLDER, `${first.tag}.sql`), join(initial, `${first.tag}.sql`));
  writeFileSync(join(initial, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [first] }));
  return () => rmSync(scratch, { recursive: true, force: true });
});

/** Makes a new database one that the first `steps` of the former migrations made. */
async function makeFormer(database: Database, steps: number): Promise<void> {
  await migrateDatabase(database, initial);
  await database.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const when of FORMER.slice(0, steps)) {
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`hash of ${when}`}, ${when})`,
    );
  }
  await database.execute(sql`insert into scheduled_jobs (name, due_at) values ('kept', now())`);
}

const jobsOf = async (database: Database) =>
  (await database.execute(sql`select name from scheduled_jobs`)).rows;
const stepsOf = async (database: Database) =>
  (await database.execute(sql`select id from drizzle.__drizzle_migrations`)).rows.length;

describe('a database from before the first release', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
    return () => test.close();
  });
  beforeEach(async () => {
    await test.database.execute(sql`drop schema public cascade`);
    await test.database.execute(sql`drop schema drizzle cascade`);
    await test.database.execute(sql`create schema public`);
  });

  it('that has all of its twenty migrations is carried over: the initial one counts as applied', async () => {
    await makeFormer(test.database, FORMER.length);
    expect(await migrateDatabase(test.database)).toBe(shipped - 1);
    expect(await stepsOf(test.database)).toBe(FORMER.length + shipped - 1);
    expect(await jobsOf(test.database)).toEqual([{ name: 'kept' }]);
    expect(await migrateDatabase(test.database)).toBe(0);
  });

  it.each([1, FORMER.length - 1])('that has %i of them is refused, and nothing is changed', async (steps) => {
    await makeFormer(test.database, steps);
    await expect(migrateDatabase(test.database)).rejects.toThrow(OlderDatabaseError);
    expect(await stepsOf(test.database)).toBe(steps);
    expect(await jobsOf(test.database)).toEqual([{ name: 'kept' }]);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)('a data folder from before the first release', () => {
  it('is refused by its name, with what to do, and is free again', async () => {
    const dataDir = join(scratch, 'data');
    const place = { url: null, directUrl: null, dataDir };
    const former = await openDatabase({ ...place, migrationsFolder: initial });
    await former.database.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${FORMER.at(-2) ?? 0}`,
    );
    await former.close();
    for (let start = 0; start < 2; start += 1) {
      const opening = openDatabase(place);
      await expect(opening).rejects.toThrow(OlderDatabaseError);
      await expect(opening).rejects.toThrow(`The data folder ${dataDir} was made by a version`);
      await expect(opening).rejects.toThrow('DATA_DIR=/another/folder');
    }
  });
});
