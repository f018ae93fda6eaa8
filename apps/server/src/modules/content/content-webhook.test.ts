import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import { type AppUnderTest, startApp } from '../../http/app-under-test.fixture.ts';
import { contentWebhookPlugin } from './content-webhook.plugin.ts';

const SECRET = 'shared-with-the-content-service';
const BODY = JSON.stringify({ service: 'hidamari', api: 'cancer-information', id: 'x', type: 'edit' });
const signed = (body: string, secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex');

let portal: AppUnderTest;
let told: number;
beforeEach(async () => {
  told = 0;
  const bus = createInProcessBus(() => undefined);
  bus.subscribe('content-changed', () => {
    told += 1;
  });
  portal = await startApp({ plugins: [contentWebhookPlugin({ secret: SECRET, bus })] });
  return () => portal.close();
});

async function tell(signature: string | undefined, body = BODY) {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/content-webhook',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'x-microcms-signature': signature }),
    },
    payload: body,
  });
  await busDrained();
  return response;
}

describe('the content service tells of a change', () => {
  it('with a true signature: every server is told, and nothing is answered', async () => {
    const response = await tell(signed(BODY));
    expect([response.statusCode, response.body, told]).toEqual([204, '', 1]);
  });

  it.each([
    ['no signature', undefined, BODY],
    ['the signature of another secret', signed(BODY, 'another'), BODY],
    ['the signature of another body', signed('{}'), BODY],
    ['something that is no signature', 'not-hex', BODY],
    ['half a signature', signed(BODY).slice(0, 20), BODY],
  ])('with %s: refused in the envelope, and nobody is told', async (_what, signature, body) => {
    const response = await tell(signature, body);
    expect([response.statusCode, response.json().name, told]).toEqual([403, 'FORBIDDEN', 0]);
  });

  it('a body that is no JSON is proved all the same, not read', async () => {
    expect((await tell(signed('{'), '{')).statusCode).toBe(204);
  });
});
