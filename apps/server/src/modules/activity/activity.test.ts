import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp, TEST_NOW } from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { RATE_LIMIT_RULES } from '../../http/rate-limit-rules.ts';
import { Browser } from '../../portal-under-test/portal-under-test.fixture.ts';
import { temporaryActivityLogs } from './activity.table.ts';
import { createActivityModule } from './index.ts';
import { sweepTemporaryActivity } from './temporary-activity.ts';

let opened: TestDatabase;
let portal: AppUnderTest;
beforeAll(async () => {
  opened = await openTestDatabase();
  return () => opened.close();
});
beforeAll(async () => {
  const { database } = opened;
  const rateLimits = createDatabaseRateLimits({ database, clock: () => TEST_NOW, key: 'k' });
  portal = await startApp(createActivityModule({ database, rateLimits }));
  return () => portal.close();
});
beforeEach(() => opened.empty());

const tell = (browser: Browser, body: object) => browser.call('POST', '/temporary-activity-logs', body);
const kept = () => opened.database.select().from(temporaryActivityLogs);
const secondsAgo = (seconds: number) => new Date(TEST_NOW.getTime() - seconds * 1_000);

describe('仮ログインの足あと（G94）', () => {
  // @proves call POST /temporary-activity-logs
  it('どの画面で何が起きたかと時刻だけを残し、だれのものかは残さない', async () => {
    const at = secondsAgo(5);
    const body = { event: 'opened', screen_id: 'U-L01', at: at.toISOString(), username: 'hd-0001' };
    const answer = await tell(new Browser(portal.app), body);
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await kept()).toEqual([{ id: expect.any(String), event: 'opened', screen_id: 'U-L01', at }]);
  });

  it.each([
    ['1年前', secondsAgo(365 * 86_400)],
    ['明日', secondsAgo(-86_400)],
  ])('端末の時計が%sを指す場合、サーバーの時刻を残す', async (_, at) => {
    await tell(new Browser(portal.app), { event: 'passed', screen_id: 'U-L01', at: at.toISOString() });
    expect((await kept()).map((row) => row.at)).toEqual([TEST_NOW]);
  });

  it.each([
    ['決めていない出来事', { event: 'hd-0001', screen_id: 'U-L01' }],
    ['ほかの画面', { event: 'opened', screen_id: 'U-M01' }],
  ])('%sの場合、受け取らない', async (_, body) => {
    const answer = await tell(new Browser(portal.app), { ...body, at: TEST_NOW.toISOString() });
    expect(answer.statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('1つの場所から続けて送られた場合、決めた数で断る', async () => {
    const browser = new Browser(portal.app);
    const body = { event: 'opened', screen_id: 'U-L01', at: TEST_NOW.toISOString() };
    const { points } = RATE_LIMIT_RULES['activity-by-address'];
    for (let time = 0; time < points; time += 1) await tell(browser, body);
    expect((await tell(browser, body)).statusCode).toBe(429);
    expect(await kept()).toHaveLength(points);
    expect((await tell(new Browser(portal.app), body)).statusCode).toBe(204);
  });

  // @proves call POST /temporary-activity-logs
  it('90日を過ぎた場合に消え、それまでは残る', async () => {
    await tell(new Browser(portal.app), {
      event: 'opened',
      screen_id: 'U-L01',
      at: TEST_NOW.toISOString(),
    });
    const after = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
    await sweepTemporaryActivity(opened.database, after(90));
    expect(await kept()).toHaveLength(1);
    await sweepTemporaryActivity(opened.database, new Date(after(90).getTime() + 1));
    expect(await kept()).toEqual([]);
  });
});
