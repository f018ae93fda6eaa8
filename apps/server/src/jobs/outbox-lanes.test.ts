import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { createKeyRing } from '../encryption/key-ring.ts';
import { readDeadLettersCommand, sendAgain } from './dead-letters.ts';
import { outboxMessages } from './outbox.table.ts';
import { createOutbox, type OutboxKind } from './outbox.ts';
import { createOutboxRunners } from './outbox-lanes.ts';
import { claimDue } from './outbox-queue.ts';
import { type OutboxHandlers, UndeliverableError } from './outbox-runner.ts';

const START = new Date('2026-11-27T03:00:00Z');
const keyRing = createKeyRing({ current: Buffer.alloc(32, 7), previous: [] });
const bus = createInProcessBus();
const clock = () => START;
const outbox = createOutbox({ keyRing, bus, clock });
const log = { warn: () => undefined, error: () => undefined };
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(() => test.empty());

const server = (handlers: OutboxHandlers) =>
  createOutboxRunners({ database: test.database, keyRing, bus, clock, log, handlers });
const enqueue = (kind: OutboxKind, idempotencyKey: string) =>
  test.database.transaction((tx) => outbox.enqueue(tx, { kind, idempotencyKey, payload: {} }));

/** A service that takes requests and answers none of them until it is let go. */
function hangingService() {
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const handler: NonNullable<OutboxHandlers[OutboxKind]> = async ({ idempotencyKey }) => {
    asked.push(idempotencyKey);
    if (asked.length === 5) isFull();
    await answer;
  };
  return { asked, full, letGo, handler };
}

describe('outbox lanes', () => {
  it('a CRM that hangs, with more answers waiting than it takes at once, holds back no one-time code', async () => {
    const crm = hangingService();
    const { promise: code, resolve: sent } = Promise.withResolvers<string>();
    const runners = server({
      'deliver-survey-answer': crm.handler,
      'send-sms': async ({ idempotencyKey }) => sent(idempotencyKey),
    });
    for (let n = 0; n < 12; n += 1) await enqueue('deliver-survey-answer', `answer-${n}`);
    runners.start();
    await crm.full;
    await enqueue('send-sms', 'code');
    expect(await code).toBe('code');
    expect(crm.asked).toHaveLength(5);
    crm.letGo();
    await runners.stop();
  });

  it.each([
    ['send-mail', 'send-sms'],
    ['send-mail', 'send-line'],
    ['send-sms', 'send-mail'],
    ['send-line', 'send-sms'],
    ['revoke-line-grant', 'send-mail'],
    ['deliver-survey-answer', 'send-mail'],
    ['send-mail', 'invite-to-survey'],
    // Sent from within their own handlers (decision 0064).
    ['notify-next-visit', 'answer-email-request'],
    ['notify-check-in', 'notify-reply'],
    ['notify-comment', 'answer-email-request'],
    ['notify-survey', 'notify-reply'],
  ] as const)('a service of %s that hangs holds back no %s', async (hanging, other) => {
    const service = hangingService();
    const { promise: sent, resolve: isSent } = Promise.withResolvers<string>();
    const runners = server({
      [hanging]: service.handler,
      [other]: async ({ idempotencyKey }: { idempotencyKey: string }) => isSent(idempotencyKey),
    });
    for (let n = 0; n < 6; n += 1) await enqueue(hanging, `${hanging}-${n}`);
    runners.start();
    await service.full;
    await enqueue(other, `${other}-behind`);
    expect(await sent).toBe(`${other}-behind`);
    service.letGo();
    await runners.stop();
  });

  it('takes no more at once than it may, also where the engine believes the table to be small', async () => {
    await enqueue('send-mail', 'mail-0');
    await test.database.execute(sql`analyze outbox_messages`);
    for (let n = 1; n < 12; n += 1) await enqueue('send-mail', `mail-${n}`);
    const claimed = await claimDue(test.database, {
      now: START,
      kinds: ['send-mail'],
      limit: 5,
      keyIds: keyRing.keyIds,
    });
    expect(claimed).toHaveLength(5);
  });

  it('does each message once on several servers, whatever its lane', async () => {
    const done: string[] = [];
    const note: NonNullable<OutboxHandlers[OutboxKind]> = async ({ idempotencyKey }) =>
      void done.push(idempotencyKey);
    for (let n = 0; n < 20; n += 1) {
      await enqueue('deliver-survey-answer', `answer-${n}`);
      await enqueue('send-mail', `mail-${n}`);
      await enqueue('invite-to-survey', `invitation-${n}`);
    }
    const handlers = { 'deliver-survey-answer': note, 'send-mail': note, 'invite-to-survey': note };
    const counts = await Promise.all([1, 2, 3].map(() => server(handlers).runDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect([done.length, new Set(done).size]).toEqual([60, 60]);
  });

  it.each([
    ['tell-reply-arrived', 'notify-reply'],
    ['tell-comment-arrived', 'notify-comment'],
    ['tell-phone-opened', 'notify-phone-opened'],
    ['tell-of-survey', 'notify-survey'],
    ['remind-next-visit', 'notify-next-visit'],
    ['remind-check-in', 'notify-check-in'],
  ] as const)(
    'a row that an older version wrote as %s is done as %s, and one that was given up, when asked for',
    async (older, kind) => {
      let isRefusing = true;
      const done: string[] = [];
      const runners = server({
        [kind]: async ({ idempotencyKey }: { idempotencyKey: string }) => {
          if (isRefusing) throw new UndeliverableError('refused');
          done.push(idempotencyKey);
        },
      });
      await enqueue(kind, 'waiting');
      await test.database.update(outboxMessages).set({ kind: older });
      expect(await runners.runDue()).toBe(1);
      isRefusing = false;
      expect(await runners.runDue()).toBe(0);
      const again = readDeadLettersCommand(['again', older, '2026-11-27']);
      if (again.word !== 'again') throw new Error('not read');
      expect(await sendAgain(test.database, { ...again, now: START })).toBe(1);
      await runners.runDue();
      expect(done).toEqual(['waiting']);
    },
  );

  it('leaves what it has no handler for, and lets messages at work end before it stops', async () => {
    const crm = hangingService();
    const runners = server({ 'deliver-survey-answer': crm.handler });
    await enqueue('send-sms', 'code');
    for (let n = 0; n < 5; n += 1) await enqueue('deliver-survey-answer', `answer-${n}`);
    runners.start();
    await crm.full;
    const stopped = runners.stop();
    crm.letGo();
    await stopped;
    const left = await test.database.select().from(outboxMessages).where(eq(outboxMessages.kind, 'send-sms'));
    expect(left).toMatchObject([{ attempts: 0 }]);
    expect(await test.database.$count(outboxMessages, eq(outboxMessages.done_at, START))).toBe(5);
  });
});
