import { anAnswer } from '@hidamari/adapters/crm/conformance';
import { createEmbeddedCrm } from '@hidamari/adapters/crm/embedded';
import type { Crm, CrmSurveyAnswer } from '@hidamari/adapters/crm/port';
import { createSalesforceCrm } from '@hidamari/adapters/crm/salesforce';
import {
  CLIENT,
  openSalesforce,
  type SalesforceFault,
} from '@hidamari/adapters/crm/salesforce-under-test.fixture';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { outboxMessages } from '../../jobs/outbox.table.ts';
import { createOutbox } from '../../jobs/outbox.ts';
import { createOutboxRunner } from '../../jobs/outbox-runner.ts';
import { createCrmModule, enqueueSurveyAnswer, saveSurveyAnswersIn } from './index.ts';

const START = new Date('2026-11-20T03:00:00Z');
const HOUR = 3_600_000;
const keyRing = createKeyRing({ current: Buffer.alloc(32, 7), previous: [] });
const bus = createInProcessBus();
let now = START;
const clock = () => now;
const outbox = createOutbox({ keyRing, bus, clock });
const logged: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });

let test: TestDatabase;
let salesforce: Awaited<ReturnType<typeof openSalesforce>>;
beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(async () => {
  now = START;
  logged.length = 0;
  await test.empty();
  salesforce = await openSalesforce();
  return () => salesforce.close();
});

const runner = (crm: Crm) =>
  createOutboxRunner({ database: test.database, keyRing, bus, clock, log, ...createCrmModule({ crm }) });
const enqueue = (answer: CrmSurveyAnswer) =>
  test.database.transaction((tx) => enqueueSurveyAnswer(outbox, tx, answer));
const waiting = () => test.database.select().from(outboxMessages).orderBy(outboxMessages.idempotency_key);
/** Only what meets a slow CRM has a short limit: a busy machine may take long over an answer. */
const connect = (fault?: SalesforceFault) =>
  createSalesforceCrm({
    url: salesforce.url,
    ...CLIENT,
    ...(fault === 'slow' ? { timeoutMs: 200 } : {}),
  });
const patches = () => salesforce.state.asked.filter((line) => line.startsWith('PATCH'));

describe('答えをCRMへ届ける（G101）', () => {
  it.each(['down', 'slow', 'limit', 429, 500, 503] as const)(
    'CRMが %s のあいだ答えは待ち、戻れば一度だけ届く',
    async (fault) => {
      const run = runner(connect());
      const answer = anAnswer();
      salesforce.state.fault = fault;
      await enqueue(answer);
      await enqueue(answer);
      expect(await runner(connect(fault)).runDue()).toBe(1);
      expect((await waiting())[0]).toMatchObject({ attempts: 1, done_at: null, dead_at: null });
      expect(salesforce.state.rows.size).toBe(0);
      salesforce.state.fault = null;
      expect(await run.runDue()).toBe(0);
      now = new Date(now.getTime() + HOUR);
      expect(await run.runDue()).toBe(1);
      expect((await waiting())[0]).toMatchObject({ attempts: 2, done_at: now, payload: '' });
      await enqueue(answer);
      now = new Date(now.getTime() + HOUR);
      expect(await run.runDue()).toBe(0);
      expect(patches().filter((line) => line.includes(answer.id)).length).toBe(1);
      expect([...salesforce.state.rows.keys()]).toEqual([answer.id]);
    },
  );

  it('あとのページの答えが先に届いていても、前のページのものに置きかわらない', async () => {
    const run = runner(connect());
    const first = anAnswer();
    const second = { ...first, revision: 2, answers: { words: 'あとから' }, is_complete: true };
    salesforce.state.fault = 500;
    await enqueue(first);
    await run.runDue();
    salesforce.state.fault = null;
    await enqueue(second);
    await run.runDue();
    now = new Date(now.getTime() + HOUR);
    expect(await run.runDue()).toBe(1);
    expect(await connect().listSurveyAnswers({ survey: 'call', ...DAY })).toEqual([second]);
    expect((await waiting()).map(({ done_at }) => done_at !== null)).toEqual([true, true]);
  });

  it('二つのページの答えが同時に届けられても、新しいほうが残る', async () => {
    const first = anAnswer();
    await enqueue({ ...first, revision: 2, is_complete: true });
    await enqueue(first);
    salesforce.state.hasRevisionRule = false;
    await runner(connect()).runDue();
    expect(salesforce.state.rows.get(first.id)).toMatchObject({ Revision__c: 2, IsComplete__c: true });
  });

  it('CRMが答えそのものをことわれば、すぐにあきらめる', async () => {
    salesforce.state.refusesWith = 'STRING_TOO_LONG';
    await enqueue(anAnswer());
    await runner(connect()).runDue();
    expect((await waiting())[0]).toMatchObject({
      dead_at: START,
      last_error: 'UndeliverableError STRING_TOO_LONG',
    });
  });

  it('だれの答えかを言う項目がついていれば、どこにも届けない', async () => {
    await enqueue({ ...anAnswer(), member_id: 'しるし' } as CrmSurveyAnswer);
    await runner(connect()).runDue();
    expect((await waiting())[0]).toMatchObject({ done_at: null });
    expect(salesforce.state.asked).toEqual([]);
  });

  it('待つあいだの行にもログにも、答えも鍵も出ない', async () => {
    const answer = anAnswer();
    await enqueue(answer);
    for (const fault of ['down', 'slow', 'limit', 429, 500, 503] as const) {
      salesforce.state.fault = fault;
      await runner(connect(fault)).runDue();
      now = new Date(now.getTime() + HOUR);
    }
    salesforce.state.fault = null;
    salesforce.state.refusesWith = 'STRING_TOO_LONG';
    await runner(connect()).runDue();
    expect(logged).toHaveLength(7);
    const told = logged.join() + JSON.stringify(await waiting());
    expect(logged.join()).not.toContain(answer.id);
    for (const secret of ['髙﨑', 'ほっと', 'easy_to_talk', 'insurance', CLIENT.clientSecret, 'token.']) {
      expect(told).not.toContain(secret);
    }
  });

  it('CRMの設定がなければポータルのデータベースに届き、言葉は封じられている', async () => {
    const encryption = createEncryption(keyRing);
    const crm = createEmbeddedCrm(saveSurveyAnswersIn({ database: test.database, encryption }));
    const answer = anAnswer();
    await enqueue(answer);
    await runner(crm).runDue();
    expect(await crm.listSurveyAnswers({ survey: 'call', ...DAY })).toEqual([answer]);
    const { rows } = await test.database.execute(sql`select * from crm_survey_answers`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ほっと|easy_to_talk/);
  });
});

const DAY = { from: '2026-11-20', to: '2026-11-20' };
