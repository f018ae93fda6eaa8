import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseTrashedLogs } from './erase-trashed-logs.ts';
import { listLogMentions } from './index.ts';
import {
  aLog,
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

type Who = 'hanako' | 'jiro' | 'nobody';
type Draft = Parameters<TreatmentLogsUnderTest['write']>[0];

const after = (milliseconds: number) => portal.setNow(new Date(TEST_NOW.getTime() + milliseconds));
const trash = (as: Who = 'hanako') => portal.send('GET', '/trash', { as });
const restore = (id: string, as: Who = 'hanako') => portal.send('PUT', `/${id}/restore`, { as });

/** Writes a log and deletes it. */
async function writeAndDelete(change: Draft = {}, as: Who = 'hanako') {
  const log = await portal.write(change, as);
  const { status } = await portal.send('DELETE', `/${log.id}`, { as });
  if (status !== 204) throw new Error(`not deleted: ${status}`);
  return log;
}

/** Ids of the trash, in its order. */
async function trashedIds(as: Who = 'hanako'): Promise<string[]> {
  const { status, body } = await trash(as);
  if (status !== 200) throw new Error(`no trash: ${JSON.stringify(body)}`);
  return body.map(({ id }: { id: string }) => id);
}

describe('削除した記録の一覧', () => {
  // @proves call GET /treatment-logs/trash
  it('本人が読める形で、いつまで戻せるかを知らせる', async () => {
    const { id } = await writeAndDelete({ title: '散歩の日', is_medicine_log: true });
    expect(await trash()).toEqual({
      status: 200,
      body: [
        {
          id,
          version: 1,
          log_date: '2026-11-16',
          title: '散歩の日',
          categories: ['is_medicine_log', 'is_other_log'],
          deleted_at: '2026-11-16 11:00:00',
          restorable_until: '2026-12-16 11:00:00',
        },
      ],
    });
  });

  // @proves call GET /treatment-logs/trash
  it('削除した時の新しい順に並べ、削除していない記録とほかの人の記録は入れない', async () => {
    const first = await writeAndDelete({ log_date: '2026-11-16' });
    after(1_000);
    const second = await writeAndDelete({ log_date: '2026-11-01' });
    await portal.write();
    const theirs = await writeAndDelete({}, 'jiro');
    expect(await trashedIds()).toEqual([second.id, first.id]);
    expect(await trashedIds('jiro')).toEqual([theirs.id]);
  });

  it('五十件より多い場合、新しく削除した五十件を示す', async () => {
    const logs: { id: string }[] = [];
    for (let count = 0; count < 51; count += 1) {
      after(count * 1_000);
      logs.unshift(await writeAndDelete());
    }
    expect(await trashedIds()).toEqual(logs.slice(0, 50).map(({ id }) => id));
  });

  // @proves call GET /treatment-logs/trash
  it('消す仕事がまだでも、三十日たった記録は示さない', async () => {
    await writeAndDelete();
    after(30 * DAY - 1);
    expect(await trashedIds()).toHaveLength(1);
    after(30 * DAY);
    expect(await trashedIds()).toEqual([]);
  });

  it('ログインしていない場合、断る', async () => {
    expect((await trash('nobody')).status).toBe(401);
  });

  it('一覧の番地は記録の番号とまぎれず、書きかえも削除もできない', async () => {
    expect((await trash()).body).toEqual([]);
    const saved = await portal.send('PUT', '/trash', { body: { ...aLog(), version: 1 } });
    const deleted = await portal.send('DELETE', '/trash');
    expect([saved.status, deleted.status]).toEqual([404, 404]);
  });
});

describe('元に戻す', () => {
  // @proves call PUT /treatment-logs/{id}/restore
  it('書いたとおりに戻り、一覧と検索に現れ、削除した記録から消える', async () => {
    const log = await writeAndDelete({ title: '散歩の日', medicines: [{ name: '痛み止め', dose: '1錠' }] });
    after(60_000);
    const { status, body } = await restore(log.id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...log, version: 2 });
    expect((await portal.send('GET', `/${log.id}`)).body).toEqual(body);
    expect(await portal.titles('')).toEqual(['散歩の日']);
    expect(await portal.titles('?keyword=痛み止め')).toEqual(['散歩の日']);
    expect(await listLogMentions(portal.database, HANAKO.memberId)).toHaveLength(1);
    expect(await trashedIds()).toEqual([]);
  });

  // @proves call PUT /treatment-logs/{id}/restore
  it('二度送っても、一度だけ戻して同じに答える', async () => {
    const { id } = await writeAndDelete();
    const first = await restore(id);
    expect(first.status).toBe(200);
    expect(await restore(id)).toEqual(first);
  });

  it('同時に送った場合も、版は一つだけ上がる', async () => {
    const { id } = await writeAndDelete();
    const answers = await Promise.all(Array.from({ length: 8 }, () => restore(id)));
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(8).fill([200, 2]));
  });

  it('削除していない記録の場合、そのまま答える', async () => {
    const log = await portal.write();
    expect(await restore(log.id)).toEqual({ status: 200, body: log });
  });

  it('番号が大文字で届いた場合も、戻した記録が読める', async () => {
    const log = await writeAndDelete();
    expect((await restore(log.id.toUpperCase())).body).toEqual({ ...log, version: 2 });
  });

  // @proves state log taken back: old page
  it('削除の前に開いた画面から保存した場合、戻した記録といっしょに断る', async () => {
    const { id } = await writeAndDelete({ title: '前' });
    const restored = await restore(id);
    const body = { ...aLog({ title: '古い画面' }), version: 1 };
    expect(await portal.send('PUT', `/${id}`, { body })).toMatchObject({
      status: 409,
      body: { current: restored.body },
    });
    expect(await portal.titles('')).toEqual(['前']);
  });

  it('もう一度削除した場合、その時から三十日数える', async () => {
    const { id } = await writeAndDelete();
    after(29 * DAY);
    await restore(id);
    await portal.send('DELETE', `/${id}`);
    after(30 * DAY);
    expect(await eraseTrashedLogs(portal)).toBe(0);
    expect((await trash()).body).toMatchObject([{ id, version: 2, restorable_until: '2027-01-14 11:00:00' }]);
  });
});

describe('元に戻せない', () => {
  // @proves call PUT /treatment-logs/{id}/restore
  it('ほかの人の記録の場合、ない番号とまったく同じに答え、何も変えない', async () => {
    const { id } = await writeAndDelete();
    const theirs = await restore(id, 'jiro');
    const unknown = await restore(randomUUID(), 'jiro');
    const plain = ({ body, ...answer }: typeof theirs) => ({ ...answer, body: { ...body, request_id: '' } });
    expect(theirs.status).toBe(404);
    expect(plain(theirs)).toEqual(plain(unknown));
    expect(await trashedIds('jiro')).toEqual([]);
    expect((await trash()).body).toMatchObject([{ id, version: 1 }]);
  });

  it('ほかの人が削除していない記録の場合も、見つからない', async () => {
    const { id } = await portal.write();
    expect((await restore(id, 'jiro')).status).toBe(404);
  });

  // @proves call PUT /treatment-logs/{id}/restore
  it('三十日たった場合、消す仕事の前でも後でも見つからない', async () => {
    const [early, late] = [await writeAndDelete(), await writeAndDelete()];
    after(30 * DAY - 1);
    expect((await restore(early.id)).status).toBe(200);
    after(30 * DAY);
    expect((await restore(late.id)).status).toBe(404);
    expect(await eraseTrashedLogs(portal)).toBe(1);
    expect((await restore(late.id)).status).toBe(404);
    expect(await portal.countRows()).toBe(1);
  });

  it('ログインしていない場合、断る', async () => {
    const { id } = await writeAndDelete();
    expect((await restore(id, 'nobody')).status).toBe(401);
    expect(await trashedIds()).toEqual([id]);
  });

  it('書く回数が限りを越えた場合、待つ時間を知らせる', async () => {
    const { id } = await writeAndDelete();
    // Writing and deleting it were the first two.
    for (let time = 2; time < 300; time += 1)
      await portal.rateLimits.consume('writes-by-member', HANAKO.memberId);
    expect((await restore(id)).status).toBe(429);
    expect(await trashedIds()).toEqual([id]);
  });
});
