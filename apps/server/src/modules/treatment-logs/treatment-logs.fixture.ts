import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedObjectStorage } from '@hidamari/adapters/object-storage/embedded';
import { createSiteSearch } from '@hidamari/adapters/site-search/thread';
import type { TreatmentLog, TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { openTestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { buildApp } from '../../app.ts';
import { openBus } from '../../bus/open-bus.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import {
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
import { createUploadsModule } from '../uploads/index.ts';
import { createTreatmentLogsModule } from './index.ts';

export { HANAKO, JIRO, TEST_NOW };

type Who = 'hanako' | 'jiro' | 'nobody';

interface Sending {
  as?: Who;
  body?: unknown;
  key?: string;
}

/** A simple log of the day of `TEST_NOW`. */
export function aLog(change: Partial<TreatmentLogForm> = {}): TreatmentLogForm {
  return { log_date: '2026-11-16', is_other_log: true, other: { text: '散歩をしました' }, ...change };
}

/** The module and the uploads behind the whole HTTP layer, over a test database, with two members: hanako and jiro. */
export async function startTreatmentLogs() {
  const test = await openTestDatabase();
  const bus = await openBus({ database: test.database, directUrl: test.url });
  const folder = await mkdtemp(join(tmpdir(), 'hidamari-logs-'));
  let now = TEST_NOW;
  const clock = () => now;
  const { database } = test;
  const parts = {
    database,
    bus,
    clock,
    settings: TEST_SETTINGS,
    log: pino({ enabled: false }),
    encryption: createEncryption(createKeyRing(TEST_SETTINGS.dataKeys)),
    rateLimits: createDatabaseRateLimits({ database, clock, key: 'test' }),
    objectStorage: createEmbeddedObjectStorage(folder),
    content: { closures: async () => ({ value: [], stale: false }) } as unknown as Dependencies['content'],
    siteSearch: createSiteSearch(),
  };
  const module = createTreatmentLogsModule(parts, commentsOfLogs);
  const authenticator = fakeAuthenticator({ hanako: HANAKO, jiro: JIRO });
  const uploads = createUploadsModule(parts as unknown as Dependencies, { authenticator });
  const app = await buildApp(parts, {
    authenticator,
    routes: withStandIns([...module.routes, ...uploads.routes]),
    plugins: uploads.plugins,
    mayUseIllnessData: (member) => callerMayUseIllnessData(parts.database, member),
  });
  const pageHeaders = await ownPageHeaders(app);

  /** Sends a call as a page of ours does; hanako unless told otherwise. */
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sending: Sending = {}) => {
    const { as = 'hanako', body, key } = sending;
    const answer = await app.inject({
      method,
      url: `/api/treatment-logs${path}`,
      headers: {
        ...pageHeaders,
        ...(as === 'nobody' ? {} : { authorization: `Bearer access-${as}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };

  /** How long an answer of this call may be kept, and by whom. */
  const cacheRuleOf = async (path: string): Promise<unknown> => {
    const headers = { ...pageHeaders, authorization: 'Bearer access-hanako' };
    const answer = await app.inject({ url: `/api/treatment-logs${path}`, headers });
    return answer.headers['cache-control'];
  };

  return {
    ...parts,
    ...module,
    send,
    cacheRuleOf,
    empty: test.empty,
    setNow: (next: Date) => {
      now = next;
    },
    /** Writes a log through the call; throws unless it was stored. */
    write: async (change: Partial<TreatmentLogForm> = {}, as: Who = 'hanako'): Promise<TreatmentLog> => {
      const { status, body } = await send('POST', '', { as, body: aLog(change) });
      if (status !== 201) throw new Error(`not written: ${JSON.stringify(body)}`);
      return body;
    },
    /** Titles of a list answer. */
    titles: async (query: string, as: Who = 'hanako'): Promise<string[]> => {
      const { status, body } = await send('GET', query, { as });
      if (status !== 200) throw new Error(`no list: ${JSON.stringify(body)}`);
      return body.data.map(({ title }: TreatmentLog) => title);
    },
    /** Sends a file for a log as the browser does; answers its key. Throws unless it was kept. */
    sendFile: async (file: Buffer, type: string, as: Who = 'hanako'): Promise<string> => {
      const given = await app.inject({
        url: '/api/inspection-images/presigned-urls?image_count=1',
        headers: { ...pageHeaders, authorization: `Bearer access-${as}` },
      });
      const [{ key, put_url }] = given.json().urls;
      const { pathname, search, host } = new URL(put_url);
      const headers = { host, 'content-type': type };
      const sent = await app.inject({ method: 'PUT', url: pathname + search, headers, payload: file });
      if (sent.statusCode !== 204) throw new Error(`not kept: ${sent.body}`);
      return key;
    },
    /** What its owner's page gets at a file's address. */
    readFile: (path: string, as: Who = 'hanako') =>
      app.inject({ url: `/files/${path}`, headers: { ...pageHeaders, cookie: `session=session-${as}` } }),
    countRows: async (): Promise<number> => {
      const counted = await database.execute<{ n: number }>(
        sql`select count(*)::int as n from treatment_logs`,
      );
      return counted.rows[0]?.n ?? 0;
    },
    close: async () => {
      await app.close();
      await bus.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TreatmentLogsUnderTest = Awaited<ReturnType<typeof startTreatmentLogs>>;
