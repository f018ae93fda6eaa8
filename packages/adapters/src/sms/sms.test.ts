import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeSmsSender, type SmsHarness } from './conformance.ts';
import { createEmbeddedSms } from './embedded.ts';
import { type Sms, SmsRefusedError } from './port.ts';
import { createSnsSms } from './sns.ts';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
beforeAll(() => {
  Object.assign(process.env, CREDENTIALS);
  return () => {
    for (const name of Object.keys(CREDENTIALS)) delete process.env[name];
  };
});

/** Speaks the service's wire format; `fault` makes it refuse. */
async function startSns(fault?: { status: number; code: string }) {
  const published: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    if (fault) {
      response.writeHead(fault.status, { 'content-type': 'text/xml' });
      const error = `<Type>Sender</Type><Code>${fault.code}</Code><Message>no</Message>`;
      return response.end(`<ErrorResponse><Error>${error}</Error><RequestId>1</RequestId></ErrorResponse>`);
    }
    published.push(new URLSearchParams(body));
    response.writeHead(200, { 'content-type': 'text/xml' });
    return response.end(
      '<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  const sender = createSnsSms({ endpoint: `http://127.0.0.1:${port}`, region: 'ap-northeast-1' });
  return { sender, published, stop };
}

describeSmsSender('embedded', async (): Promise<SmsHarness> => {
  const kept: Sms[] = [];
  return {
    sender: createEmbeddedSms(async (sms) => void kept.push(sms)),
    received: async () => kept.map(({ to, text }) => ({ to, text })),
    close: async () => undefined,
  };
});

describeSmsSender('Amazon SNS', async (): Promise<SmsHarness> => {
  const { sender, published, stop } = await startSns();
  return {
    sender,
    received: async () =>
      published.map((form) => ({ to: form.get('PhoneNumber') ?? '', text: form.get('Message') ?? '' })),
    close: stop,
  };
});

describe('Amazon SNS', () => {
  const SMS: Sms = { to: '+819012345678', text: '確認コード', messageId: 'sms-1' };

  it('gives up on a number that the service refuses', async () => {
    const { sender, stop } = await startSns({ status: 400, code: 'InvalidParameter' });
    await expect(sender.send(SMS)).rejects.toThrow(SmsRefusedError);
    await stop();
  });

  it('a fault of the service may be tried again', async () => {
    const { sender, stop } = await startSns({ status: 403, code: 'AuthorizationError' });
    await expect(sender.send(SMS)).rejects.not.toBeInstanceOf(SmsRefusedError);
    await stop();
  });
});
