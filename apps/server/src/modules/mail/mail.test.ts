import { randomBytes } from 'node:crypto';
import { createEmbeddedMail } from '@hidamari/adapters/mail/embedded';
import { type Mail, MailRefusedError, type MailSender, mailIdOf } from '@hidamari/adapters/mail/port';
import { createEmbeddedSms } from '@hidamari/adapters/sms/embedded';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { outboxMessages } from '../../jobs/outbox.table.ts';
import { createOutbox, type OutboxMessage } from '../../jobs/outbox.ts';
import { createOutboxRunner } from '../../jobs/outbox-runner.ts';
import { createMailModule, listSentMessages, saveLineIn, saveMailIn, saveSmsIn } from './index.ts';
import { createMailFates } from './mail-fates.ts';
import { noteBounces } from './note-bounces.ts';

const START = new Date('2026-11-20T03:00:00Z');
const keyRing = createKeyRing({ current: randomBytes(32), previous: [] });
const bus = createInProcessBus();
const RECIPIENT_KEY = randomBytes(32);
const log = { warn: () => undefined, error: () => undefined };
let now = START;
const clock = () => now;
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(async () => {
  now = START;
  await test.empty();
});

const enqueue = (message: OutboxMessage) =>
  test.database.transaction((tx) => createOutbox({ keyRing, bus, clock }).enqueue(tx, message));
const runner = (mail?: MailSender) => {
  const shelf = { database: test.database, clock };
  const { handlers } = createMailModule({
    database: test.database,
    mail: mail ?? createEmbeddedMail(saveMailIn(shelf)),
    sms: createEmbeddedSms(saveSmsIn(shelf)),
    line: { send: saveLineIn(shelf), close: async () => undefined },
    clock,
    recipientKeys: [RECIPIENT_KEY],
  });
  return createOutboxRunner({ database: test.database, keyRing, bus, clock, log, handlers });
};

it('a mail and an SMS land in the list of sent messages, newest first, each once (F28)', async () => {
  const mail = { to: 'hanako@example.org', subject: '件名', text: '本文' };
  const sms = { to: '+819012345678', text: '確認コードは123456です。' };
  for (let time = 0; time < 2; time += 1) {
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload: mail });
    await runner().runDue();
    now = new Date(START.getTime() + 60_000);
    await enqueue({ kind: 'send-sms', idempotencyKey: 'sms-1', payload: sms });
    await runner().runDue();
  }
  expect(await listSentMessages(test.database, { limit: 10 })).toEqual([
    { channel: 'sms', recipient: sms.to, subject: '', body: sms.text, sentAt: now },
    { channel: 'mail', recipient: mail.to, subject: '件名', body: '本文', sentAt: START },
  ]);
});

it('a mail server that is down: tried again until it is back, then sent once (F28)', async () => {
  const sent: Mail[] = [];
  let isDown = true;
  const sender: MailSender = {
    send: async (mail) => {
      if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      sent.push(mail);
    },
    close: async () => undefined,
  };
  const run = runner(sender);
  const payload = { to: 'hanako@example.org', subject: '件名', text: '本文' };
  await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
  await run.runDue();
  expect((await test.database.select().from(outboxMessages))[0]?.last_error).toBe('network-ECONNREFUSED');
  isDown = false;
  for (let tries = 0; tries < 3; tries += 1) {
    now = new Date(now.getTime() + 60_000);
    await run.runDue();
  }
  expect(sent).toEqual([{ ...payload, messageId: 'mail-1' }]);
});

it('an address that no mail server can take becomes a dead letter at once', async () => {
  const payload = { to: 'nobody', subject: '件名', text: '本文' };
  await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
  await runner().runDue();
  expect((await test.database.select().from(outboxMessages))[0]).toMatchObject({
    attempts: 1,
    dead_at: START,
    last_error: 'UndeliverableError address',
  });
});

describe('受け取られなかったメール', () => {
  const ADDRESS = 'hanako@example.org';
  const payload = { to: ADDRESS, subject: '件名', text: '本文' };
  const fates = createMailFates([RECIPIENT_KEY]);
  const refusedAt = (address = ADDRESS) => fates.refusedAt(test.database, address);
  const fateOf = async (key: string) => (await fates.of(test.database, [key])).get(key);
  const mailServer = (send: MailSender['send']): MailSender => ({ send, close: async () => undefined });
  const refusing = mailServer(async () => {
    throw new MailRefusedError('smtp-550');
  });
  const later = () => {
    now = new Date(now.getTime() + 60_000);
  };

  it('サーバーが最後まで断った場合、そのメールにも、その宛先にも残る。それまでは、送ったとは言わない', async () => {
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
    expect([await fateOf('mail-1'), await fateOf('mail-2')]).toEqual(['waiting', undefined]);
    await runner(refusing).runDue();
    expect(await fateOf('mail-1')).toBe('refused');
    expect([await refusedAt('HANAKO@example.org'), await refusedAt('taro@example.org')]).toEqual([
      START,
      null,
    ]);
    const rows = JSON.stringify((await test.database.execute('select * from refused_mails')).rows);
    expect(rows).not.toMatch(/hanako|example/);
  });

  it('サーバーが止まっていただけの場合、断られたとはしない', async () => {
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
    await runner(mailServer(() => Promise.reject(new Error('connect')))).runDue();
    expect([await fateOf('mail-1'), await refusedAt()]).toEqual(['waiting', null]);
    later();
    await runner().runDue();
    expect(await fateOf('mail-1')).toBe('taken');
  });

  it('同じ宛先があとでメールを受け取った場合、宛先の断りは終わり、届かなかったメールはそのまま', async () => {
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
    await runner(refusing).runDue();
    later();
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-2', payload });
    await runner().runDue();
    expect([await refusedAt(), await fateOf('mail-1'), await fateOf('mail-2')]).toEqual([
      null,
      'refused',
      'taken',
    ]);
  });

  it('あとから届いた知らせの場合も残り、中継のサーバーが次のメールを受け取っても、消えない', async () => {
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-1', payload });
    await runner().runDue();
    expect(await fateOf('mail-1')).toBe('taken');
    later();
    const notice = [
      'From: MAILER-DAEMON@example.org\n',
      `Final-Recipient: rfc822; ${ADDRESS}\nAction: failed\nStatus: 5.1.1\n`,
      `Message-ID: <${mailIdOf('mail-1')}@example.org>\n`,
    ].join('\n');
    expect(await noteBounces({ database: test.database, fates, now }, notice)).toBe(1);
    expect([await fateOf('mail-1'), await refusedAt()]).toEqual(['refused', now]);
    await enqueue({ kind: 'send-mail', idempotencyKey: 'mail-2', payload });
    await runner().runDue();
    expect(await refusedAt()).not.toBeNull();
  });
});
