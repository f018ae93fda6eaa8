import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLogMentions } from './index.ts';
import { aLog, HANAKO, startTreatmentLogs, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const changed = { ...aLog({ title: '書きかえ' }), version: 1 };

/** Every call that names a log by its id. */
const CALLS = [
  ['GET', (id: string) => ({ path: `/${id}` })],
  ['PUT', (id: string) => ({ path: `/${id}`, body: changed })],
  ['DELETE', (id: string) => ({ path: `/${id}` })],
  ['GET', (id: string) => ({ path: `/bulk-get/?ids=${id}` })],
  ['PUT', (id: string) => ({ path: '/viewed', body: { ids: [id] } })],
] as const;

describe.each(CALLS)('%s（%#）', (method, callFor) => {
  const call = (id: string, as: 'hanako' | 'jiro' | 'nobody' = 'hanako') => {
    const { path, ...rest } = callFor(id);
    return portal.send(method, path, { ...rest, as });
  };

  // @proves call GET /treatment-logs/{id}
  it('ほかの人の記録の場合、ない番号とまったく同じに答え、何も変えない', async () => {
    const log = await portal.write();
    const theirs = await call(log.id, 'jiro');
    const unknown = await call(randomUUID(), 'jiro');
    const plain = ({ body, ...answer }: typeof theirs) => ({ ...answer, body: { ...body, request_id: '' } });
    expect(theirs.status).toBe(404);
    expect(plain(theirs)).toEqual(plain(unknown));
    expect((await portal.send('GET', `/${log.id}`)).body).toEqual(log);
  });

  it('削除した記録の場合、見つからない', async () => {
    const { id } = await portal.write();
    expect((await portal.send('DELETE', `/${id}`)).status).toBe(204);
    expect((await call(id)).status).toBe(404);
  });

  it('ログインしていない場合、断る', async () => {
    const { id } = await portal.write();
    expect((await call(id, 'nobody')).status).toBe(401);
    expect((await portal.send('GET', `/${id}`)).status).toBe(200);
  });
});

describe('下書きの鍵（G67）', () => {
  const keyOf = async (as: 'hanako' | 'jiro') => (await portal.send('GET', '/draft-key', { as })).body.key;

  // @proves call GET /treatment-logs/draft-key
  // @proves state draft: another tab, another day
  it('いつも同じで、人ごとに違い、どこにも残さない答えで渡す', async () => {
    const key = await keyOf('hanako');
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect([await keyOf('hanako'), await keyOf('jiro')]).toEqual([key, expect.not.stringMatching(key)]);
    expect((await portal.send('GET', '/draft-key', { as: 'nobody' })).status).toBe(401);
    expect(await portal.cacheRuleOf('/draft-key')).toBe('no-store');
  });
});

describe('まとめて読む', () => {
  // @proves call GET /treatment-logs/bulk-get/
  it('選んだ記録を新しい順に返し、同じ番号は一度だけ返す', async () => {
    const old = await portal.write({ log_date: '2026-11-01' });
    const recent = await portal.write();
    await portal.write({ title: '選ばない' });
    const ids = [old.id, recent.id, old.id.toUpperCase()].join(',');
    expect(await portal.send('GET', `/bulk-get/?ids=${ids}`)).toEqual({ status: 200, body: [recent, old] });
  });

  it('ほかの人の番号が一つでもまざる場合、何も返さない', async () => {
    const mine = await portal.write();
    const theirs = await portal.write({}, 'jiro');
    const { status, body } = await portal.send('GET', `/bulk-get/?ids=${mine.id},${theirs.id}`);
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('散歩');
  });
});

describe('読んだ印', () => {
  const viewedOf = async (id: string) => (await portal.send('GET', `/${id}`)).body.viewed_at;

  // @proves call PUT /treatment-logs/viewed
  it('選んだ記録だけに付け、版も更新日時も変えない', async () => {
    const [read, unread] = [await portal.write(), await portal.write()];
    expect((await portal.send('PUT', '/viewed', { body: { ids: [read.id] } })).status).toBe(204);
    expect((await portal.send('GET', `/${read.id}`)).body).toEqual({
      ...read,
      viewed_at: '2026-11-16 11:00:00',
    });
    expect(await viewedOf(unread.id)).toBeNull();
  });

  it('選ばない場合、本人の記録すべてに付け、ほかの人の記録には付けない', async () => {
    const mine = await portal.write();
    const theirs = await portal.write({}, 'jiro');
    await portal.send('PUT', '/viewed', { body: {} });
    expect(await viewedOf(mine.id)).toBe('2026-11-16 11:00:00');
    expect((await portal.send('GET', `/${theirs.id}`, { as: 'jiro' })).body.viewed_at).toBeNull();
  });

  it('ほかの人の番号がまざる場合、どれにも付けない', async () => {
    const mine = await portal.write();
    const theirs = await portal.write({}, 'jiro');
    const body = { ids: [mine.id, theirs.id] };
    expect((await portal.send('PUT', '/viewed', { body })).status).toBe(404);
    expect(await viewedOf(mine.id)).toBeNull();
  });

  it('一つも選ばない場合、何にも付けない', async () => {
    const { id } = await portal.write();
    expect((await portal.send('PUT', '/viewed', { body: { ids: [] } })).status).toBe(204);
    expect(await viewedOf(id)).toBeNull();
  });
});

describe('削除', () => {
  // @proves call DELETE /treatment-logs/{id}
  it('すぐに一覧と検索から消え、二度目は見つからない', async () => {
    const { id } = await portal.write({ title: '消す' });
    await portal.write({ title: '残す' });
    await portal.send('DELETE', `/${id}`);
    expect(await portal.titles('')).toEqual(['残す']);
    expect(await portal.titles('?keyword=散歩')).toEqual(['残す']);
    expect(await portal.titles('?keyword=散歩を')).toEqual(['残す']);
    expect(await listLogMentions(portal.database, HANAKO.memberId)).toHaveLength(1);
    expect((await portal.send('DELETE', `/${id}`)).status).toBe(404);
  });
});

it('書く回数が限りを越えた場合、待つ時間を知らせる', async () => {
  for (let time = 0; time < 300; time += 1)
    await portal.rateLimits.consume('writes-by-member', HANAKO.memberId);
  const { id } = await portal.write({}, 'jiro');
  expect((await portal.send('POST', '', { body: aLog() })).status).toBe(429);
  expect((await portal.send('PUT', '/viewed', { body: {} })).status).toBe(429);
  expect((await portal.send('GET', '')).status).toBe(200);
  expect((await portal.send('DELETE', `/${id}`, { as: 'jiro' })).status).toBe(204);
});
