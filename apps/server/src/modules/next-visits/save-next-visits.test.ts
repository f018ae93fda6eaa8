import { readNextVisitsEndpoint } from '@hidamari/contract/treatment-logs';
import { VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aVisit,
  HANAKO,
  NEXT_VISIT,
  type NextVisitsUnderTest,
  startNextVisits,
  TEST_NOW,
} from './next-visits.fixture.ts';

let portal: NextVisitsUnderTest;
beforeAll(async () => {
  portal = await startNextVisits();
  return () => portal.close();
});
beforeEach(async () => {
  portal.setNow(TEST_NOW);
  await portal.empty();
});

const nameless = '99999999-9999-4999-8999-999999999999';
const days = (visits: readonly { visit_date: string }[]) => visits.map(({ visit_date }) => visit_date);

describe('書きとめる', () => {
  // @proves call GET /next-visits/{id}
  // @proves call POST /treatment-logs/next-visit-information
  it('書いたとおりに残り、聞きたいことには番号がつく', async () => {
    const stored = await portal.write();
    expect(stored).toMatchObject({
      ...aVisit(),
      status: 'planned',
      version: 1,
      treatment_log_id: null,
      questions: [{ order: 0, asked: false }, { order: 1 }, { order: 2 }],
    });
    expect(new Set(stored.questions.map(({ id }) => id)).size).toBe(3);
    expect((await portal.send('GET', `/next-visits/${stored.id}`)).body).toEqual(stored);
    expect((await portal.list()).next).toEqual(stored);
  });

  it('聞きたいことは、会員の順番に並ぶ。同じ番号が二度来ても、別のものになる', async () => {
    const id = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';
    const questions = [
      { id, text: '三', order: 7 },
      { id, text: '一', order: 1 },
      { text: '二', order: 1 },
    ];
    const stored = await portal.write({ questions });
    expect(stored.questions.map(({ text, order }) => [text, order])).toEqual([
      ['一', 0],
      ['二', 1],
      ['三', 2],
    ]);
    expect(stored.questions[0]?.id).toBe(id);
    expect(new Set(stored.questions.map((question) => question.id)).size).toBe(3);
  });

  it('病院も聞きたいことも、データベースには読める形で残らない', async () => {
    await portal.write({ memo: '駐車場は地下', companion: '娘', purpose: '血液検査' });
    const { rows } = await portal.database.execute(sql`select next_visits::text as row from next_visits`);
    const text = JSON.stringify(rows);
    expect(text).toContain('2026-11-20');
    for (const word of ['ひなた', '乳腺', 'しびれ', '診察券', '地下', '娘', '血液'])
      expect(text).not.toContain(word);
  });

  it.each([
    ['5年より先の日', { visit_date: '2031-11-17' }, { visit_date: ['date'] }],
    ['ない時刻', { visit_time: '25:00' }, { visit_time: ['time'] }],
    ['文字にならない文字', { hospital: '\uD800' }, { hospital: ['invalid'] }],
  ])('%sの場合、欄を示して断る', async (_, change, fields) => {
    const { status, body } = await portal.send('POST', NEXT_VISIT, { body: aVisit(change) });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  });

  it('日本の今日から数えて5年先の日まで書ける', async () => {
    portal.setNow(new Date('2026-11-16T15:30:00Z'));
    expect((await portal.write({ visit_date: '2031-11-17' })).visit_date).toBe('2031-11-17');
  });

  it('予定が50件ある場合、51件目を断り、ひとつ終われば書ける', async () => {
    for (let n = 0; n < VISIT_LIMITS.planned; n += 1) await portal.write({ questions: [] });
    const refused = await portal.send('POST', NEXT_VISIT, { body: aVisit() });
    expect(refused).toMatchObject({ status: 422, body: { fields: { visit_date: ['too_many_planned'] } } });
    const done = await portal.write({ status: 'done' });
    const again = { ...aVisit({ status: 'planned' }), version: 1 };
    expect(await portal.send('PUT', `/next-visits/${done.id}`, { body: again })).toMatchObject({
      status: 422,
    });
    const { next } = await portal.list();
    await portal.send('DELETE', `/next-visits/${next?.id}`);
    expect((await portal.send('PUT', `/next-visits/${done.id}`, { body: again })).status).toBe(200);
  });

  it('同時に60件届いた場合も、予定は50件を越えない', async () => {
    const body = aVisit({ questions: [] });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => portal.send('POST', NEXT_VISIT, { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(VISIT_LIMITS.planned);
  });

  it('書きこみが多すぎる場合、待ってもらう', async () => {
    for (let n = 0; n < 300; n += 1) await portal.rateLimits.consume('writes-by-member', HANAKO.memberId);
    expect((await portal.send('POST', NEXT_VISIT, { body: aVisit() })).status).toBe(429);
    const { id } = (await portal.list()).next ?? { id: nameless };
    expect((await portal.send('DELETE', `/next-visits/${id}`)).status).toBe(429);
  });
});

// @proves call POST /treatment-logs/next-visit-information
describe('同じ保存が何度も届く', () => {
  it('同時に10回届いた場合、一件だけ書き、どの返事も同じになる', async () => {
    const body = aVisit();
    const sends = Array.from({ length: 10 }, () =>
      portal.send('POST', NEXT_VISIT, { body, key: 'visit-save-1' }),
    );
    const answers = await Promise.all(sends);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await portal.list()).later).toEqual([]);
  });

  it('同じ鍵で中身がちがう場合、だまって捨てずに、残してあるものを知らせる', async () => {
    const first = await portal.send('POST', NEXT_VISIT, { body: aVisit(), key: 'visit-save-1' });
    const second = await portal.send('POST', NEXT_VISIT, {
      body: aVisit({ memo: '足した' }),
      key: 'visit-save-1',
    });
    expect(second).toMatchObject({ status: 409, body: { current: first.body } });
  });

  it('別の人が同じ鍵を使った場合、それぞれに一件ずつ書く', async () => {
    await portal.send('POST', NEXT_VISIT, { body: aVisit({ memo: '花子' }), key: 'visit-save-1' });
    await portal.send('POST', NEXT_VISIT, {
      body: aVisit({ memo: '次郎' }),
      key: 'visit-save-1',
      as: 'jiro',
    });
    expect((await portal.list()).next?.memo).toBe('花子');
    expect((await portal.list('jiro')).next?.memo).toBe('次郎');
  });
});

describe('並べて返す（G69）', () => {
  it('まだ何もない場合、空で答える', async () => {
    expect(await portal.list()).toEqual({ next: null, past: [], later: [], past_total: 0 });
  });

  // @proves call GET /treatment-logs/next-visit-information
  it('近いもの、ほかの予定、終わった3つを分けて返す', async () => {
    for (const visit_date of ['2026-12-24', '2026-11-20', '2026-11-10']) await portal.write({ visit_date });
    for (const visit_date of ['2026-10-01', '2026-07-01', '2026-09-01', '2026-08-01'])
      await portal.write({ visit_date, status: 'done' });
    const { status, body } = await portal.send('GET', NEXT_VISIT);
    expect(status).toBe(200);
    const { next, later, past } = readNextVisitsEndpoint.responses[200].parse(body);
    expect(next?.visit_date).toBe('2026-11-20');
    expect(days(later)).toEqual(['2026-11-10', '2026-12-24']);
    expect(days(past)).toEqual(['2026-10-01', '2026-09-01', '2026-08-01']);
  });

  // @proves call GET /treatment-logs/next-visit-information
  it('なくなった予定は、終わった診察の後に並び、終わった3つを押し出さない', async () => {
    for (const visit_date of ['2026-10-01', '2026-09-01', '2026-08-01'])
      await portal.write({ visit_date, status: 'done' });
    for (const visit_date of ['2026-11-01', '2026-11-02'])
      await portal.write({ visit_date, status: 'changed' });
    const { past, past_total } = await portal.list();
    expect([days(past), past_total]).toEqual([['2026-10-01', '2026-09-01', '2026-08-01'], 5]);
    const { body } = await portal.send('GET', `${NEXT_VISIT}?past_page=1`);
    expect(days(body.past)).toEqual(['2026-10-01', '2026-09-01', '2026-08-01', '2026-11-02', '2026-11-01']);
  });

  // @proves call GET /treatment-logs/next-visit-information
  it('これまでの診察は、ページごとに最後まで読め、同じ日のものも一度ずつ出る', async () => {
    const written = [];
    for (let n = 0; n < VISIT_LIMITS.pastPage + 3; n += 1)
      written.push(await portal.write({ visit_date: '2026-10-01', status: 'done', questions: [] }));
    await portal.write({ status: 'done' }, 'jiro');
    const page = async (number: number) =>
      readNextVisitsEndpoint.responses[200].parse(
        (await portal.send('GET', `${NEXT_VISIT}?past_page=${number}`)).body,
      );
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ past }) => past.length)).toEqual([VISIT_LIMITS.pastPage, 3, 0]);
    expect(new Set(pages.map(({ past_total }) => past_total))).toEqual(new Set([written.length]));
    const ids = pages.flatMap(({ past }) => past.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    expect((await portal.list()).past.map(({ id }) => id)).toEqual(ids.slice(0, VISIT_LIMITS.past));
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('ないページ「%s」の場合、断る', async (page) => {
    expect((await portal.send('GET', `${NEXT_VISIT}?past_page=${page}`)).status).toBe(400);
  });

  // @proves call GET /treatment-logs/next-visit-information
  it('日が変わるのは日本の0時。過ぎた予定は、答えが書かれるまで残る', async () => {
    await portal.write({ visit_date: '2026-11-16' });
    await portal.write({ visit_date: '2026-11-30' });
    portal.setNow(new Date('2026-11-16T14:59:59Z'));
    expect((await portal.list()).next?.visit_date).toBe('2026-11-16');
    portal.setNow(new Date('2026-11-16T15:00:00Z'));
    const { next, later } = await portal.list();
    expect([next?.visit_date, days(later)]).toEqual(['2026-11-30', ['2026-11-16']]);
  });
});

describe('直す・消す', () => {
  const put = (id: string, body: object) => portal.send('PUT', `/next-visits/${id}`, { body });

  // @proves call PUT /next-visits/{id}
  it('もとの版が最新の場合、書きかえて版をひとつ上げる', async () => {
    const { id, questions } = await portal.write();
    const changed = {
      ...aVisit({ visit_date: '2026-12-01', questions: questions.toReversed() }),
      version: 1,
    };
    const answer = await put(id, changed);
    expect(answer).toMatchObject({ status: 200, body: { version: 2, visit_date: '2026-12-01' } });
    expect((await portal.list()).next).toEqual(answer.body);
    // Ids stay with their questions, whatever their order was said to be.
    expect(answer.body.questions.map((question: { id: string }) => question.id).toSorted()).toEqual(
      questions.map((question) => question.id).toSorted(),
    );
  });

  // @proves call PUT /next-visits/{id}
  it('別の端末が先に書きかえた場合、残してあるものといっしょに断る', async () => {
    const { id } = await portal.write();
    const other = await put(id, { ...aVisit({ memo: '別の端末' }), version: 1 });
    const mine = await put(id, { ...aVisit({ memo: 'この端末' }), version: 1 });
    expect(mine).toMatchObject({ status: 409, body: { name: 'CONFLICT', current: other.body } });
  });

  it('同時に書きかえた場合、ひとつだけが残る', async () => {
    const { id } = await portal.write();
    const changes = Array.from({ length: 6 }, (_, n) => put(id, { ...aVisit({ memo: `${n}` }), version: 1 }));
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('返事が届かずに同じ書きかえをもう一度送った場合、できたと答える', async () => {
    const { id } = await portal.write();
    const body = { ...aVisit({ memo: '同じ' }), version: 1 };
    const first = await put(id, body);
    expect(await put(id, body)).toEqual(first);
  });

  it.each([2, 2_147_483_648, Number.MAX_SAFE_INTEGER])('まだない版%sの場合、断る', async (version) => {
    const { id } = await portal.write();
    expect((await put(id, { ...aVisit(), version })).status).toBe(409);
  });

  it('番号が大文字で届いた場合も、書きかえたものが読める', async () => {
    const { id } = await portal.write();
    const { body } = await put(id.toUpperCase(), { ...aVisit({ memo: '大文字' }), version: 1 });
    expect((await portal.send('GET', `/next-visits/${id}`)).body).toEqual(body);
  });

  // @proves call DELETE /next-visits/{id}
  it('消した場合、もう読めず、二度目は見つからない', async () => {
    const { id } = await portal.write();
    expect((await portal.send('DELETE', `/next-visits/${id}`)).status).toBe(204);
    expect((await portal.send('GET', `/next-visits/${id}`)).status).toBe(404);
    expect((await portal.send('DELETE', `/next-visits/${id}`)).status).toBe(404);
    expect(await portal.list()).toEqual({ next: null, past: [], later: [], past_total: 0 });
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'ほかの人の番号の場合、%s は見つからないと答える',
    async (method) => {
      const { id } = await portal.write();
      const body = method === 'PUT' ? { ...aVisit(), version: 1 } : undefined;
      for (const asked of [id, nameless]) {
        const answer = await portal.send(method, `/next-visits/${asked}`, { as: 'jiro', body });
        expect([answer.status, answer.body.name]).toEqual([404, 'NOT_FOUND']);
      }
      expect((await portal.list()).next?.version).toBe(1);
    },
  );

  it('番号の形でないものは、見つからないか、読めないと答える', async () => {
    for (const id of ['1', '%00', 'a'.repeat(400), "' or 1=1"]) {
      const { status } = await portal.send('GET', `/next-visits/${encodeURIComponent(id)}`);
      expect(status, id).toBeGreaterThanOrEqual(400);
      expect(status, id).toBeLessThan(500);
    }
  });
});
