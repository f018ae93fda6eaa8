import { japanDay } from '@hidamari/domain/japanese-dates';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  HANAKO,
  JIRO,
  type NextVisitsUnderTest,
  startNextVisits,
  TEST_NOW,
} from '../../modules/next-visits/next-visits.fixture.ts';
import { seedDemoNextVisits } from './seed-demo-next-visits.ts';
import { seedDemoTreatmentLogs } from './seed-demo-treatment-logs.ts';

const today = japanDay(TEST_NOW);
let portal: NextVisitsUnderTest;
beforeAll(async () => {
  portal = await startNextVisits();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const history = { memberId: HANAKO.memberId, kind: 'insurance', today } as const;

it('見本の会員は、4日後の予定と、その日の記録に答えが残った前の診察を3つ読む', async () => {
  await seedDemoTreatmentLogs(portal, history);
  expect(await seedDemoNextVisits(portal, history)).toBe(4);
  const { next, past, later } = await portal.list();
  expect(next).toMatchObject({ visit_date: '2026-11-20', treatment_log_id: null });
  expect([next?.questions.length, next?.belongings.length, later.length]).toEqual([3, 3, 0]);
  expect(past).toHaveLength(3);
  for (const { treatment_log_id, visit_date, id } of past) {
    const { body } = await portal.send('GET', `/treatment-logs/${treatment_log_id}`);
    expect([body.log_date, body.next_visit_id]).toEqual([visit_date, id]);
  }
});

it('もう診察のある会員には、何も足さない。記録がない会員の診察は、何にも結ばれない', async () => {
  expect(await seedDemoNextVisits(portal, history)).toBe(4);
  expect(await seedDemoNextVisits(portal, history)).toBe(0);
  expect((await portal.list()).past.map(({ treatment_log_id }) => treatment_log_id)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await portal.list('jiro')).toEqual({ next: null, past: [], later: [], past_total: 0 });
});

it('途中で切れた場合、ひとつも残さず、次の始動がはじめから書く', async () => {
  let sealed = 0;
  const cutOff: typeof portal.encryption = {
    ...portal.encryption,
    async forMember(executor, memberId) {
      const cipher = await portal.encryption.forMember(executor, memberId);
      const encrypt: typeof cipher.encrypt = (plain, context) => {
        sealed += 1;
        if (sealed > 2) throw new Error('cut off');
        return cipher.encrypt(plain, context);
      };
      return { ...cipher, encrypt };
    },
  };
  const other = { ...history, memberId: JIRO.memberId };
  await expect(seedDemoNextVisits({ ...portal, encryption: cutOff }, other)).rejects.toThrow('cut off');
  expect(await portal.list('jiro')).toEqual({ next: null, past: [], later: [], past_total: 0 });
  expect(await seedDemoNextVisits(portal, other)).toBe(4);
});
