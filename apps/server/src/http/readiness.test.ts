import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase, testMigrations } from '@hidamari/testing/database';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import type { Dependencies } from '../dependencies.ts';
import { outboxMessages } from '../jobs/outbox.table.ts';
import { addHealthRoutes } from './health-routes.ts';
import { readinessChecks } from './readiness-checks.ts';

const NOW = new Date('2026-11-16T02:00:00Z');

describe('readiness', () => {
  let opened: TestDatabase;
  const migrations = mkdtempSync(join(tmpdir(), 'hidamari-migrations-'));
  const state = { isDraining: false };
  let isContentStale = false;
  let isBusHearing = true;
  let now = NOW;

  beforeAll(async () => {
    opened = await openTestDatabase();
    return () => opened.close();
  });
  beforeAll(async () => {
    cpSync(await testMigrations(), migrations, { recursive: true });
    const place = join(migrations, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(place, 'utf8'));
    const next = { idx: journal.entries.length, version: '7', when: 1_900_000_000_000, breakpoints: true };
    journal.entries.push({ ...next, tag: '9999_next' });
    writeFileSync(place, JSON.stringify(journal));
    writeFileSync(join(migrations, '9999_next.sql'), 'create table readiness_test (id integer)');
    return () => rmSync(migrations, { recursive: true });
  });

  const ask = async () => {
    const app = fastify();
    const content = { cancerParts: async () => ({ value: [], stale: isContentStale }) };
    const checks = readinessChecks({
      database: opened.database,
      bus: { isHearing: () => isBusHearing },
      content: content as unknown as Dependencies['content'],
      clock: () => now,
      migrationsFolder: migrations,
    });
    addHealthRoutes(app, { checks, state });
    const answer = await app.inject('/readiness');
    await app.close();
    return [answer.statusCode, answer.json()];
  };
  const WELL = { hotlines: 'ok', database: 'ok', migrations: 'ok', bus: 'ok', outbox: 'ok', content: 'ok' };

  test('a server whose migration is missing is not ready', async () => {
    expect(await ask()).toEqual([503, { status: 'not_ready', checks: { ...WELL, migrations: 'failing' } }]);
    await migrateDatabase(opened.database, migrations);
    expect(await ask()).toEqual([200, { status: 'ready', checks: WELL }]);
  });

  test('a connection to other servers that is dead is told, but traffic still comes', async () => {
    isBusHearing = false;
    expect(await ask()).toEqual([200, { status: 'ready', checks: { ...WELL, bus: 'failing' } }]);
    isBusHearing = true;
  });

  test('stale content and a stuck outbox are told, but traffic still comes', async () => {
    isContentStale = true;
    await opened.database.insert(outboxMessages).values({
      id: randomUUID(),
      kind: 'send-mail',
      idempotency_key: 'k',
      payload: 'sealed',
      due_at: new Date(NOW.getTime() - 3_600_000),
      created_at: NOW,
    });
    expect(await ask()).toEqual([
      200,
      { status: 'ready', checks: { ...WELL, outbox: 'failing', content: 'failing' } },
    ]);
  });

  // @proves state emergency numbers: compared
  test('emergency numbers that nobody compared for 180 days are told, but traffic still comes (G119)', async () => {
    now = new Date('2027-05-20T00:00:00+09:00');
    expect(await ask()).toMatchObject([200, { status: 'ready', checks: { hotlines: 'failing' } }]);
    now = new Date('2027-05-19T23:59:59+09:00');
    expect(await ask()).toMatchObject([200, { checks: { hotlines: 'ok' } }]);
    now = NOW;
  });

  test('a stopping server says so', async () => {
    state.isDraining = true;
    expect(await ask()).toMatchObject([503, { status: 'stopping' }]);
    state.isDraining = false;
  });
});

describe('who asks for readiness', () => {
  const start = (monitors: readonly string[] = [], trustProxy: string[] = []) => {
    const app = fastify({ trustProxy: trustProxy.length > 0 ? trustProxy : false });
    const asked = { database: 0 };
    let at = 0;
    let isWell = true;
    addHealthRoutes(app, {
      checks: {
        database: {
          isVital: true,
          isWell: async () => {
            asked.database += 1;
            return isWell;
          },
        },
      },
      state,
      monitors,
      now: () => at,
    });
    return {
      asked,
      pass: (ms: number) => {
        at += ms;
      },
      fail: () => {
        isWell = false;
      },
      ask: async (remoteAddress: string, headers: Record<string, string> = {}) => {
        const answer = await app.inject({ url: '/readiness', remoteAddress, headers });
        return [answer.statusCode, answer.json()];
      },
    };
  };
  const state = { isDraining: false };
  const WHOLE = [200, { status: 'ready', checks: { database: 'ok' } }];
  const SHORT = [200, { status: 'ready' }];

  test('a stranger is told the status alone, the machine itself and monitors the parts', async () => {
    const { ask } = start(['10.0.0.0/8']);
    expect(await ask('203.0.113.7')).toEqual(SHORT);
    expect(await ask('2001:db8::1')).toEqual(SHORT);
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.4.5.6'])
      expect(await ask(here)).toEqual(WHOLE);
  });

  test('what came through a proxy on this machine is no call of the machine itself', async () => {
    const { ask } = start();
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await ask('127.0.0.1', { [header]: '203.0.113.7' })).toEqual(SHORT);
    const trusting = start(['198.51.100.9'], ['127.0.0.1']);
    expect(await trusting.ask('127.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).toEqual(WHOLE);
    // A stranger's own header changes nothing where no proxy is trusted.
    expect(await start(['198.51.100.9']).ask('203.0.113.7', { 'x-forwarded-for': '198.51.100.9' })).toEqual(
      SHORT,
    );
  });

  test('the parts are looked at once a second at most, and at once when the second is over', async () => {
    const { ask, asked, pass, fail } = start();
    await Promise.all(Array.from({ length: 50 }, () => ask('203.0.113.7')));
    pass(999);
    await ask('203.0.113.7');
    expect(asked.database).toBe(1);
    fail();
    pass(1);
    expect(await ask('203.0.113.7')).toEqual([503, { status: 'not_ready' }]);
    expect(asked.database).toBe(2);
  });

  test('a stopping server says so within that second', async () => {
    const { ask } = start();
    expect(await ask('203.0.113.7')).toEqual(SHORT);
    state.isDraining = true;
    expect(await ask('203.0.113.7')).toEqual([503, { status: 'stopping' }]);
    state.isDraining = false;
  });
});
