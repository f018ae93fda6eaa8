import { type APIRequestContext, expect } from '@playwright/test';
import { ORIGINS } from './addresses.ts';

interface SentMessage {
  channel: 'mail' | 'sms' | 'line';
  recipient: string;
  subject: string;
  body: string;
}

/** Mail and SMS that the portal sent, newest first, as a developer reads them at /dev/outbox. */
async function readOutbox(
  request: APIRequestContext,
  origin: string = ORIGINS.hatch,
): Promise<SentMessage[]> {
  const answer = await request.get(`${origin}/dev/outbox?format=json`);
  const { data } = (await answer.json()) as { data: SentMessage[] };
  return data;
}

/** Subjects of the mails that went to an address, newest first. */
export async function subjectsSentTo(request: APIRequestContext, email: string): Promise<string[]> {
  const messages = await readOutbox(request);
  return messages
    .filter(({ channel, recipient }) => channel === 'mail' && recipient === email)
    .map(({ subject }) => subject);
}

/** The mails that went to an address, newest first, of a portal that a test started for itself. */
export async function mailsTo(
  request: APIRequestContext,
  { email, origin }: { email: string; origin: string },
): Promise<Pick<SentMessage, 'subject' | 'body'>[]> {
  const messages = await readOutbox(request, origin);
  return messages.filter(({ channel, recipient }) => channel === 'mail' && recipient === email);
}

/**
 * The newest one-time code sent to a number; waits until it was sent. `phone` as a member types it: 09012345678.
 * `origin`: of a portal other than the one that all specs share.
 */
export async function newestCodeFor(
  request: APIRequestContext,
  phone: string,
  origin?: string,
): Promise<string> {
  const recipient = `+81${phone.slice(1)}`;
  let code = '';
  await expect
    .poll(
      async () => {
        const messages = await readOutbox(request, origin);
        const sms = messages.find((message) => message.channel === 'sms' && message.recipient === recipient);
        code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
        return code;
      },
      { message: `a code for the number ending in ${phone.slice(-4)}` },
    )
    .toMatch(/^\d{6}$/);
  return code;
}

/** The link in the newest mail to an address that asks to prove it; waits until it was sent. */
export async function newestMailLinkFor(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const messages = await readOutbox(request);
        const mail = messages.find(({ channel, recipient }) => channel === 'mail' && recipient === email);
        link = /https?:\/\/\S+\/login\/mail-verification\?\S+/.exec(mail?.body ?? '')?.[0] ?? '';
        return link;
      },
      { message: 'a link that proves the address' },
    )
    .toContain('email_verify_token=');
  return link;
}

/**
 * The code of the message that an action sends to a number or address. `phone` as a member types it; waits until the
 * message was sent, and never takes one that was there before.
 */
export async function codeSentBy(
  request: APIRequestContext,
  to: { phone: string } | { email: string },
  action: () => Promise<unknown>,
): Promise<string> {
  const recipient = 'phone' in to ? `+81${to.phone.slice(1)}` : to.email;
  const codes = async () =>
    (await readOutbox(request))
      .filter((message) => message.recipient === recipient)
      .map(({ body }) => /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0])
      .filter((code) => code !== undefined);
  const before = (await codes()).length;
  await action();
  let sent: string[] = [];
  await expect
    .poll(
      async () => {
        sent = await codes();
        return sent.length;
      },
      { message: 'messages with a code' },
    )
    .toBeGreaterThan(before);
  return sent[0] ?? '';
}

/** Waits for a mail to this address that says these words, whatever else went there. */
export async function expectMailTo(request: APIRequestContext, email: string, words: string): Promise<void> {
  const bodies = async () =>
    (await readOutbox(request)).filter(({ recipient }) => recipient === email).map(({ body }) => body);
  await expect.poll(async () => (await bodies()).join('\n')).toContain(words);
}
