import { randomUUID } from 'node:crypto';
import { lineSignature } from '@hidamari/adapters/messaging/example/port';
import type { FastifyInstance } from 'fastify';
import { LINE_WEBHOOK_PATH } from '../../modules/line/index.ts';

/** An event in LINE's wire format, without what every event has. */
type ExampleEvent =
  | { type: 'accountLink'; link: { result: 'ok' | 'failed'; nonce: string } }
  | { type: 'follow' | 'unfollow' };

interface Told {
  account: string;
  host: string;
  secret: string;
  event: ExampleEvent;
  now: Date;
}

/** Tells the portal as LINE would: signed bytes to the address of the webhook, read by the portal's own code. */
export async function sendWebhook(
  app: FastifyInstance,
  { account, host, secret, event, now }: Told,
): Promise<void> {
  const body = JSON.stringify({
    destination: 'example',
    events: [
      {
        ...event,
        mode: 'active',
        timestamp: now.getTime(),
        webhookEventId: randomUUID(),
        deliveryContext: { isRedelivery: false },
        source: { type: 'user', userId: account },
      },
    ],
  });
  const answer = await app.inject({
    method: 'POST',
    url: LINE_WEBHOOK_PATH,
    headers: {
      host,
      'content-type': 'application/json',
      'x-line-signature': lineSignature(secret, body),
    },
    payload: body,
  });
  if (answer.statusCode !== 200) throw new Error(`the webhook answered ${answer.statusCode}`);
}
