import type { LogCharts, TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTreatmentLogs } from './index.ts';
import { readLogCharts } from './read-log-charts.ts';
import {
  HANAKO,
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

const FROM = '2026-10-20';
const TO = '2026-11-16';
const NOTHING: LogCharts = {
  from_date: FROM,
  to_date: TO,
  symptoms: [],
  measurements: [],
  tests: [],
  treatment_days: [],
  treatment_periods: [],
};

const ask = (query = `?from_date=${FROM}&to_date=${TO}`, as: 'hanako' | 'jiro' | 'nobody' = 'hanako') =>
  portal.send('GET', `/charts${query}`, { as });
const chartsOf = async (as?: 'hanako' | 'jiro'): Promise<LogCharts> => {
  const { status, body } = await ask(undefined, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const condition = (log_date: string, change: Partial<TreatmentLogForm>) =>
  portal.write({ log_date, is_condition_log: true, ...change });

describe('グラフのもと', () => {
  // @proves call GET /treatment-logs/charts
  it('症状は困っている順に、はかったもの、検査、治療の日は古い順に返す', async () => {
    await condition('2026-11-04', {
      symptoms: [
        { key: 'fatigue', today: 2 },
        { key: 'numbness', frequency: 2, strength: 3, interference: 4 },
      ],
      measurements: [{ kind: 'body_temperature', value: 37.2, measured_at: '20:00' }],
    });
    await condition('2026-11-02', {
      symptoms: [{ key: 'fatigue', today: 1 }],
      measurements: [{ kind: 'body_temperature', value: 36.4 }],
    });
    await portal.write({
      log_date: '2026-11-03',
      log_time: '10:30',
      title: '点滴 3回目',
      is_visiting_hospital_log: true,
      test_results: [
        {
          type: 1,
          rows: [
            { item: '白血球', value: '<4.8', unit: '10³/μL', reference_low: '3.3', reference_high: '8.6' },
          ],
        },
      ],
      treatments: [
        { type: 'chemical-treatment', name: 'TC療法', started_on: '2026-09-22', course_number: 3 },
      ],
    });
    expect(await chartsOf()).toEqual({
      from_date: FROM,
      to_date: TO,
      symptoms: [
        {
          key: 'numbness',
          interference: 4,
          strength: 3,
          days: [{ day: '2026-11-04', level: 3, recall: 'week' }],
        },
        {
          key: 'fatigue',
          interference: null,
          strength: 2,
          days: [
            { day: '2026-11-02', level: 1, recall: 'today' },
            { day: '2026-11-04', level: 2, recall: 'today' },
          ],
        },
      ],
      measurements: [
        {
          kind: 'body_temperature',
          values: [
            { day: '2026-11-02', time: null, value: 36.4 },
            { day: '2026-11-04', time: '20:00', value: 37.2 },
          ],
        },
      ],
      tests: [
        {
          item: '白血球',
          unit: '10³/μL',
          values: [{ day: '2026-11-03', value: '<4.8', low: '3.3', high: '8.6' }],
        },
      ],
      treatment_days: [{ day: '2026-11-03', word: '点滴', course_number: 3 }],
      treatment_periods: [
        { type: 'chemical-treatment', name: 'TC療法', from: '2026-09-22', to: null, is_over: false },
      ],
    });
  });

  // @proves call GET /treatment-logs/charts
  it('期間の初めと終わりの日をふくみ、その外と、削除した記録と、ほかの人の記録は入れない', async () => {
    const symptoms = [{ key: 'pain' as const, today: 1 }];
    for (const day of ['2026-10-19', FROM, TO]) await condition(day, { symptoms });
    const { id } = await condition('2026-11-01', { symptoms });
    await portal.send('DELETE', `/${id}`);
    await portal.write({ log_date: '2026-11-02', is_condition_log: true, symptoms }, 'jiro');
    expect((await chartsOf()).symptoms[0]?.days.map(({ day }) => day)).toEqual([FROM, TO]);
    expect((await chartsOf('jiro')).symptoms[0]?.days.map(({ day }) => day)).toEqual(['2026-11-02']);
  });

  // @proves call GET /treatment-logs/charts
  it('単位のちがう同じ項目は、別々に返す', async () => {
    const row = (value: string, unit: string) => ({ item: 'CEA', value, unit });
    const rows = [row('2.0', 'ng/mL'), row('２．１', 'ｎｇ／ｍＬ'), row('40', 'U/mL')];
    await portal.write({ is_visiting_hospital_log: true, test_results: [{ type: 1, rows }] });
    const { tests } = await chartsOf();
    expect(tests.map(({ values }) => values.map(({ value }) => value).sort())).toEqual([
      ['2.0', '２．１'],
      ['40'],
    ]);
  });

  it('相談員が代わりに見る場合、見せると選んだ記録だけから作る', async () => {
    await condition(TO, { symptoms: [{ key: 'pain', today: 1 }], share_with_supporter: true });
    await condition(TO, { symptoms: [{ key: 'worry', today: 4 }], test_results: [] });
    const period = { from: FROM, to: TO };
    const shown = await readLogCharts(portal, HANAKO.memberId, period, { sharedOnly: true });
    expect(shown.symptoms.map(({ key }) => key)).toEqual(['pain']);
    expect((await chartsOf()).symptoms).toHaveLength(2);
  });

  it('記録がない場合も、書いていない人にも、空で答える', async () => {
    await portal.write();
    expect(await chartsOf()).toEqual(NOTHING);
    expect(await chartsOf('jiro')).toEqual(NOTHING);
  });
});

describe('期間', () => {
  it.each([
    ['', { from_date: ['date'], to_date: ['date'] }],
    [`?from_date=${FROM}`, { to_date: ['date'] }],
    ['?from_date=2026-02-30&to_date=2026-03-01', { from_date: ['date'] }],
    [`?from_date=${TO}&to_date=${FROM}`, { to_date: ['date_order'] }],
    ['?from_date=2025-11-15&to_date=2026-11-16', { to_date: ['out_of_range'] }],
  ])('%s の場合、どこを直せばよいかを答える', async (query, fields) => {
    const { status, body } = await ask(query);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('一年（366日）までは読める。遠い昔や先の日でも、500を返さない', async () => {
    expect((await ask('?from_date=2025-11-16&to_date=2026-11-16')).status).toBe(200);
    expect((await ask('?from_date=0000-01-01&to_date=0000-01-02')).status).toBe(200);
    expect((await ask('?from_date=%00&to_date=%ED%A0%80')).status).toBe(400);
    expect((await ask('?from_date=9999-12-01&to_date=9999-12-31')).status).toBe(200);
  });

  it('ログインしていない場合、断る', async () => {
    expect((await ask(undefined, 'nobody')).status).toBe(401);
  });
});

describe('速さ', () => {
  const LOGS_A_DAY = 3;
  const DAYS = 364;

  /** A year of somebody who writes three times a day. */
  function diligentYear(): { input: TreatmentLogForm; now: Date }[] {
    return Array.from({ length: DAYS * LOGS_A_DAY }, (_, index) => ({
      now: TEST_NOW,
      input: {
        log_date: addDays(TO, -Math.floor(index / LOGS_A_DAY)),
        log_time: `${String(7 + (index % LOGS_A_DAY) * 6).padStart(2, '0')}:00`,
        is_condition_log: true,
        is_other_log: true,
        symptoms: [
          { key: 'fatigue', today: index % 5 },
          { key: 'numbness', today: (index + 2) % 5, frequency: 2, strength: 3, interference: 1 },
          { key: 'nausea', today: 0 },
        ],
        measurements: [
          { kind: 'body_temperature', value: 36.5 },
          { kind: 'weight', value: 52.4 },
        ],
        other: { text: '散歩をしました。'.repeat(20) },
      },
    }));
  }

  it('一日三回、一年分の記録でも、どの日もどの値も欠けない', async () => {
    const year = diligentYear();
    for (let start = 0; start < year.length; start += 200) {
      await createTreatmentLogs(portal, HANAKO.memberId, year.slice(start, start + 200));
    }
    const period = { from: addDays(TO, 1 - DAYS), to: TO };
    const { symptoms, measurements } = await readLogCharts(portal, HANAKO.memberId, period);
    expect(symptoms[0]?.days).toHaveLength(DAYS);
    expect(measurements[0]?.values).toHaveLength(DAYS * LOGS_A_DAY);
  });
});
