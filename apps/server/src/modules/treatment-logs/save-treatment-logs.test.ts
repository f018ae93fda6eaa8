import { japanInstant } from '@hidamari/domain/japanese-dates';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { aLog, startTreatmentLogs, TEST_NOW, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());
afterEach(() => portal.setNow(TEST_NOW));

const { next_visit_id: _, test_results: sheets, ...fields } = FULL_LOG;

/** Every field of the contract, but what has to be of the member already: files and a visit have tests of their own. */
const WHOLE = {
  ...fields,
  log_date: '2026-11-15',
  test_results: sheets.map((sheet) => ({ ...sheet, images: [] })),
  images: [],
};

describe('書く', () => {
  // @proves call GET /treatment-logs/{id}
  // @proves call POST /treatment-logs
  // @proves state log: every field
  it('五つの分類の記録を書いた場合、書いたとおりに読める', async () => {
    const { status, body } = await portal.send('POST', '', { body: WHOLE });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...WHOLE,
      id: expect.any(String),
      viewed_at: null,
      created_at: '2026-11-16 11:00:00',
      updated_at: '2026-11-16 11:00:00',
      version: 1,
    });
    expect(await portal.send('GET', `/${body.id}`)).toEqual({ status: 200, body });
  });

  it('中身のない記録の場合、保存せずに欄を知らせる', async () => {
    const { status, body } = await portal.send('POST', '', { body: { log_date: '2026-11-16' } });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ categories: ['category_required'], details: ['detail_required'] });
    expect(await portal.countRows()).toBe(0);
  });

  it.each([
    ['23:59:59の場合、次の日の記録を断る', '2026-11-16', '23:59:59', '2026-11-17', 422],
    ['00:00:00になった場合、その日の記録を受け取る', '2026-11-17', '00:00:00', '2026-11-17', 201],
    ['00:00:00の場合、その次の日の記録を断る', '2026-11-17', '00:00:00', '2026-11-18', 422],
  ])('日本時間の%s', async (_, day, time, logDate, expected) => {
    portal.setNow(new Date(japanInstant(day, time.slice(0, 5)).getTime() + Number(time.slice(6)) * 1_000));
    const { status, body } = await portal.send('POST', '', { body: aLog({ log_date: logDate }) });
    expect(status).toBe(expected);
    if (expected === 422) expect(body.fields).toEqual({ log_date: ['date_in_future'] });
  });

  it('次の日の記録に書きかえる場合も断る', async () => {
    const { id } = await portal.write();
    const body = { ...aLog({ log_date: '2026-11-17' }), version: 1 };
    const answer = await portal.send('PUT', `/${id}`, { body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { log_date: ['date_in_future'] } } });
  });

  it.each([
    ['next_visit_id', { next_visit_id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' }],
    ['images.0', { images: ['logs/of-somebody-else.jpg'] }],
    [
      'test_results.0.images.0',
      { test_results: [{ type: 4 as const, images: ['logs/of-somebody-else.jpg'] }] },
    ],
  ])('本人のものと確かめられない%sの場合、断る', async (field, change) => {
    const { status, body } = await portal.send('POST', '', { body: aLog(change) });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: ['invalid'] } });
  });

  it('持ち主や版を送っても、本人の一版目になる', async () => {
    const foreign = { member_id: '12222222-2222-4222-8222-222222222222', version: 9, viewed_at: 'x' };
    const log = await portal.write(foreign as object);
    expect(log).toMatchObject({ version: 1, viewed_at: null });
    expect((await portal.send('GET', `/${log.id}`, { as: 'jiro' })).status).toBe(404);
  });
});

describe('同じ保存が何度も届く', () => {
  const repeat = (times: number, body = aLog(), key = 'save-0001') =>
    Array.from({ length: times }, () => () => portal.send('POST', '', { body, key }));

  it('同時に二十回届いた場合、一件だけ書き、どの返事も同じになる', async () => {
    const answers = await Promise.all(repeat(20).map((send) => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await portal.countRows()).toBe(1);
  });

  it('続けて届いた場合、最初の記録を返す', async () => {
    const [first, ...rest] = repeat(5);
    const answer = await first?.();
    for (const send of rest) expect(await send()).toEqual(answer);
    expect(await portal.countRows()).toBe(1);
  });

  it('別の人が同じ鍵を使った場合、それぞれに一件ずつ書く', async () => {
    await portal.send('POST', '', { body: aLog({ title: '花子' }), key: 'save-0001' });
    await portal.send('POST', '', { body: aLog({ title: '次郎' }), key: 'save-0001', as: 'jiro' });
    expect(await portal.titles('')).toEqual(['花子']);
    expect(await portal.titles('', 'jiro')).toEqual(['次郎']);
  });

  it('同じ鍵で中身がちがう場合、だまって捨てずに、保存してある記録を知らせる', async () => {
    const first = await portal.send('POST', '', { body: aLog({ title: '前' }), key: 'save-0001' });
    const second = await portal.send('POST', '', { body: aLog({ title: '書きたした' }), key: 'save-0001' });
    expect(second).toMatchObject({ status: 409, body: { current: first.body } });
    expect(await portal.countRows()).toBe(1);
  });

  it('同じ鍵で中身がちがい、記録がそのあと書きかえられていた場合も、だまって捨てずに知らせる', async () => {
    const first = await portal.send('POST', '', { body: aLog({ title: '前' }), key: 'save-0001' });
    const edited = { ...aLog({ title: 'ほかの画面で直した' }), version: 1 };
    const second = await portal.send('PUT', `/${first.body.id}`, { body: edited });
    const late = await portal.send('POST', '', { body: aLog({ title: '書きたした' }), key: 'save-0001' });
    expect(late).toMatchObject({ status: 409, body: { current: second.body } });
    expect(await portal.titles('')).toEqual(['ほかの画面で直した']);
  });

  it('ほかの画面で削除されていた場合、あらためて書き、保存したと答えた記録は必ずある', async () => {
    for (const title of ['同じまま', '書きたした']) {
      const key = `save-${title === '同じまま' ? 'same' : 'more'}`;
      const first = await portal.send('POST', '', { body: aLog({ title: '同じまま' }), key });
      expect((await portal.send('DELETE', `/${first.body.id}`)).status).toBe(204);
      const repeated = Array.from({ length: 5 }, () =>
        portal.send('POST', '', { body: aLog({ title }), key }),
      );
      const answers = await Promise.all(repeated);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
      const ids = new Set(answers.map(({ body }) => body.id));
      expect(ids.size).toBe(1);
      expect(ids).not.toContain(first.body.id);
      expect((await portal.send('GET', `/${[...ids][0]}`)).body.title).toBe(title);
      expect((await portal.send('PUT', `/${first.body.id}/restore`)).status).toBe(200);
    }
  });

  it('鍵がない場合、同じ中身でも別の記録になる', async () => {
    await portal.write();
    await portal.write();
    expect(await portal.countRows()).toBe(2);
  });
});

describe('書きかえる', () => {
  // @proves call PUT /treatment-logs/{id}
  // @proves state log: every field
  it('もとの版が最新の場合、書きかえて版を一つ上げ、作成日時は残す', async () => {
    const { id } = await portal.write({ title: 'もとの題名' });
    expect(await portal.titles('?keyword=もとの題名')).toEqual(['もとの題名']);
    portal.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const { status, body } = await portal.send('PUT', `/${id}`, { body: { ...WHOLE, version: 1 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...WHOLE,
      id,
      version: 2,
      created_at: '2026-11-16 11:00:00',
      updated_at: '2026-11-16 11:01:00',
    });
    expect((await portal.send('GET', `/${id}`)).body).toEqual(body);
    expect(await portal.titles('?keyword=もとの題名')).toEqual([]);
    expect(await portal.titles('?keyword=おかゆ')).toEqual([WHOLE.title]);
  });

  it('別の端末が先に書きかえた場合、保存してある記録といっしょに断る', async () => {
    const { id } = await portal.write({ title: '前' });
    const other = await portal.send('PUT', `/${id}`, {
      body: { ...aLog({ title: '別の端末' }), version: 1 },
    });
    const mine = await portal.send('PUT', `/${id}`, { body: { ...aLog({ title: 'この端末' }), version: 1 } });
    expect(mine).toMatchObject({ status: 409, body: { name: 'CONFLICT', current: other.body } });
    expect(other.body).toMatchObject({ title: '別の端末', version: 2 });
    expect(await portal.titles('')).toEqual(['別の端末']);
  });

  it('同時に書きかえた場合、一つだけが残る', async () => {
    const { id } = await portal.write();
    const changes = Array.from({ length: 8 }, (_, index) => ({ ...aLog({ title: `${index}` }), version: 1 }));
    const answers = await Promise.all(changes.map((body) => portal.send('PUT', `/${id}`, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('返事が届かずに同じ書きかえをもう一度送った場合、できたと答える', async () => {
    const { id } = await portal.write();
    const body = { ...aLog({ title: '同じ' }), version: 1 };
    const first = await portal.send('PUT', `/${id}`, { body });
    expect(await portal.send('PUT', `/${id}`, { body })).toEqual(first);
  });

  it.each([2, 2_147_483_648, Number.MAX_SAFE_INTEGER])('まだない版%sの場合、断る', async (version) => {
    const log = await portal.write();
    const answer = await portal.send('PUT', `/${log.id}`, { body: { ...aLog(), version } });
    expect(answer).toMatchObject({ status: 409, body: { current: log } });
  });

  it('番号が大文字で届いた場合も、書きかえた記録が読める', async () => {
    const { id } = await portal.write();
    const path = `/${id.toUpperCase()}`;
    const { body } = await portal.send('PUT', path, { body: { ...aLog({ title: '大文字' }), version: 1 } });
    expect(await portal.send('GET', `/${id}`)).toEqual({ status: 200, body });
  });
});
