import { randomBytes } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { createKeyRing } from '../encryption/key-ring.ts';
import { sendAgain } from './dead-letters.ts';
import { outboxMessages } from './outbox.table.ts';
import { createOutbox, type OutboxMessage } from './outbox.ts';
import { claimDue, countDeadLetters, markDone, tidyOutbox } from './outbox-queue.ts';
import { createOutboxRunner, type OutboxHandlers, retryAfter, UndeliverableError } from './outbox-runner.ts';
import { resealMessages } from './reseal-messages.ts';

const KEY = randomBytes(32);
const keyRing = createKeyRing({ current: KEY, previous: [] });
const bus = createInProcessBus();
const START = new Date('2026-11-20T03:00:00Z');
const logged: unknown[] = [];
const log = { warn: (facts: unknown) => logged.push(facts), error: (facts: unknown) => logged.push(facts) };
let now = START;
const clock = () => now;
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(async () => {
  now = START;
  logged.length = 0;
  await test.empty();
});

const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const outbox = createOutbox({ keyRing, bus, clock });
const runner = (handlers: OutboxHandlers) =>
  createOutboxRunner({ database: test.database, keyRing, bus, clock, log, handlers });
const enqueue = (message: Partial<OutboxMessage> = {}) =>
  test.database.transaction((tx) =>
    outbox.enqueue(tx, {
      kind: 'send-mail',
      idempotencyKey: 'mail-1',
      payload: { to: 'hanako@example.org' },
      ...message,
    }),
  );
const rows = () => test.database.select().from(outboxMessages);

describe('outbox', () => {
  it('runs a message once, however often it was enqueued (F6)', async () => {
    for (let time = 0; time < 20; time += 1) await enqueue();
    const delivered: unknown[] = [];
    const run = runner({ 'send-mail': async ({ payload }) => void delivered.push(payload) });
    expect(await run.runDue()).toBe(1);
    await enqueue();
    expect(await run.runDue()).toBe(0);
    expect(delivered).toEqual([{ to: 'hanako@example.org' }]);
  });

  it('several servers share the work, each message going to one of them', async () => {
    for (let n = 0; n < 60; n += 1) await enqueue({ idempotencyKey: `mail-${n}` });
    const delivered: string[] = [];
    const handlers: OutboxHandlers = { 'send-mail': async (it) => void delivered.push(it.idempotencyKey) };
    await Promise.all([1, 2, 3, 4].map(() => runner(handlers).runDue()));
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered).size).toBe(60);
  });

  it('leaves nothing behind when the change itself is rolled back', async () => {
    await test.database
      .transaction(async (tx) => {
        await outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey: 'never', payload: {} });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await rows()).toEqual([]);
  });

  it('keeps addresses and codes sealed while they wait, and forgets them once done', async () => {
    await enqueue();
    expect((await rows())[0]?.payload).not.toContain('hanako');
    await runner({ 'send-mail': async () => undefined }).runDue();
    expect((await rows())[0]).toMatchObject({ payload: '', done_at: START });
  });

  it('tries again after a growing wait, and notes the class of the fault but not its words', async () => {
    await enqueue();
    let tries = 0;
    const run = runner({
      'send-mail': async () => {
        tries += 1;
        if (tries < 3) throw new TypeError('hanako@example.org is not reachable');
      },
    });
    await run.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: 'TypeError', due_at: later(5_000) });
    expect(await run.runDue()).toBe(0);
    now = later(5_000);
    await run.runDue();
    now = later(25_000);
    await run.runDue();
    expect(tries).toBe(3);
    expect((await rows())[0]).toMatchObject({ done_at: now });
    expect(JSON.stringify(logged)).not.toContain('hanako');
  });

  it('gives up after the last try, keeps the message and counts it', async () => {
    await enqueue();
    const run = runner({ 'send-mail': () => Promise.reject(new Error('down')) });
    for (let tries = 0; tries < 40; tries += 1) {
      await run.runDue();
      now = new Date(now.getTime() + 3_600_000);
    }
    expect((await rows())[0]).toMatchObject({ attempts: 16, dead_at: expect.any(Date) });
    expect((await rows())[0]?.payload).not.toBe('');
    expect(await countDeadLetters(test.database)).toBe(1);
  });

  it('gives up at once what cannot be delivered, and what came too late', async () => {
    await enqueue({ idempotencyKey: 'a' });
    await enqueue({ idempotencyKey: 'b', notAfter: later(600_000), notBefore: later(600_001) });
    const delivered: string[] = [];
    const run = runner({
      'send-mail': async ({ idempotencyKey }) => {
        delivered.push(idempotencyKey);
        throw new UndeliverableError('no-such-address');
      },
    });
    await run.runDue();
    now = later(600_001);
    await run.runDue();
    expect(delivered).toEqual(['a']);
    const errors = (await rows()).map((row) => row.last_error).sort();
    expect(errors).toEqual(['UndeliverableError no-such-address', 'expired']);
  });

  it('waits for its time', async () => {
    await enqueue({ notBefore: later(86_400_000) });
    const run = runner({ 'send-mail': async () => undefined });
    expect(await run.runDue()).toBe(0);
    now = later(86_400_000);
    expect(await run.runDue()).toBe(1);
  });

  it('a message of a server that died goes to another one, and the dead one cannot settle it any more', async () => {
    await enqueue();
    const claim = { kinds: ['send-mail' as const], limit: 5, keyIds: keyRing.keyIds };
    const [lost] = await claimDue(test.database, { ...claim, now });
    expect(await claimDue(test.database, { ...claim, now })).toEqual([]);
    now = later(61_000);
    const [taken] = await claimDue(test.database, { ...claim, now });
    expect(taken).toMatchObject({ idempotency_key: 'mail-1', attempts: 2 });
    if (lost) await markDone(test.database, lost, now);
    expect((await rows())[0]?.done_at).toBeNull();
  });

  describe('a server that was not given the key', () => {
    const other = createKeyRing({ current: randomBytes(32), previous: [] });
    const elsewhere = (keys = other, handlers: OutboxHandlers = { 'send-mail': async () => undefined }) =>
      createOutboxRunner({ database: test.database, keyRing: keys, bus, clock, log, handlers });

    it('leaves a message to those that can open it, and its tries uncounted', async () => {
      await enqueue();
      for (let time = 0; time < 20; time += 1) expect(await elsewhere().runDue()).toBe(0);
      expect((await rows())[0]).toMatchObject({ attempts: 0, dead_at: null, leased_until: null });
      const delivered: unknown[] = [];
      expect(
        await runner({ 'send-mail': async ({ payload }) => void delivered.push(payload) }).runDue(),
      ).toBe(1);
      expect(delivered).toEqual([{ to: 'hanako@example.org' }]);
    });

    it('gives up what is too late, unread', async () => {
      await enqueue({ notAfter: later(1_000) });
      now = later(2_000);
      expect(await elsewhere().runDue()).toBe(1);
      expect((await rows())[0]).toMatchObject({ last_error: 'expired' });
    });

    it('gives up what was sealed with a key that is lost for good, and says why', async () => {
      await enqueue();
      const giving = createKeyRing({ current: randomBytes(32), previous: [], lost: [keyRing.currentKeyId] });
      expect(await elsewhere(giving).runDue()).toBe(1);
      expect((await rows())[0]).toMatchObject({ last_error: 'key-lost', dead_at: START });
    });

    it('sends a message of months ago once the rotation has sealed it anew', async () => {
      const next = randomBytes(32);
      await enqueue({ notBefore: later(86_400_000 * 60) });
      await enqueue({ idempotencyKey: 'given-up' });
      await runner({
        'send-mail': async () => {
          throw new UndeliverableError('smtp-550');
        },
      }).runDue();
      const both = createKeyRing({ current: next, previous: [KEY] });
      expect(await resealMessages(test.database, both)).toBe(2);
      expect(await resealMessages(test.database, both)).toBe(0);
      now = later(86_400_000 * 61);
      const delivered: unknown[] = [];
      const alone = createKeyRing({ current: next, previous: [] });
      const run = elsewhere(alone, { 'send-mail': async ({ payload }) => void delivered.push(payload) });
      expect(await run.runDue()).toBe(1);
      expect(delivered).toEqual([{ to: 'hanako@example.org' }]);
      await sendAgain(test.database, { kind: 'send-mail', since: START, now });
      expect(await run.runDue()).toBe(1);
    });
  });

  it('leaves kinds it has no handler for to a newer server', async () => {
    await enqueue({ kind: 'send-sms' });
    expect(await runner({ 'send-mail': async () => undefined }).runDue()).toBe(0);
    expect((await rows())[0]?.attempts).toBe(0);
  });

  it('is woken by a new message, and stops only when the message at work is done', async () => {
    const finished: string[] = [];
    const { promise: atWork, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const run = runner({
      'send-mail': async ({ idempotencyKey }) => {
        begun();
        await mayEnd;
        finished.push(idempotencyKey);
      },
    });
    run.start();
    await enqueue();
    await atWork;
    const stopped = run.stop();
    end();
    await stopped;
    expect(finished).toEqual(['mail-1']);
    expect((await rows())[0]?.done_at).toEqual(START);
  });

  it('tidies what was done a month ago, and dead letters after three', async () => {
    await enqueue();
    await runner({ 'send-mail': async () => undefined }).runDue();
    await tidyOutbox(test.database, later(29 * 86_400_000));
    expect(await rows()).toHaveLength(1);
    await tidyOutbox(test.database, later(31 * 86_400_000));
    expect(await rows()).toEqual([]);
  });
});

it.each([
  [1, 5_000],
  [2, 20_000],
  [3, 80_000],
  [6, 3_600_000],
])('after try %i it waits %i ms', (attempts, wait) => {
  expect(retryAfter(attempts)).toBe(wait);
});
