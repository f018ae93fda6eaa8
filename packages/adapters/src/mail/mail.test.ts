import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { describeMailSender, MAIL, type MailHarness } from './conformance.ts';
import { createEmbeddedMail } from './embedded.ts';
import { type Mail, MailRefusedError, MailUnavailableError } from './port.ts';
import { createSmtpMail } from './smtp.ts';

/** A real SMTP server on a free port; `answer` may refuse a receiver with a code. */
async function startSmtpServer(answer: { refuse?: number } = {}, options: SMTPServerOptions = {}) {
  const logins: string[] = [];
  const arrived: { to: string[]; mail: Email; from: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, session, done) => {
      logins.push(`${auth.username} ${session.secure ? 'sealed' : 'open'}`);
      done(null, { user: auth.username });
    },
    onRcptTo: (_address, _session, done) => {
      const { refuse } = answer;
      done(refuse ? Object.assign(new Error('refused'), { responseCode: refuse }) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, mail: await PostalMime.parse(Buffer.concat(parts)), from });
        done();
      });
    },
    ...options,
  });
  const heard: Buffer[] = [];
  server.server.on('connection', (line: Socket) => line.on('data', (part) => heard.push(part)));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    logins,
    stop,
    answer,
    /** Everything that was said to the server, as it came over the line. */
    heard: () => Buffer.concat(heard).toString('latin1'),
  };
}

describeMailSender('embedded', async (): Promise<MailHarness> => {
  const kept = new Map<string, Mail>();
  return {
    sender: createEmbeddedMail(async (mail) => void kept.set(mail.messageId, mail)),
    received: async () => [...kept.values()].map(({ to, subject, text }) => ({ to, subject, text })),
    receivedIds: async () => [...kept.keys()],
    close: async () => undefined,
  };
});

describeMailSender('SMTP', async (): Promise<MailHarness> => {
  const server = await startSmtpServer();
  const sender = createSmtpMail({ smtpUrl: server.url, from: 'ひだまり <support@example.org>' });
  return {
    sender,
    received: async () =>
      server.arrived.map(({ to, mail }) => ({
        to: to.join(),
        subject: mail.subject ?? '',
        text: (mail.text ?? '').trimEnd(),
      })),
    receivedIds: async () => server.arrived.map(({ mail }) => mail.messageId ?? ''),
    close: async () => {
      await sender.close();
      await server.stop();
    },
  };
});

describe('SMTP', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function open(answer: { refuse?: number } = {}) {
    const server = await startSmtpServer(answer);
    const sender = createSmtpMail({ smtpUrl: server.url, from: 'ひだまり がん相談 <support@example.org>' });
    closers.push(() => sender.close(), server.stop);
    return { server, sender };
  }

  it('names the sender and says that no person wrote it', async () => {
    const { server, sender } = await open();
    await sender.send(MAIL);
    const [arrived] = server.arrived;
    expect(arrived?.from).toBe('support@example.org');
    expect(arrived?.mail.from).toMatchObject({ name: 'ひだまり がん相談', address: 'support@example.org' });
    expect(arrived?.mail.messageId).toMatch(/^<[0-9a-f]{40}@example\.org>$/);
    expect(arrived?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it.each([
    ['hanako..0501@docomo.ne.jp', '"hanako..0501"@docomo.ne.jp'],
    ['hanako.@docomo.ne.jp', '"hanako."@docomo.ne.jp'],
    ['.hanako@ezweb.ne.jp', '".hanako"@ezweb.ne.jp'],
    ['hanako.0501@docomo.ne.jp', 'hanako.0501@docomo.ne.jp'],
  ])('quotes what is no dot-string before the @ (RFC 5321), and nothing else: %s', async (to, quoted) => {
    // Without it this server counts the dots within the quotes too.
    const server = await startSmtpServer({}, { lenientAddressParsing: true });
    const sender = createSmtpMail({ smtpUrl: server.url, from: 'support@example.org' });
    closers.push(() => sender.close(), server.stop);
    await sender.send({ ...MAIL, to });
    const lines = server.heard().split('\r\n');
    expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual([`RCPT TO:<${quoted}>`]);
    expect(lines.find((line) => line.startsWith('To:'))?.replace(/[<>]/g, '')).toBe(`To: ${quoted}`);
    expect(server.arrived.map(({ to }) => to)).toEqual([[quoted]]);
  });

  it('gives up on a receiver that does not exist, and quotes no address', async () => {
    const { sender } = await open({ refuse: 550 });
    const error = await sender.send(MAIL).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(String(error)).toBe('MailRefusedError: smtp-550');
  });

  it('a passing refusal may be tried again', async () => {
    const answer: { refuse?: number } = { refuse: 451 };
    const { server, sender } = await open(answer);
    await expect(sender.send(MAIL)).rejects.toMatchObject({ name: 'MailUnavailableError', code: 'smtp-451' });
    delete answer.refuse;
    await sender.send(MAIL);
    expect(server.arrived).toHaveLength(1);
  });

  it.each([
    ['is asked for', true, { logins: [], mails: 0 }],
    ['is not', false, { logins: ['portal open'], mails: 1 }],
  ])(
    'where encryption %s, a server that does not offer it hears neither password nor mail: %s',
    async (_, requireTls, heard) => {
      const server = await startSmtpServer({}, { allowInsecureAuth: true, hideSTARTTLS: true });
      const smtpUrl = `smtp://portal:secret@127.0.0.1:${server.port}`;
      const sender = createSmtpMail({ smtpUrl, from: 'support@example.org', requireTls });
      closers.push(() => sender.close(), server.stop);
      const refused = await sender.send(MAIL).then(
        () => null,
        (error: unknown) => error,
      );
      expect({ logins: server.logins, mails: server.arrived.length }).toEqual(heard);
      expect(refused === null).toBe(!requireTls);
      // Whoever takes the offer away does not make us give the mail up.
      if (requireTls) expect(refused).toMatchObject({ name: 'MailUnavailableError', code: 'smtp-tls' });
    },
  );

  it('waits no longer than its caller', async () => {
    const server = await startSmtpServer({}, { onMailFrom: () => undefined });
    const sender = createSmtpMail({ smtpUrl: server.url, from: 'support@example.org' });
    closers.push(() => sender.close(), server.stop);
    const leaving = new AbortController();
    const sending = sender.send(MAIL, leaving.signal);
    leaving.abort();
    await expect(sending).rejects.toMatchObject({ code: 'smtp-timeout' });
    expect(server.arrived).toEqual([]);
  });

  it('a mail server that is down may be tried again', async () => {
    const { server, sender } = await open();
    await server.stop();
    await expect(sender.send(MAIL)).rejects.toMatchObject({ code: 'smtp-connection' });
  });

  it('a mail service that takes nothing from our sender is a fault of the service: each mail waits for it', async () => {
    const server = await startSmtpServer(
      {},
      {
        onMailFrom: (_address, _session, done) =>
          done(Object.assign(new Error('sending paused'), { responseCode: 554 })),
      },
    );
    const sender = createSmtpMail({ smtpUrl: server.url, from: 'support@example.org' });
    const failure = await sender.send(MAIL).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MailUnavailableError', code: 'smtp-554' });
  });

  it('a login that the mail server refuses is named, without what it said', async () => {
    const server = await startSmtpServer(
      {},
      {
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) =>
          done(Object.assign(new Error('no portal here'), { responseCode: 535 })),
      },
    );
    const smtpUrl = `smtp://portal:wrong@127.0.0.1:${server.port}`;
    const sender = createSmtpMail({ smtpUrl, from: 'support@example.org' });
    closers.push(() => sender.close(), server.stop);
    const refused = await sender.send(MAIL).catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(MailUnavailableError);
    expect(String(refused)).toBe('MailUnavailableError: smtp-auth');
  });
});
