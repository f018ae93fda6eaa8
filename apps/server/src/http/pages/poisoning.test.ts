import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allTold } from '../../bus/all-told.fixture.ts';
import type { Settings } from '../../config/settings.ts';
import { type AppUnderTest, startApp } from '../app-under-test.fixture.ts';
import type { PageHandler } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';
import { STRANGE_ADDRESSES, STRANGE_COOKIES, STRANGE_HEADERS } from './poisoning.fixture.ts';

/** A renderer that repeats whatever reaches it, as the worst of pages would; the nonce alone is taken off again. */
const repeatAll: PageHandler = async (request, context, verdict) => {
  const { variant, host, origin, member, hasChallenge, hasLeft, onOrganizationHost } = context;
  const headers = [...request.headers].filter(([name]) => name !== 'user-agent');
  const told = { url: request.url, headers, variant, host, origin, member, hasChallenge, hasLeft };
  const html = `<script nonce="${context.nonce}">start()</script><p>${JSON.stringify({ ...told, onOrganizationHost })}</p>`;
  return new Response(html + 'あ'.repeat(500), {
    status: verdict.kind === 'enter' ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

const startPortal = (settings: Partial<Settings> = {}) =>
  startApp(
    {
      pages: { handler: repeatAll, sessions: { mintAccessToken: () => Promise.reject(new Error('nobody')) } },
    },
    settings,
  );

const VISITOR = { host: 'localhost:3000', cookie: ELIGIBLE };

/** What the next visitor gets: everything that a browser or a cache looks at. */
async function nextVisitor({ app }: AppUnderTest, headers: Record<string, string> = VISITOR) {
  const { statusCode, headers: answered, rawPayload } = await app.inject({ url: '/articles', headers });
  const { date: _date, 'x-request-id': _id, ...rest } = answered;
  return { statusCode, headers: rest, text: rawPayload.toString('base64') };
}

type Clean = Awaited<ReturnType<typeof nextVisitor>>;
let portal: AppUnderTest;
let clean: Clean;
beforeAll(async () => {
  portal = await startPortal();
  clean = await nextVisitor(portal);
});
afterAll(() => portal.close());
// Every stranger comes to an empty cache: what they ask for is drawn for them first.
beforeEach(async () => {
  await portal.bus.publish('content-changed');
  await allTold();
});

test('まっさらな画面は、200で、取り置ける', () => {
  expect(clean.statusCode).toBe(200);
  expect(clean.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  expect(clean.headers['set-cookie']).toBeUndefined();
});

describe('次の訪問者は、前の人が何を送っても、同じバイトを受け取る（F34）', () => {
  afterEach(async () => expect(await nextVisitor(portal)).toEqual(clean));

  test.each(STRANGE_HEADERS)('%s', async (_what, headers) => {
    const { statusCode } = await portal.app.inject({ url: '/articles', headers: { ...VISITOR, ...headers } });
    expect(statusCode).toBe(200);
  });

  test.each(STRANGE_COOKIES)('eligibilityのCookieに%s', async (_what, cookie) => {
    const headers = { ...VISITOR, cookie: `${cookie}; eligibility_renewed=1` };
    const { statusCode, body } = await portal.app.inject({ url: '/articles', headers });
    expect([statusCode, body]).toEqual([200, Buffer.from(clean.text, 'base64').toString()]);
  });

  test.each(STRANGE_ADDRESSES)('番地 %s', async (url) => {
    const { statusCode } = await portal.app.inject({ url, headers: VISITOR });
    expect([200, 404]).toContain(statusCode);
  });

  test.each(['localhost:9999', 'localhost', '127.0.0.1:3000', 'LOCALHOST:3000', 'localhost.:3000'])(
    'ホスト %s',
    async (host) => {
      const { statusCode } = await portal.app.inject({ url: '/articles', headers: { ...VISITOR, host } });
      expect([200, 421]).toContain(statusCode);
    },
  );

  test('団体のホストの訪問者、一般の訪問者、ログインの途中の人', async () => {
    for (const headers of [
      { ...VISITOR, host: 'chofu.localhost:3000' },
      { ...VISITOR, cookie: 'eligibility=general' },
      { ...VISITOR, cookie: `${ELIGIBLE}; challenge_token=challenge-sign-up` },
      { ...VISITOR, cookie: `${ELIGIBLE}; left_as=general` },
    ]) {
      expect((await portal.app.inject({ url: '/articles', headers })).statusCode).toBe(200);
    }
  });

  test('HEADが先に来ても、GETには全体が届く', async () => {
    const head = await portal.app.inject({ method: 'HEAD', url: '/articles', headers: VISITOR });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(clean.headers['content-length']);
    expect(head.headers.etag).toBe(clean.headers.etag);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)('%s は断る', async (method) => {
    const answer = await portal.app.inject({ method, url: '/articles', headers: VISITOR, payload: '{}' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

test('前の人が版や一部を求めても、圧縮を求めた次の訪問者に、全体が届く', async () => {
  const asked = { ...VISITOR, 'if-none-match': String(clean.headers.etag), range: 'bytes=0-9' };
  expect((await portal.app.inject({ url: '/articles', headers: asked })).statusCode).toBe(304);
  const packed = await nextVisitor(portal, { ...VISITOR, 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(Buffer.from(packed.text, 'base64')).toString('base64')).toBe(clean.text);
});

test('信じている中継の後ろでも、送られた番地やホストは、バイトを変えない（F22）', async () => {
  const proxied = await startPortal({ trustedProxies: ['127.0.0.1'] });
  try {
    for (const [, headers] of STRANGE_HEADERS.slice(0, 6)) {
      await proxied.bus.publish('content-changed');
      await allTold();
      const sent = { ...VISITOR, ...headers };
      expect((await proxied.app.inject({ url: '/articles', headers: sent })).statusCode).toBe(200);
      expect(await nextVisitor(proxied)).toEqual(clean);
    }
  } finally {
    await proxied.close();
  }
});
