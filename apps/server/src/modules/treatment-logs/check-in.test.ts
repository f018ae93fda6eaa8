import type { CheckIn, TreatmentLog } from '@hidamari/contract/treatment-logs';
import { japanInstant } from '@hidamari/domain/japanese-dates';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTreatmentLogs, TEST_NOW, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());
afterEach(() => portal.setNow(TEST_NOW));

const DAY = '2026-11-16';

type Taps = { mood?: number | null; symptoms?: { key: string; today: number | null }[] };

const read = async (): Promise<CheckIn> => (await portal.send('GET', '/check-in')).body;
const send = (taps: Taps, day = DAY) => portal.send('PUT', '/check-in', { body: { day, ...taps } });
const tap = async (taps: Taps, day = DAY): Promise<CheckIn> => {
  const { status, body } = await send(taps, day);
  if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
  return body;
};
const logs = async (): Promise<TreatmentLog[]> => (await portal.send('GET', '')).body.data;
const onlyLog = async (): Promise<TreatmentLog> => {
  const [log, ...others] = await logs();
  expect(others).toEqual([]);
  if (!log) throw new Error('no log');
  return log;
};
const textOf = (log: TreatmentLog, change: object) => {
  const { id: _, viewed_at: _v, created_at: _c, updated_at: _u, ...contents } = log;
  return portal.send('PUT', `/${log.id}`, { body: { ...contents, ...change } });
};

describe('きょうの調子（G60・G62）', () => {
  // @proves call GET /treatment-logs/check-in
  it('まだ答えていない場合、日本の今日をたずね、答えは空である', async () => {
    portal.setNow(japanInstant('2026-11-17', '00:00'));
    expect(await read()).toEqual({
      day: '2026-11-17',
      log: null,
      mood: null,
      symptoms: ['pain', 'fatigue', 'nausea'].map((key) => ({ key, today: null })),
    });
  });

  it('一度押した場合、その日の記録が一つでき、読める', async () => {
    const answer = await tap({ mood: 3 });
    const log = await onlyLog();
    expect(answer).toMatchObject({ day: DAY, mood: 3, log: { id: log.id, version: 1 } });
    expect(await read()).toEqual(answer);
    expect(log).toMatchObject({
      log_date: DAY,
      is_condition_log: true,
      is_life_log: true,
      is_medicine_log: false,
      share_with_supporter: false,
      life: { mood: 3 },
    });
    expect(log.log_time).toBeUndefined();
  });

  it('つづけて押した場合、同じ記録に入り、版が一つずつ上がる', async () => {
    await tap({ mood: 3 });
    await tap({ symptoms: [{ key: 'fatigue', today: 4 }] });
    const answer = await tap({ mood: 1 });
    expect(answer).toMatchObject({ mood: 1, log: { version: 3 } });
    expect(answer.symptoms).toContainEqual({ key: 'fatigue', today: 4 });
    expect(await onlyLog()).toMatchObject({ life: { mood: 1 }, symptoms: [{ key: 'fatigue', today: 4 }] });
  });

  // @proves state check-in: taps at once
  it('同じ答えを送り直した場合、記録も版も変わらない', async () => {
    const first = await tap({ mood: 2 });
    portal.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await tap({ mood: 2 })).toEqual(first);
  });

  // @proves call PUT /treatment-logs/check-in
  // @proves state check-in: taps at once
  it('二十の端末から一度に押した場合も、その日の記録は一つで、どの答えも入っている', async () => {
    const keys = ['pain', 'fatigue', 'nausea', 'cough'];
    const taps = Array.from({ length: 20 }, (_, index): Taps => {
      const key = keys[index % 5];
      return key === undefined ? { mood: 1 } : { symptoms: [{ key, today: 2 }] };
    });
    const answers = await Promise.all(taps.map((taps) => send(taps)));
    expect(answers.map(({ status }) => status)).toEqual(taps.map(() => 200));
    expect(await portal.countRows()).toBe(1);
    const log = await onlyLog();
    expect(log.life).toEqual({ mood: 1 });
    expect(log.symptoms.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(log.version, 'five different answers').toBe(5);
  });

  it('二人が同じ時に押した場合、それぞれの記録になる', async () => {
    await Promise.all([
      tap({ mood: 0 }),
      portal.send('PUT', '/check-in', { as: 'jiro', body: { day: DAY, mood: 4 } }),
    ]);
    expect((await onlyLog()).life).toEqual({ mood: 0 });
    expect((await portal.send('GET', '/check-in', { as: 'jiro' })).body.mood).toBe(4);
  });

  it('次の日の場合、新しい記録になる', async () => {
    await tap({ mood: 2 });
    portal.setNow(japanInstant('2026-11-17', '07:00'));
    expect(await read()).toMatchObject({ day: '2026-11-17', mood: null, log: null });
    await tap({ mood: 1 }, '2026-11-17');
    expect((await logs()).map(({ log_date, life }) => [log_date, life?.mood])).toEqual([
      ['2026-11-17', 1],
      [DAY, 2],
    ]);
  });

  // @proves state check-in: offline
  it('通信を待つあいだに日がかわった場合、押した日の記録になる', async () => {
    portal.setNow(japanInstant('2026-11-17', '00:05'));
    expect(await tap({ mood: 2 })).toMatchObject({ day: DAY, mood: 2 });
    expect((await onlyLog()).log_date).toBe(DAY);
  });

  it.each(['2026-11-17', '2026-11-14', '1950-01-01', '9999-12-31'])(
    '%s の答えの場合、受け取らず、何も残さない',
    async (day) => {
      const { status, body } = await send({ mood: 1 }, day);
      expect([status, body.fields]).toEqual([422, { day: ['date'] }]);
      expect(await portal.countRows()).toBe(0);
    },
  );

  it.each([
    [{}],
    [{ mood: 5 }],
    [{ mood: -1 }],
    [{ mood: 1.5 }],
    [{ mood: '1' }],
    [{ symptoms: [] }],
    [{ symptoms: [{ key: 'fever', today: 1 }] }],
    [{ symptoms: [{ key: 'pain' }] }],
    [{ symptoms: Array.from({ length: 17 }, () => ({ key: 'pain', today: 1 })) }],
  ])('%j の場合、受け取らない', async (taps) => {
    expect((await send(taps as Taps)).status).toBe(422);
    expect(await portal.countRows()).toBe(0);
  });
});

describe('くわしく書いた記録', () => {
  // @proves call PUT /treatment-logs/check-in
  it('書いたことを残したまま、答えだけを変える', async () => {
    await tap({ mood: 2, symptoms: [{ key: 'pain', today: 1 }] });
    const change = {
      title: '散歩の日',
      is_medicine_log: true,
      medicines: [{ name: '痛み止め' }],
      life: { mood: 2, meals: 'おかゆ' },
      symptoms: [{ key: 'pain', today: 1, frequency: 2 }],
    };
    expect((await textOf(await onlyLog(), change)).status).toBe(200);
    await tap({ mood: 0, symptoms: [{ key: 'pain', today: 3 }] });
    expect(await onlyLog()).toMatchObject({
      ...change,
      life: { mood: 0, meals: 'おかゆ' },
      symptoms: [{ key: 'pain', today: 3, frequency: 2 }],
      version: 3,
    });
    expect(await portal.titles('?keyword=散歩の日')).toEqual(['散歩の日']);
  });

  // @proves state check-in: log deleted, moved or written further
  it('古い画面から保存した場合、一押しの答えを黙って消さない（G66）', async () => {
    await tap({ mood: 2 });
    const opened = await onlyLog();
    await tap({ mood: 4 });
    const { status, body } = await textOf(opened, { title: '前から開いていた' });
    expect([status, body.current.life.mood]).toEqual([409, 4]);
  });

  // @proves state check-in: log deleted, moved or written further
  it('別の日に移した場合、その日の新しい記録を作り、移した記録はそのままにする', async () => {
    await tap({ mood: 2 });
    expect((await textOf(await onlyLog(), { log_date: '2026-11-10' })).status).toBe(200);
    expect(await read()).toMatchObject({ mood: null, log: null });
    await tap({ mood: 1 });
    expect((await logs()).map(({ log_date, life }) => [log_date, life?.mood])).toEqual([
      [DAY, 1],
      ['2026-11-10', 2],
    ]);
  });

  // @proves state check-in: log deleted, moved or written further
  it('削除した場合、押しても黙って戻さず、新しい記録を作る', async () => {
    const deleted = (await tap({ mood: 2 })).log?.id;
    await portal.send('DELETE', `/${deleted}`);
    expect(await read()).toMatchObject({ mood: null, log: null });
    const made = await tap({ symptoms: [{ key: 'cough', today: 1 }] });
    expect(made.log?.id).not.toBe(deleted);
    expect((await onlyLog()).life).toBeUndefined();
    // Taken back out of the trash it is a log of the day, and the check-in is the newer one.
    expect((await portal.send('PUT', `/${deleted}/restore`)).status).toBe(200);
    expect(await logs()).toHaveLength(2);
    expect((await read()).log?.id).toBe(made.log?.id);
  });
});

describe('答えの取り消し', () => {
  it('一つだけの答えを取り消した場合、記録ごとなくなり、ごみ箱にも残らない', async () => {
    await tap({ mood: 2 });
    expect(await tap({ mood: null })).toMatchObject({ mood: null, log: null });
    expect(await portal.countRows()).toBe(0);
  });

  it('ほかの答えがある場合、その答えだけがなくなる', async () => {
    await tap({ mood: 2, symptoms: [{ key: 'pain', today: 1 }] });
    await tap({ mood: null });
    expect(await onlyLog()).toMatchObject({ is_life_log: false, symptoms: [{ key: 'pain', today: 1 }] });
  });

  // @proves state check-in: taken back
  it('タイトルを書いていた場合、答えがなくなっても、記録は残る', async () => {
    await tap({ mood: 2 });
    await textOf(await onlyLog(), { title: '静かな日' });
    expect(await tap({ mood: null })).toMatchObject({ mood: null, log: { version: 3 } });
    expect((await onlyLog()).title).toBe('静かな日');
  });

  it('何もないときに取り消した場合、何も作らない', async () => {
    expect(await tap({ mood: null, symptoms: [{ key: 'pain', today: null }] })).toMatchObject({ log: null });
    expect(await portal.countRows()).toBe(0);
  });
});

describe('たずねる症状', () => {
  // @proves call GET /treatment-logs/check-in
  it('最近の記録にある症状をたずね、今日答えても順は変わらない', async () => {
    await portal.write({
      log_date: '2026-11-01',
      is_condition_log: true,
      symptoms: [
        { key: 'worry', strength: 1 },
        { key: 'cough', today: 1 },
      ],
    });
    await portal.write({
      log_date: '2026-11-10',
      is_condition_log: true,
      symptoms: [{ key: 'numbness', today: 2 }],
    });
    await portal.write({ log_date: '2026-11-12', symptoms: [{ key: 'pain', today: 2 }] });
    const asked = ['numbness', 'cough', 'worry'];
    expect((await read()).symptoms.map(({ key }) => key)).toEqual(asked);
    const answer = await tap({ symptoms: [{ key: 'cough', today: 3 }] });
    expect(answer.symptoms).toEqual(asked.map((key) => ({ key, today: key === 'cough' ? 3 : null })));
  });

  // @proves call GET /treatment-logs/check-in
  it('あとの記録にほかの症状を書いた場合も、今日の答えは消えずに見え、三つより多くても残る', async () => {
    await tap({ symptoms: [{ key: 'pain', today: 3 }] });
    portal.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const later = ['numbness', 'cough', 'worry'] as const;
    await portal.write({
      log_date: DAY,
      log_time: '23:59',
      is_condition_log: true,
      symptoms: later.map((key) => ({ key, today: 1 })),
    });
    const { symptoms } = await read();
    expect(symptoms).toHaveLength(3);
    expect(symptoms).toContainEqual({ key: 'pain', today: 3 });
    const taps = later.map((key) => ({ key, today: 2 }));
    const answer = await tap({ symptoms: taps });
    expect(answer.symptoms).toEqual([{ key: 'pain', today: 3 }, ...taps]);
    expect(await read()).toEqual(answer);
  });

  it('ほかの人の記録からは、たずねない', async () => {
    await portal.write({ is_condition_log: true, symptoms: [{ key: 'worry', today: 2 }] }, 'jiro');
    expect((await read()).symptoms.map(({ key }) => key)).not.toContain('worry');
  });
});

describe('今日とゆうべの記録（G75）', () => {
  const fever = (log_date: string, log_time?: string) =>
    portal.write({
      log_date,
      ...(log_time && { log_time }),
      is_condition_log: true,
      measurements: [{ kind: 'body_temperature', value: 38.4 }],
    });
  const days = async () => (await read()).recent?.map(({ log_date, log_time }) => [log_date, log_time]);

  // @proves call GET /treatment-logs/check-in
  it('今日とゆうべの記録の症状と値を、新しい順に言い、それより前のものと、ほかの人のものは言わない', async () => {
    await fever('2026-11-14', '23:00');
    await fever('2026-11-15', '09:00');
    await fever('2026-11-15', '21:00');
    await fever(DAY, '08:00');
    await portal.write(
      { log_date: DAY, is_condition_log: true, symptoms: [{ key: 'pain', today: 4 }] },
      'jiro',
    );
    expect(await days()).toEqual([
      [DAY, '08:00'],
      ['2026-11-15', '21:00'],
    ]);
    expect((await read()).recent?.[0]).toEqual({
      ...{ log_date: DAY, log_time: '08:00', symptoms: [] },
      measurements: [{ kind: 'body_temperature', value: 38.4 }],
    });
  });

  it('きょうの調子の答えそのものは、二度言わない', async () => {
    await tap({ symptoms: [{ key: 'pain', today: 3 }] });
    expect((await read()).recent).toBeUndefined();
    const log = await onlyLog();
    await textOf(log, { measurements: [{ kind: 'body_temperature', value: 38.4 }] });
    expect((await read()).recent).toEqual([
      { log_date: DAY, symptoms: [], measurements: [{ kind: 'body_temperature', value: 38.4 }] },
    ]);
  });
});

it('ログインしていない場合、断る', async () => {
  expect((await portal.send('GET', '/check-in', { as: 'nobody' })).status).toBe(401);
  expect((await portal.send('PUT', '/check-in', { as: 'nobody', body: { day: DAY, mood: 1 } })).status).toBe(
    401,
  );
});
