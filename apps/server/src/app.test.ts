import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Settings } from './config/settings.ts';
import type { AppUnderTest } from './http/app-under-test.fixture.ts';
import { useApps } from './http/apps.fixture.ts';

const { get, logged, start } = useApps();

describe('hosts (G3, F22)', () => {
  // @proves error misdirected
  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['chofu.localhost:3000', 200],
    ['LOCALHOST', 200],
    ['osaka.localhost:3000', 404, 'NOT_FOUND'],
    ['evil.example', 421, 'MISDIRECTED'],
    ['localhost.evil.example', 421, 'MISDIRECTED'],
    ['localhost:3000@evil.example', 421, 'MISDIRECTED'],
  ])('%s: %i', async (host, status, name = undefined) => {
    const answer = await get('/api/maintenance', { host });
    expect([answer.statusCode, answer.json().name]).toEqual([status, name]);
  });

  test('forwarded headers of a stranger change nothing', async () => {
    const answer = await get('/api/maintenance', {
      host: 'localhost:3000',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  // @proves screen /health-check
  test('health and readiness answer on any host, without cookies', async () => {
    const health = await get('/health-check', { host: 'anything' });
    expect([
      health.statusCode,
      health.body,
      health.headers['content-type'],
      health.headers['set-cookie'],
    ]).toEqual([200, 'Healthy', 'text/plain; charset=utf-8', undefined]);
    const readiness = await get('/readiness', { host: '10.0.0.7:3000' });
    expect(readiness.json()).toMatchObject({ checks: { database: 'ok', outbox: 'ok', content: 'ok' } });
  });
});

describe('every answer', () => {
  test.each(['/api/maintenance', '/api/nothing', '/nothing', '/health-check', '/%ZZ', '/api/docs'])(
    '%s carries the security headers and a request id of ours',
    async (url) => {
      const { headers } = await get(url, { 'x-request-id': 'mine' });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    },
  );

  test.each([
    [false, 'max-age=63072000'],
    [true, 'max-age=63072000; includeSubDomains'],
  ])(
    'HSTS is sent on https alone, for the hosts below ours only where that is set: %s',
    async (hstsSubdomains, hsts) => {
      await start({}, { publicUrl: 'https://hidamari.example', hstsSubdomains });
      const { headers } = await get('/api/maintenance', { host: 'hidamari.example' });
      expect(headers['strict-transport-security']).toBe(hsts);
    },
  );

  test('the log holds the pattern and never query, cookie, address or agent (F35)', async () => {
    await get('/api/favorite-article-counts/abc?access_token=line-secret', {
      cookie: 'session=session-hanako',
      'user-agent': 'agent-of-hanako',
    });
    const lines = logged().map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({
      method: 'GET',
      route: '/api/favorite-article-counts/:id',
      status: 409,
      variant: 'aflac',
    });
    expect(logged().join('')).not.toMatch(/line-secret|hanako|127\.0\.0\.1|abc/);
  });
});

describe('documents for developers', () => {
  test('the OpenAPI document and its page hold every call', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const path of Object.keys(document.paths)) expect(page.body).toContain(` ${path}</code>`);
    expect(page.body).not.toContain('<script');
  });

  test.each(['/api/docs', '/api/docs.css', '/api/openapi.json'])(
    '%s answers 404 without API_DOCS, as what is not there',
    async (url) => {
      await start({}, { apiDocs: false });
      const [answer, nothing] = [await get(url), await get('/api/nothing')];
      expect([answer.statusCode, answer.json().name]).toEqual([404, 'NOT_FOUND']);
      expect(answer.headers['cache-control']).toBe(nothing.headers['cache-control']);
    },
  );
});

describe('a listening server', () => {
  /** Begins to listen on a free port of this machine, which it answers. */
  const listening = async ({ app }: AppUnderTest) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  };
  const listen = async () => listening(await start());

  test('has limits for slow and many clients (F32)', async () => {
    const portal = await start();
    await listening(portal);
    const { server } = portal.app;
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBe(15_000);
    expect(server.timeout).toBe(60_000);
    expect(server.maxConnections).toBe(4_000);
  });

  test('HEAD has the headers and no body', async () => {
    const port = await listen();
    const request = httpRequest({ port, host: '127.0.0.1', path: '/health-check', method: 'HEAD' }).end();
    const [answer] = await once(request, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    expect([answer.statusCode, Buffer.concat(chunks).length]).toEqual([200, 0]);
  });

  test('a request that is no HTTP is turned away with 400', async () => {
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    socket.end('NOT HTTP AT ALL\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  /** A portal with a page that answers when it is told to, and a request for it that has begun. */
  async function begunAnswer(settings: Partial<Settings> = {}) {
    const finish = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const portal = await start(
      {
        plugins: [
          async (app) => {
            app.get('/slow', { config: { kind: 'page' } }, () => {
              begun.resolve();
              return finish.promise;
            });
          },
        ],
      },
      settings,
    );
    const to = { host: '127.0.0.1', port: await listening(portal) };
    const ask = async (path: string) => {
      const [answer] = await once(httpRequest({ ...to, path, agent: false }).end(), 'response');
      answer.resume();
      return answer;
    };
    const answered = ask('/slow');
    await begun.promise;
    return { app: portal.app, to, ask, answered, finish: () => finish.resolve('done') };
  }

  test('a stopping server finishes what it has begun, and readiness says so (F43)', async () => {
    const { app, answered, finish } = await begunAnswer();
    const stopped = app.drain();
    const readiness = await app.inject('/readiness').catch(() => null);
    expect(readiness === null || readiness.statusCode === 503).toBe(true);
    finish();
    const answer = await answered;
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await stopped;
  });

  test('until load balancers have seen that it stops, a server still answers, and closes connections that say nothing', async () => {
    const { app, to, ask, answered, finish } = await begunAnswer({ stopDelaySeconds: 1 });
    // As browsers open connections ahead.
    const silent = connect(to);
    await once(silent, 'connect');
    const silentEnds = once(silent, 'close');
    const stopped = app.drain();
    const readiness = await ask('/readiness');
    expect([readiness.statusCode, readiness.headers['retry-after']]).toEqual([503, '5']);
    const health = await ask('/health-check');
    expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);
    await silentEnds;
    // It did not wait for the moment at which everything is cut: what had begun is still answered.
    finish();
    expect((await answered).statusCode).toBe(200);
    await stopped;
    await expect(ask('/health-check')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
