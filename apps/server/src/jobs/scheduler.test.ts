import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { scheduledJobs } from './scheduled-job.table.ts';
import { createScheduler, nextDailyRun } from './scheduler.ts';

const log = { info: () => undefined, error: () => undefined };
let now: Date;
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z');
  await test.empty();
});

const scheduler = (run: () => Promise<void>) =>
  createScheduler({
    database: test.database,
    clock: () => now,
    log,
    jobs: [{ name: 'tidy', dailyAt: '03:30', run }],
  });

it.each([
  ['2026-11-20T03:00:00Z', '03:30', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20T18:29:59Z', '03:30', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20T18:30:00Z', '03:30', '2026-11-21T18:30:00.000Z'],
  ['2026-12-31T15:00:00Z', '00:00', '2027-01-01T15:00:00.000Z'],
])('%sの次の日本時間%sは%s', (at, dailyAt, next) => {
  expect(nextDailyRun(new Date(at), dailyAt).toISOString()).toBe(next);
});

it('runs once a day on one server of four', async () => {
  let runs = 0;
  const servers = [1, 2, 3, 4].map(() =>
    scheduler(async () => {
      runs += 1;
    }),
  );
  const all = async () => (await Promise.all(servers.map((server) => server.runDue()))).flat();
  expect(await all()).toEqual([]);
  now = new Date('2026-11-20T18:30:00Z');
  expect(await all()).toEqual(['tidy']);
  expect(await all()).toEqual([]);
  now = new Date('2026-11-21T18:31:00Z');
  expect(await all()).toEqual(['tidy']);
  expect(runs).toBe(2);
});

it('comes back ten minutes after a failure, and notes no words of it', async () => {
  let runs = 0;
  const { runDue } = scheduler(async () => {
    runs += 1;
    if (runs === 1) throw new RangeError('a name');
  });
  await runDue();
  now = new Date('2026-11-20T18:30:00Z');
  await runDue();
  expect((await test.database.select().from(scheduledJobs))[0]).toMatchObject({
    last_error: 'RangeError',
    last_done_at: null,
  });
  now = new Date('2026-11-20T18:40:00Z');
  expect(await runDue()).toEqual(['tidy']);
});

it('lets go of a job whose server died', async () => {
  await scheduler(async () => undefined).runDue();
  now = new Date('2026-11-20T18:30:00Z');
  void scheduler(() => new Promise(() => undefined)).runDue();
  await expect
    .poll(async () => (await test.database.select().from(scheduledJobs))[0]?.leased_until)
    .not.toBeNull();
  expect(await scheduler(async () => undefined).runDue()).toEqual([]);
  now = new Date('2026-11-20T19:00:01Z');
  expect(await scheduler(async () => undefined).runDue()).toEqual(['tidy']);
});
