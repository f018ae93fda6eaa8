import { beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, ownPageHeaders, startApp } from './app-under-test.fixture.ts';

describe('anti-forgery (G145, F14)', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    portal = await startApp();
    return () => portal.close();
  });

  /** Any call of a visitor that changes something; 422 says that the anti-forgery check let it through. */
  const change = async (headers: Record<string, string>) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
    return [answer.statusCode, answer.json().name];
  };
  const REFUSED = [403, 'ANTI_FORGERY'];

  // @proves call GET /sanctum/csrf-cookie
  // @proves cookie visit
  test('a visitor gets a pre-session cookie once, and a readable token', async () => {
    const first = await portal.app.inject({
      url: '/api/sanctum/csrf-cookie',
      headers: { host: 'localhost:3000' },
    });
    const names = [first.headers['set-cookie']].flat().map((line) => String(line).split('=')[0]);
    expect([first.statusCode, first.body, names]).toEqual([204, '', ['visit', 'XSRF-TOKEN']]);
    const headers = await ownPageHeaders(portal.app);
    const again = await portal.app.inject({ url: '/api/sanctum/csrf-cookie', headers });
    expect([again.headers['set-cookie']].flat()).toHaveLength(1);
  });

  test('our own page gets through', async () => {
    expect(await change(await ownPageHeaders(portal.app))).toEqual([422, 'VALIDATION']);
  });

  test('a member in a session gets through with a token of that session', async () => {
    const headers = await ownPageHeaders(portal.app, { cookie: 'session=session-hanako' });
    expect(headers.cookie).not.toContain('visit=');
    expect(await change(headers)).toEqual([422, 'VALIDATION']);
  });

  // @proves error anti_forgery
  test.each<[string, (own: Record<string, string>) => Record<string, string>]>([
    ['no token', ({ 'x-xsrf-token': _, ...rest }) => rest],
    ['a changed token', (own) => ({ ...own, 'x-xsrf-token': `${own['x-xsrf-token']}x` })],
    ['a cookie alone', ({ cookie, host }) => ({ cookie: cookie ?? '', host: host ?? '' })],
    ['another site', (own) => ({ ...own, origin: 'https://evil.example' })],
    ['a sub-domain of ours', (own) => ({ ...own, origin: 'http://chofu.localhost:3000' })],
    ['no origin', ({ origin: _, ...rest }) => rest],
    ['a sandboxed frame', (own) => ({ ...own, origin: 'null' })],
    ['a cross-site fetch', (own) => ({ ...own, 'sec-fetch-site': 'cross-site' })],
    ['a same-site fetch from a sub-domain', (own) => ({ ...own, 'sec-fetch-site': 'same-site' })],
    ['a token of another session', (own) => ({ ...own, cookie: `${own.cookie}; session=session-hanako` })],
    ['an unsigned visit', (own) => ({ ...own, cookie: 'visit=made-up.signature' })],
  ])('%s is refused', async (_what, forge) => {
    expect(await change(forge(await ownPageHeaders(portal.app)))).toEqual(REFUSED);
  });

  test('a visit that somebody made up is replaced, and no token is made for it', async () => {
    const planted = { host: 'localhost:3000', cookie: 'visit=made-up.signature' };
    const answer = await portal.app.inject({ url: '/api/sanctum/csrf-cookie', headers: planted });
    const names = [answer.headers['set-cookie']].flat().map((line) => String(line).split('=')[0]);
    expect(names).toEqual(['visit', 'XSRF-TOKEN']);
    const own = await ownPageHeaders(portal.app, { cookie: planted.cookie });
    expect(await change({ ...own, cookie: planted.cookie })).toEqual(REFUSED);
  });

  test("another visitor's token is refused", async () => {
    const [mine, theirs] = [await ownPageHeaders(portal.app), await ownPageHeaders(portal.app)];
    expect(await change({ ...mine, 'x-xsrf-token': theirs['x-xsrf-token'] ?? '' })).toEqual(REFUSED);
  });
});
