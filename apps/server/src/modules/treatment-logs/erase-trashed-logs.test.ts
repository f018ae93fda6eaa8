import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createScheduler } from '../../jobs/scheduler.ts';
import { commentsOfLogs } from '../log-comments/index.ts';
import { eraseTrashedLogs } from './erase-trashed-logs.ts';
import { createTreatmentLogsModule } from './index.ts';
import {
  HANAKO,
  startTreatmentLogs,
  TEST_NOW,
  type TreatmentLogsUnderTest,
} from './treatment-logs.fixture.ts';

const DAY = 86_400_000;
let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(async () => {
  await portal.empty();
  portal.setNow(TEST_NOW);
});

const after = (milliseconds: number) => portal.setNow(new Date(TEST_NOW.getTime() + milliseconds));

// @proves state log deleted: taken back
it('ごみ箱に入れて三十日たつまでは残し、三十日で消す。ほかの記録は残す', async () => {
  const { id } = await portal.write();
  await portal.write({ title: '残す' });
  await portal.send('DELETE', `/${id}`);
  after(30 * DAY - 1);
  expect(await eraseTrashedLogs(portal)).toBe(0);
  expect(await portal.countRows()).toBe(2);
  after(30 * DAY);
  expect(await eraseTrashedLogs(portal)).toBe(1);
  expect(await portal.titles('')).toEqual(['残す']);
  expect(await portal.countRows()).toBe(1);
  expect(await eraseTrashedLogs(portal)).toBe(0);
});

it('一度に消す数より多い場合も、すべて消す', async () => {
  await portal.write();
  await portal.database.execute(sql`
    insert into treatment_logs (id, member_id, log_date, is_visiting_hospital_log, is_medicine_log,
      is_condition_log, is_life_log, is_other_log, sealed_details, search_tokens, created_at, updated_at, deleted_at)
    select gen_random_uuid(), ${HANAKO.memberId}, '2026-01-01', false, false, false, false, true, 'v1.', '{}',
      now(), now(), '2026-01-02' from generate_series(1, 1001)`);
  expect(await eraseTrashedLogs(portal)).toBe(1_001);
  expect(await portal.countRows()).toBe(1);
});

it('毎日の仕事として働く', async () => {
  const { id } = await portal.write();
  await portal.send('DELETE', `/${id}`);
  const log = { info: () => undefined, error: () => undefined };
  const { database, clock } = portal;
  const { jobs } = createTreatmentLogsModule(portal, commentsOfLogs);
  const scheduler = createScheduler({ database, clock, log, jobs });
  await scheduler.runDue();
  after(31 * DAY);
  expect(await scheduler.runDue()).toEqual(['erase-trashed-logs']);
  expect(await portal.countRows()).toBe(0);
});
