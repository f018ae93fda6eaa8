import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTreatmentLogs } from './index.ts';
import {
  aLog,
  HANAKO,
  JIRO,
  startTreatmentLogs,
  TEST_NOW,
  type TreatmentLogsUnderTest,
} from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const calendar = async (month = '2026-11', as: 'hanako' | 'jiro' = 'hanako') =>
  (await portal.send('GET', `/calendar?month=${month}`, { as })).body;

async function planVisit(memberId: string, day: string, status = 'planned'): Promise<void> {
  await portal.database.execute(sql`
    insert into next_visits (id, member_id, visit_date, status, sealed_details, created_at, updated_at)
    values (${randomUUID()}, ${memberId}, ${day}, ${status}, '', now(), now())`);
}

describe('ひと月のこよみ（U-T01）', () => {
  // @proves call GET /treatment-logs/calendar
  it('その月の日ごとに、種類と件数を、日の順に知らせる', async () => {
    await portal.write({ log_date: '2026-11-10', is_medicine_log: true });
    await portal.write({ log_date: '2026-11-01', is_other_log: false, is_life_log: true, life: { mood: 1 } });
    await portal.write({ log_date: '2026-11-10', is_other_log: false, is_visiting_hospital_log: true });
    await portal.write({ log_date: '2026-10-31' });
    const { days } = await calendar();
    const none = {
      is_visiting_hospital_log: false,
      is_medicine_log: false,
      is_condition_log: false,
      is_life_log: false,
      is_other_log: false,
    };
    expect(days).toEqual([
      { ...none, day: '2026-11-01', logs: 1, is_life_log: true },
      {
        ...none,
        day: '2026-11-10',
        logs: 2,
        is_medicine_log: true,
        is_other_log: true,
        is_visiting_hospital_log: true,
      },
    ]);
    expect((await calendar('2026-10')).days.map(({ day }: { day: string }) => day)).toEqual(['2026-10-31']);
  });

  it('月のまとめは、日、記録、受診、相談員に見せる記録の数を言う', async () => {
    await portal.write({
      log_date: '2026-11-10',
      is_visiting_hospital_log: true,
      share_with_supporter: true,
    });
    await portal.write({ log_date: '2026-11-10' });
    await portal.write({ log_date: '2026-11-11', share_with_supporter: true });
    expect((await calendar()).summary).toEqual({ days: 2, logs: 3, visits: 1, images: 0, shared: 2 });
    expect((await calendar('2026-12')).summary).toEqual({
      days: 0,
      logs: 0,
      visits: 0,
      images: 0,
      shared: 0,
    });
  });

  it('二百件をこえる月も、みな数える', async () => {
    const logs = Array.from({ length: 205 }, (_, index) => ({
      input: aLog({ log_date: '2026-09-09', title: String(index) }),
      now: TEST_NOW,
    }));
    await createTreatmentLogs(portal, HANAKO.memberId, logs);
    expect((await calendar('2026-09')).summary).toMatchObject({ days: 1, logs: 205 });
  });

  it('予定している診察の日を知らせ、済んだ診察とほかの月の診察は知らせない', async () => {
    await planVisit(HANAKO.memberId, '2026-11-24');
    await planVisit(HANAKO.memberId, '2026-11-24');
    await planVisit(HANAKO.memberId, '2026-11-17', 'done');
    await planVisit(HANAKO.memberId, '2026-12-01');
    await planVisit(JIRO.memberId, '2026-11-25');
    expect((await calendar()).visit_days).toEqual(['2026-11-24']);
  });

  // @proves call GET /treatment-logs/calendar
  it('削除した記録とほかの人の記録は、数えない', async () => {
    const { id } = await portal.write({ log_date: '2026-11-02' });
    await portal.send('DELETE', `/${id}`);
    await portal.write({ log_date: '2026-11-03' }, 'jiro');
    expect((await calendar()).days).toEqual([]);
    expect((await calendar('2026-11', 'jiro')).summary.logs).toBe(1);
  });

  it('書いた言葉は、ひとつも入れない', async () => {
    await portal.write({ title: 'ひみつの題', other: { text: 'ひみつの文' } });
    expect(JSON.stringify(await calendar())).not.toContain('ひみつ');
  });

  it.each([
    '',
    '?month=',
    '?month=2026-13',
    '?month=2026-1',
    '?month=2026-11-01',
    '?month=%00',
    '?month=%',
    '?month=9999-12',
  ])('%sの場合、読み取れないと答える', async (query) =>
    expect((await portal.send('GET', `/calendar${query}`)).status).toBe(400),
  );

  it('いちばん古い月といちばん新しい月の場合も、答える', async () => {
    expect((await calendar('1900-01')).days).toEqual([]);
    expect((await calendar('2099-12')).days).toEqual([]);
  });

  it('ログインしていない場合、断る', async () => {
    expect((await portal.send('GET', '/calendar?month=2026-11', { as: 'nobody' })).status).toBe(401);
  });
});
