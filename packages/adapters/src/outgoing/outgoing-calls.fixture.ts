import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { createMicrocmsSource } from '../content/microcms.ts';
import { createSalesforceCrm } from '../crm/salesforce.ts';
import { CLIENT } from '../crm/salesforce-under-test.fixture.ts';
import { createCognitoUserPool } from '../identity/cognito.ts';
import { createSmtpMail } from '../mail/smtp.ts';
import { createLine } from '../messaging/line.ts';
import { CHANNEL } from '../messaging/stub-line.fixture.ts';
import type { ObjectStorage } from '../object-storage/port.ts';
import { createS3ObjectStorage } from '../object-storage/s3.ts';
import { createPublicPage } from '../privacy-policy/public-page.ts';
import { createSnsSms } from '../sms/sns.ts';
import { HTTP, SMTP, type Words } from './difficult-peer.fixture.ts';
import { limitedFetch } from './limited-fetch.ts';

/** One call to another service, as an adapter makes it. */
export interface OutgoingCall {
  name: string;
  /** What the service says. */
  words: Words;
  /** The most that is read of an answer, in bytes. */
  readBytes: number;
  /** Asks the service at this port once; `close` gives back what the client keeps for later calls. */
  ask(port: number): { answer: Promise<unknown>; close?: () => unknown };
}

/** What the hosted login's library is given for each of its requests. */
const HOSTED_LOGIN_MS = 10_000;
const REGION = 'ap-northeast-1';
const at = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Every kind of call that leaves the process. With `givenUpMs` each is given up so early, in place of the product's limits,
 * which `npm run` tests would wait for; how much is read is limited as in the product.
 */
export function outgoingCalls(givenUpMs?: number): OutgoingCall[] {
  const early = givenUpMs === undefined ? undefined : limitsOf(givenUpMs);
  const time = givenUpMs === undefined ? {} : { timeoutMs: givenUpMs };
  const http = (name: string, ask: OutgoingCall['ask'], readBytes = 1_000_000): OutgoingCall => ({
    ...{ name, words: HTTP, readBytes, ask },
  });
  const stored = (act: string, use: (storage: ObjectStorage) => Promise<unknown>) =>
    http(`object storage: ${act}`, (port) => {
      const storage = createS3ObjectStorage(
        { bucket: 'pictures', endpoint: at(port), region: REGION },
        early,
      );
      return { answer: use(storage), close: () => storage.close() };
    });
  const line = (act: string, use: (line: ReturnType<typeof createLine>) => Promise<unknown>) =>
    http(`LINE: ${act}`, (port) => ({
      answer: use(createLine({ ...CHANNEL, endpoint: at(port) }, givenUpMs)),
    }));
  return [
    http(
      'content service',
      (port) => {
        const source = createMicrocmsSource({ baseUrl: `${at(port)}/api/v1`, apiKey: 'key', ...time });
        return { answer: source.single('info', 'portal-open', z.unknown()) };
      },
      6_000_000,
    ),
    stored('reading', async (storage) =>
      buffer((await storage.get('kept/a'))?.stream ?? Readable.from([], { objectMode: false })),
    ),
    stored('writing', (storage) => {
      const bytes = Buffer.alloc(100_000);
      return storage.put('kept/a', Readable.from([bytes], { objectMode: false }), bytes.length);
    }),
    stored('forgetting', (storage) => storage.delete('kept/a')),
    http('user pool', (port) => {
      const pool = createCognitoUserPool('ap-northeast-1_test', {
        endpoint: at(port),
        ...(early && { limits: early }),
      });
      const command = new AdminGetUserCommand({ UserPoolId: 'ap-northeast-1_test', Username: 'u' });
      return { answer: pool.send(command) };
    }),
    http('hosted login', (port) => {
      const signal = AbortSignal.timeout(givenUpMs ?? HOSTED_LOGIN_MS);
      return { answer: limitedFetch(1_000_000)(`${at(port)}/token`, { redirect: 'manual', signal }) };
    }),
    http('SMS', (port) => {
      const sender = createSnsSms({ endpoint: at(port), region: REGION }, early);
      const answer = sender.send({ to: '+819012345678', text: '確認コード', messageId: 'sms-1' });
      return { answer, close: () => sender.close() };
    }),
    {
      name: 'mail',
      words: SMTP,
      readBytes: 1_000_000,
      ask: (port) => {
        const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'support@example.org' };
        const sender = createSmtpMail(settings, early);
        const mail = { to: 'hana@example.org', subject: 'お知らせ', text: '本文', messageId: 'mail-1' };
        return { answer: sender.send(mail), close: () => sender.close() };
      },
    },
    line('a message', (api) => api.send({ to: 'U1', text: 'お返事が届いています。', messageId: 'm' })),
    line('a link', (api) => api.issueLinkToken('U1')),
    line('whose token it is', (api) => api.personOf('token')),
    line('taking back what was allowed', (api) => api.revokeGrant('token')),
    http('page of the privacy policy', (port) => ({
      answer: createPublicPage({ url: `${at(port)}/page`, ...time }).read(),
    })),
    http(
      'CRM',
      (port) => {
        const crm = createSalesforceCrm({ url: at(port), ...CLIENT, ...time });
        const day = '2026-11-20';
        return {
          answer: crm.listSurveyAnswers({ survey: 'call', from: day, to: day }),
          close: () => crm.close(),
        };
      },
      40_000_000,
    ),
  ];
}

const limitsOf = (ms: number) => ({
  ...{ connectMs: ms, silentMs: ms, wholeMs: ms, answerMs: ms, readMs: ms, uploadMs: ms },
  mostBytes: 1_000_000,
});
