import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestDatabase, type TestDatabase, testMigrations } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createKeyRing } from '../encryption/key-ring.ts';
import { listDeadLetters, readDeadLettersCommand, sendAgain } from './dead-letters.ts';
import { createOutbox, type OutboxKind, type OutboxMessage } from './outbox.ts';
import { createOutboxRunner, UndeliverableError } from './outbox-runner.ts';

const START = new Date('2026-11-26T15:00:00Z');
const DAY_MS = 86_400_000;
const keyRing = createKeyRing({ current: Buffer.alloc(32, 7), previous: [] });
const bus = createInProcessBus();
const log = { warn: () => undefined, error: () => undefined };
let now = START;
const clock = () => now;
const outbox = createOutbox({ keyRing, bus, clock });
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(async () => {
  now = START;
  await test.empty();
});

const runner = (database: Database, handler: (key: string) => Promise<void>) => {
  const handle = ({ idempotencyKey }: { idempotencyKey: string }) => handler(idempotencyKey);
  const handlers = { 'deliver-survey-answer': handle, 'send-sms': handle };
  return createOutboxRunner({ database, keyRing, bus, clock, log, handlers });
};
const refuse = () => Promise.reject(new UndeliverableError('401'));

/** A message that was refused at once, as a CRM with a new password does. */
async function giveUp(kind: OutboxKind, key: string, more: Partial<OutboxMessage> = {}, to = test.database) {
  await to.transaction((tx) =>
    outbox.enqueue(tx, { kind, idempotencyKey: key, payload: { words: 'つらい' }, ...more }),
  );
  await runner(to, refuse).runDue();
}

describe('messages that were given up', () => {
  it('are counted by kind and fault, with the times, and with nothing of what was in them', async () => {
    await giveUp('deliver-survey-answer', 'first');
    now = new Date(START.getTime() + DAY_MS);
    await giveUp('deliver-survey-answer', 'second');
    await giveUp('send-sms', 'code');
    const fault = { last_error: 'UndeliverableError 401' };
    expect(await listDeadLetters(test.database)).toEqual([
      {
        kind: 'deliver-survey-answer',
        ...fault,
        messages: 2,
        first_given_up: START,
        last_given_up: now,
      },
      { kind: 'send-sms', ...fault, messages: 1, first_given_up: now, last_given_up: now },
    ]);
  });

  it('are tried again from the start, those of one kind since one day, and once', async () => {
    await giveUp('deliver-survey-answer', 'of long ago');
    now = new Date(START.getTime() + DAY_MS);
    await giveUp('deliver-survey-answer', 'first');
    await giveUp('deliver-survey-answer', 'second');
    await giveUp('send-sms', 'another kind');
    const asked = { kind: 'deliver-survey-answer', since: now, now } as const;
    expect(await sendAgain(test.database, asked)).toBe(2);
    const delivered: string[] = [];
    await runner(test.database, async (key) => void delivered.push(key)).runDue();
    expect(delivered.sort()).toEqual(['first', 'second']);
    expect(await sendAgain(test.database, asked)).toBe(0);
    expect((await listDeadLetters(test.database)).map(({ messages }) => messages)).toEqual([1, 1]);
  });

  it('have all their tries anew', async () => {
    await giveUp('deliver-survey-answer', 'first');
    await sendAgain(test.database, { kind: 'deliver-survey-answer', since: START, now });
    const isGivenUp: boolean[] = [];
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      await runner(test.database, () => Promise.reject(new Error('down'))).runDue();
      isGivenUp.push((await listDeadLetters(test.database)).length > 0);
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(isGivenUp).toEqual([...Array<boolean>(15).fill(false), true]);
  });

  it('stay where they are once they are pointless, such as a code whose time is over', async () => {
    await giveUp('send-sms', 'code', { notAfter: new Date(START.getTime() + 600_000) });
    now = new Date(START.getTime() + 600_000);
    expect(await sendAgain(test.database, { kind: 'send-sms', since: START, now })).toBe(0);
  });
});

describe('the command', () => {
  it('reads a kind and a day of Japan, and nothing else', () => {
    expect(readDeadLettersCommand(['list'])).toEqual({ word: 'list' });
    expect(readDeadLettersCommand(['again', 'send-mail', '2026-11-27'])).toEqual({
      word: 'again',
      kind: 'send-mail',
      since: START,
    });
    for (const wrong of [
      [],
      ['list', 'send-mail'],
      ['again', 'send-mail'],
      ['again', 'everything', '2026-11-27'],
      ['again', 'send-mail', '2026-02-30'],
      ['again', 'send-mail', '2026-11-27', '12:00'],
    ]) {
      expect(() => readDeadLettersCommand(wrong), wrong.join(' ')).toThrow(/^usage/);
    }
  });

  it('works while the portal runs, with its settings', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hidamari-dead-letters-'));
    const migrationsFolder = await testMigrations();
    const portal = await openDatabase({ url: null, directUrl: null, dataDir, migrationsFolder });
    const command = fileURLToPath(new URL('./dead-letters.command.ts', import.meta.url));
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, [command, ...words], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      });
    try {
      await giveUp('deliver-survey-answer', 'first', {}, portal.database);
      const { stdout: listed } = await run('list');
      expect(JSON.parse(listed)).toMatchObject([{ kind: 'deliver-survey-answer', messages: 1 }]);
      const { stdout: said } = await run('again', 'deliver-survey-answer', '2026-11-27');
      expect(said).toBe('1 messages of the kind deliver-survey-answer will be tried again.\n');
      expect(await listDeadLetters(portal.database)).toEqual([]);
      await expect(run('again')).rejects.toMatchObject({ code: 1 });
    } finally {
      await portal.close();
      rmSync(dataDir, { recursive: true });
    }
  });
});
