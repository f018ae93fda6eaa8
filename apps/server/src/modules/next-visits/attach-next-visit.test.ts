import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aVisit,
  type NextVisitsUnderTest,
  startNextVisits,
  TEST_NOW,
  type Who,
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
const answered = (visit: NextVisit, answer = '半年ほど') => ({
  ...aVisit({ visit_date: visit.visit_date }),
  questions: visit.questions.map((question, n) =>
    n === 0 ? { ...question, asked: true, answer } : question,
  ),
  next_visit_id: visit.id,
});
const attach = (logId: string, body: object, as: Who = 'hanako') =>
  portal.send('PUT', `/treatment-logs/${logId}/next-visit-information`, { as, body });
const readLog = async (id: string) => (await portal.send('GET', `/treatment-logs/${id}`)).body;
const readVisit = async (id: string) => (await portal.send('GET', `/next-visits/${id}`)).body;

describe('診察のあと、答えを記録に残す（G69）', () => {
  // @proves call PUT /treatment-logs/{id}/next-visit-information
  it('答えが残り、診察は終わり、記録と診察が互いを指す', async () => {
    const visit = await portal.write({ visit_date: '2026-11-16' });
    const log = await portal.writeLog();
    const answer = await attach(log.id, answered(visit));
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'done', treatment_log_id: log.id, version: 2 },
    });
    expect(answer.body.questions[0]).toMatchObject({ asked: true, answer: '半年ほど' });
    expect(await readVisit(visit.id)).toEqual(answer.body);
    expect(await readLog(log.id)).toMatchObject({ next_visit_id: visit.id, version: 2 });
    expect(await portal.list()).toMatchObject({ next: null, past: [{ id: visit.id }] });
  });

  // @proves call PUT /treatment-logs/{id}/next-visit-information
  it('記録を書くときに診察を指し、あとで結んだ場合、記録の版は上がらない', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog('hanako', { next_visit_id: visit.id });
    expect(log.next_visit_id).toBe(visit.id);
    expect((await readVisit(visit.id)).treatment_log_id, 'not tied yet').toBeNull();
    expect((await attach(log.id, answered(visit))).body.treatment_log_id).toBe(log.id);
    expect((await readLog(log.id)).version).toBe(1);
  });

  it('別の記録に結びなおした場合、前の記録は診察を指さない', async () => {
    const visit = await portal.write();
    const [first, second] = [await portal.writeLog(), await portal.writeLog()];
    await attach(first.id, answered(visit));
    expect((await attach(second.id, answered(visit))).body.treatment_log_id).toBe(second.id);
    expect((await readLog(first.id)).next_visit_id).toBeUndefined();
    expect((await readLog(second.id)).next_visit_id).toBe(visit.id);
  });

  it('ひとつの記録に別の診察を結んだ場合、前の診察の結びは外れる', async () => {
    const [first, second] = [await portal.write(), await portal.write()];
    const log = await portal.writeLog();
    await attach(log.id, answered(first));
    await attach(log.id, answered(second));
    expect((await readVisit(first.id)).treatment_log_id).toBeNull();
    expect((await readVisit(second.id)).treatment_log_id).toBe(log.id);
    expect((await readLog(log.id)).next_visit_id).toBe(second.id);
  });

  it('記録を削除した場合、結びは外れ、元に戻せばまた結ばれる', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    await attach(log.id, answered(visit));
    await portal.send('DELETE', `/treatment-logs/${log.id}`);
    expect(await readVisit(visit.id)).toMatchObject({ treatment_log_id: null, status: 'done' });
    await portal.send('PUT', `/treatment-logs/${log.id}/restore`);
    expect((await readVisit(visit.id)).treatment_log_id).toBe(log.id);
  });

  // @proves call DELETE /next-visits/{id}
  it('診察を消した場合、記録は残り、診察を指さない', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    await attach(log.id, answered(visit));
    await portal.send('DELETE', `/next-visits/${visit.id}`);
    const left = await readLog(log.id);
    expect([left.next_visit_id, left.version]).toEqual([undefined, 3]);
  });

  it('記録から診察を外した場合、診察も記録を指さない', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    await attach(log.id, answered(visit));
    const body = { ...(await readLog(log.id)), next_visit_id: undefined };
    expect((await portal.send('PUT', `/treatment-logs/${log.id}`, { body })).status).toBe(200);
    expect((await readVisit(visit.id)).treatment_log_id).toBeNull();
  });
});

// @proves call PUT /treatment-logs/{id}/next-visit-information
describe('結べない場合', () => {
  it.each([
    ['ほかの人の診察', async () => [(await portal.writeLog()).id, (await portal.write({}, 'jiro')).id]],
    ['ほかの人の記録', async () => [(await portal.writeLog('jiro')).id, (await portal.write()).id]],
    ['だれのものでもない診察', async () => [(await portal.writeLog()).id, nameless]],
    ['だれのものでもない記録', async () => [nameless, (await portal.write()).id]],
  ])('%sの場合、見つからないと答え、何も変えない', async (_, ids) => {
    const [logId = '', visitId = ''] = await ids();
    const answer = await attach(logId, { ...aVisit(), next_visit_id: visitId });
    expect([answer.status, answer.body.name]).toEqual([404, 'NOT_FOUND']);
    for (const who of ['hanako', 'jiro'] as const) {
      const { next } = await portal.list(who);
      if (next) expect(next).toMatchObject({ version: 1, status: 'planned', treatment_log_id: null });
    }
  });

  it('削除した記録の場合、見つからないと答え、診察は予定のまま', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    await portal.send('DELETE', `/treatment-logs/${log.id}`);
    expect((await attach(log.id, answered(visit))).status).toBe(404);
    expect((await readVisit(visit.id)).status).toBe('planned');
  });

  it('診察が別の端末で変わっていた場合、残してあるものといっしょに断る', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    const newer = { ...aVisit({ memo: '別の端末' }), version: 1 };
    const other = await portal.send('PUT', `/next-visits/${visit.id}`, { body: newer });
    const refused = await attach(log.id, { ...answered(visit), version: 1 });
    expect(refused).toMatchObject({ status: 409, body: { current: other.body } });
    expect((await readLog(log.id)).next_visit_id, 'nothing half done').toBeUndefined();
  });

  it('返事が届かずにもう一度送った場合、できたと答える', async () => {
    const visit = await portal.write();
    const log = await portal.writeLog();
    const body = { ...answered(visit), version: 1 };
    const first = await attach(log.id, body);
    expect(first.status).toBe(200);
    expect(await attach(log.id, body)).toEqual(first);
  });

  // @proves call PUT /treatment-logs/{id}/next-visit-information
  it('ほかの人の診察を、記録に書くことはできない', async () => {
    const { id } = await portal.write({}, 'jiro');
    for (const next_visit_id of [id, nameless]) {
      const log = { log_date: '2026-11-16', is_other_log: true, other: { text: 'あ' }, next_visit_id };
      const answer = await portal.send('POST', '/treatment-logs', { body: log });
      expect(answer).toMatchObject({ status: 422, body: { fields: { next_visit_id: ['invalid'] } } });
      const own = await portal.writeLog();
      const change = await portal.send('PUT', `/treatment-logs/${own.id}`, { body: { ...log, version: 1 } });
      expect(change.status).toBe(422);
    }
  });
});
