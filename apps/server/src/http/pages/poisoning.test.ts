import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import type { Settings } from '../../config/settings.ts';
import { type AppUnderTest, startApp } from '../app-under-test.fixture.ts';
import type { PageHandler } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';
import { SAME_PAGE, STRANGE_ADDRESSES, STRANGE_COOKIES, STRANGE_HEADERS } from './poisoning.fixture.ts';

/** A renderer that repeats whatever reaches it, as the worst of pages would; the nonce is taken off again. */
const repeatAll: PageHandler = async (request, context, verdict) => {
  const { variant, host, origin, member, hasChallenge, hasLeft, onOrganizationHost } = context;
  const headers = [...request.headers];
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

/** Addresses under a name that fits on a line. */
const named = (addresses: readonly string[]) => addresses.map((url) => [url.slice(0, 60), url] as const);

/** What a visitor gets: everything that a browser or a cache looks at. */
async function visit({ app }: AppUnderTest, headers: Record<string, string> = VISITOR, url = '/articles') {
  const { statusCode, headers: answered, rawPayload } = await app.inject({ url, headers });
  const { date: _date, 'x-request-id': _id, ...rest } = answered;
  return { statusCode, headers: rest, bytes: rawPayload.toString('base64') };
}

let portal: AppUnderTest;
let clean: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  portal = await startPortal();
  return () => portal.close();
});
beforeAll(async () => {
  clean = await visit(portal);
});
// Every stranger comes to an empty cache: what they ask for is drawn for them first.
beforeEach(async () => {
  await portal.bus.publish('content-changed');
  await busDrained();
});

test('まっさらな画面は、200で、取り置ける', () => {
  expect(clean.statusCode).toBe(200);
  expect(clean.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  expect(clean.headers['set-cookie']).toBeUndefined();
});

describe('次の訪問者は、前の人が何を送っても、同じバイトを受け取る（F34）', () => {
  afterEach(async () => expect(await visit(portal)).toEqual(clean));

  test.each(STRANGE_HEADERS)('%s', async (_what, headers) => {
    expect((await visit(portal, { ...VISITOR, ...headers })).statusCode).toBe(200);
  });

  test.each(STRANGE_COOKIES)('Cookieに%s', async (_what, cookie) => {
    const strange = await visit(portal, { ...VISITOR, cookie: `${cookie}; eligibility_renewed=1` });
    expect([strange.statusCode, strange.bytes]).toEqual([200, clean.bytes]);
  });

  test.each(named(SAME_PAGE))('番地 %s は、同じ画面とする', async (_name, url) => {
    expect(await visit(portal, VISITOR, url)).toEqual(clean);
  });

  test.each(named(STRANGE_ADDRESSES))('番地 %s', async (_name, url) => {
    expect([200, 404]).toContain((await visit(portal, VISITOR, url)).statusCode);
  });

  test.each(['localhost:9999', 'localhost', '127.0.0.1:3000', 'LOCALHOST:3000', 'localhost.:3000'])(
    'ホスト %s',
    async (host) => {
      expect([200, 421]).toContain((await visit(portal, { ...VISITOR, host })).statusCode);
    },
  );

  test('団体のホストの訪問者、一般の訪問者、ログインの途中の人', async () => {
    for (const headers of [
      { ...VISITOR, host: 'chofu.localhost:3000' },
      { ...VISITOR, cookie: 'eligibility=general' },
      { ...VISITOR, cookie: `${ELIGIBLE}; challenge_token=challenge-sign-up` },
      { ...VISITOR, cookie: `${ELIGIBLE}; left_as=general` },
    ]) {
      expect((await visit(portal, headers)).statusCode).toBe(200);
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
  expect((await visit(portal, asked)).statusCode).toBe(304);
  const packed = await visit(portal, { ...VISITOR, 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(Buffer.from(packed.bytes, 'base64')).toString('base64')).toBe(clean.bytes);
});

test('信じている中継の後ろでも、送られた番地やホストは、バイトを変えない（F22）', async () => {
  const proxied = await startPortal({ trustedProxies: ['127.0.0.1'] });
  try {
    for (const [, headers] of STRANGE_HEADERS.slice(0, 6)) {
      await proxied.bus.publish('content-changed');
      await busDrained();
      expect((await visit(proxied, { ...VISITOR, ...headers })).statusCode).toBe(200);
      expect(await visit(proxied)).toEqual(clean);
    }
  } finally {
    await proxied.close();
  }
});
