import type { NextVisit, NextVisitForm, NextVisits, TreatmentLog } from '@hidamari/contract/treatment-logs';
import { openTestDatabase } from '@hidamari/testing/database';
import pino from 'pino';
import { buildApp } from '../../app.ts';
import { openBus } from '../../bus/open-bus.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import {
  EMPTY_CONTENT,
  fakeAuthenticator,
  HANAKO,
  JIRO,
  ownPageHeaders,
  TEST_NOW,
  TEST_SETTINGS,
} from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { withStandIns } from '../../http/stand-ins.fixture.ts';
import { commentsOfLogs } from '../log-comments/index.ts';
import { callerMayUseIllnessData } from '../members/index.ts';
import { createTreatmentLogsModule } from '../treatment-logs/index.ts';
import { createNextVisitsModule } from './index.ts';

export { HANAKO, JIRO, TEST_NOW };

export type Who = 'hanako' | 'jiro';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const NEXT_VISIT = '/treatment-logs/next-visit-information';

/** A visit four days after `TEST_NOW`, with three questions. */
export function aVisit(change: Partial<NextVisitForm> = {}): NextVisitForm {
  return {
    visit_date: '2026-11-20',
    visit_time: '10:30',
    hospital: 'ひなた総合病院',
    department: '乳腺外科',
    questions: ['しびれは、いつまで続きますか', '次の検査は何を見るためですか', '旅行に行けますか'].map(
      (text, order) => ({ text, order }),
    ),
    belongings: ['診察券', 'お薬手帳'],
    ...change,
  };
}

/** Next visits and logs behind the whole HTTP layer, over a test database, with two members. */
export async function startNextVisits() {
  const test = await openTestDatabase();
  const bus = await openBus({ database: test.database, directUrl: test.url });
  let now = TEST_NOW;
  const clock = () => now;
  const { database } = test;
  const parts = {
    database,
    bus,
    clock,
    settings: TEST_SETTINGS,
    log: pino({ enabled: false }),
    // No file is sent here.
    objectStorage: {} as Dependencies['objectStorage'],
    encryption: createEncryption(createKeyRing(TEST_SETTINGS.dataKeys)),
    rateLimits: createDatabaseRateLimits({ database, clock, key: 'test' }),
    content: EMPTY_CONTENT as Dependencies['content'],
    siteSearch: {} as Dependencies['siteSearch'],
  };
  const authenticator = fakeAuthenticator({ hanako: HANAKO, jiro: JIRO });
  const visits = createNextVisitsModule(parts, { authenticator });
  const app = await buildApp(parts, {
    authenticator,
    routes: withStandIns([...createTreatmentLogsModule(parts, commentsOfLogs).routes, ...visits.routes]),
    plugins: visits.plugins,
    mayUseIllnessData: (member) => callerMayUseIllnessData(parts.database, member),
  });
  const pageHeaders = await ownPageHeaders(app);

  /** Sends a call as a page of ours does; hanako unless told otherwise. */
  const send = async (
    method: Method,
    path: string,
    { as = 'hanako', body, key }: { as?: Who; body?: unknown; key?: string } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...pageHeaders,
        authorization: `Bearer access-${as}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const made = async (path: string, body: unknown, as: Who) => {
    const answer = await send('POST', path, { as, body });
    if (answer.status !== 201) throw new Error(`not written: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  return {
    ...parts,
    app,
    send,
    empty: test.empty,
    setNow: (next: Date) => {
      now = next;
    },
    /** Writes a visit through the call; throws unless it was stored. */
    write: (change: Partial<NextVisitForm> = {}, as: Who = 'hanako'): Promise<NextVisit> =>
      made(NEXT_VISIT, aVisit(change), as),
    writeLog: (as: Who = 'hanako', change: object = {}): Promise<TreatmentLog> =>
      made(
        '/treatment-logs',
        { log_date: '2026-11-16', is_other_log: true, other: { text: '診察の日' }, ...change },
        as,
      ),
    list: async (as: Who = 'hanako'): Promise<NextVisits> => (await send('GET', NEXT_VISIT, { as })).body,
    close: async () => {
      await app.close();
      await bus.close();
      await test.close();
    },
  };
}

export type NextVisitsUnderTest = Awaited<ReturnType<typeof startNextVisits>>;
