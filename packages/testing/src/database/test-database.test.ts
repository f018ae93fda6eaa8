import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './index.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  first = await openTestDatabase();
  return () => first.close();
});
beforeAll(async () => {
  second = await openTestDatabase();
  return () => second.close();
});

const insert = sql`insert into scheduled_jobs (name, due_at) values ('tidy', now())`;
const count = sql`select count(*)::int as n from scheduled_jobs`;

it('is migrated, apart from the others, and empties on request', async () => {
  await first.database.execute(insert);
  expect((await first.database.execute(count)).rows).toEqual([{ n: 1 }]);
  expect((await second.database.execute(count)).rows).toEqual([{ n: 0 }]);
  await first.empty();
  expect((await first.database.execute(count)).rows).toEqual([{ n: 0 }]);
});

it('runs on the engine that TEST_DATABASE_URL chooses', () => {
  expect(first.engine).toBe(process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded');
});
