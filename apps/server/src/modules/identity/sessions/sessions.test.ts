import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { pageSessionOf } from '../../../portal-under-test/page-session.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../sign-up.fixture.ts';
import { createAccessTokens } from './access-tokens.ts';
import { deviceFamilyOf } from './device-family.ts';

const portal = usePortal();

const me = (browser: Browser, token?: string) => browser.call('GET', '/users/me', undefined, token);
const refresh = (browser: Browser) => browser.call('POST', '/auth/refresh');
const pageFacts = (browser: Browser) => ({
  ...FACTS,
  now: portal.dependencies.clock(),
  cookies: { session: browser.cookies.get('session')?.value },
});
const FACTS = {
  id: 'r',
  ip: '10.9.9.9',
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  variant: 'hatch',
  userAgent: '',
} as const;

describe('セッション', () => {
  // @proves call GET /users/me
  it('Cookieだけでは会員の呼び出しはできず、ページのための短いトークンだけが作れる', async () => {
    const { browser } = await makeMember(portal, 'general');
    expect((await me(browser)).statusCode).toBe(401);
    const page = await pageSessionOf(portal, pageFacts(browser));
    expect((await me(browser, page?.accessToken)).json().id).toBe(page?.memberId);
    expect(page?.accessTokenExpiresAt.getTime()).toBeLessThanOrEqual(
      portal.dependencies.clock().getTime() + 900_000,
    );
  });

  it('ログインの前から持っていたCookieは、ログインの後では使えない', async () => {
    const victim = await makeMember(portal, 'general');
    const planted = 'planted-by-somebody-else';
    const browser = new Browser(portal.app);
    browser.cookies.set('session', { value: planted, path: '/' });
    const { answer } = await logIn(portal, browser, { identifier: victim.phone });
    expect(answer?.statusCode).toBe(200);
    const fresh = browser.cookies.get('session')?.value;
    expect(fresh).not.toBe(planted);
    browser.cookies.set('session', { value: planted, path: '/' });
    expect(await pageSessionOf(portal, pageFacts(browser))).toBeNull();
  });

  it('同じブラウザでログインし直すと、前のセッションは終わる', async () => {
    const person = await makeMember(portal, 'general');
    const before = person.browser.cookies.get('session');
    await logIn(portal, person.browser, { identifier: person.phone });
    expect(person.browser.cookies.get('session')?.value).not.toBe(before?.value);
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(401);
  });

  it('60分使わないと終わり、使い続けても24時間で終わる', async () => {
    const idle = await makeMember(portal, 'general');
    portal.pass(3_601);
    expect(await pageSessionOf(portal, pageFacts(idle.browser))).toBeNull();
    const busy = await makeMember(portal, 'general');
    let pages = 0;
    while ((await pageSessionOf(portal, pageFacts(busy.browser))) && pages < 60) {
      pages += 1;
      portal.pass(1_800);
    }
    expect(pages).toBe(48);
  });

  it('アクセストークンは15分で切れ、書き換えたものや別の鍵のものは通らない', async () => {
    const person = await makeMember(portal, 'general');
    const now = portal.dependencies.clock();
    const foreign = await createAccessTokens([Buffer.alloc(32, 9)]).mint(
      '31111111-1111-4111-8111-111111111111',
      now,
    );
    const [head, body] = person.accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`;
    for (const token of [foreign.token, `${head}.${body}.AAAA`, unsigned, 'x']) {
      expect((await me(person.browser, token)).statusCode, token).toBe(401);
    }
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(200);
    portal.pass(901);
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(401);
  });

  // @proves call GET /users/me
  it('訪れた日は日本の日付で数える', async () => {
    const person = await makeMember(portal, 'general');
    const count = async () => {
      const page = await pageSessionOf(portal, pageFacts(person.browser));
      return (await me(person.browser, page?.accessToken)).json().visited_days_count;
    };
    expect(await count()).toBe(1);
    for (let halfHours = 0; halfHours < 46; halfHours += 1) {
      portal.pass(1_800);
      await pageSessionOf(portal, pageFacts(person.browser));
    }
    portal.pass(1_700);
    expect(await count()).toBe(2);
  });
});

describe('リフレッシュトークン', () => {
  // @proves call POST /auth/refresh
  // @proves cookie refresh
  it('使うたびに新しくなり、本文にもスクリプトから読めるCookieにも出ない', async () => {
    const { browser } = await makeMember(portal, 'general');
    const before = browser.cookies.get('refresh')?.value;
    const answer = await refresh(browser);
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      expires_in: 900,
      refresh: 'cookie',
      hash_user_id: expect.stringMatching(/^[\w-]{43}$/),
    });
    const after = browser.cookies.get('refresh')?.value;
    expect(after).not.toBe(before);
    expect(answer.body).not.toContain(String(after));
    expect(String(answer.headers['set-cookie'])).toMatch(/refresh=[^;]+;[^,]*HttpOnly/);
    expect((await me(browser, answer.json().access_token)).statusCode).toBe(200);
  });

  // @proves cookie refresh
  it('一度使ったものがまた届くと、その家族もセッションも終わる', async () => {
    const { browser } = await makeMember(portal, 'general');
    const stolen = browser.cookies.get('refresh');
    const renewed = (await refresh(browser)).json();
    const thief = new Browser(portal.app);
    if (stolen) thief.cookies.set('refresh', stolen);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect((await me(browser, renewed.access_token)).statusCode).toBe(401);
    expect((await refresh(browser)).statusCode).toBe(401);
    expect(await pageSessionOf(portal, pageFacts(browser))).toBeNull();
  });

  it('同じブラウザで人が入れ替わった場合、だれのセッションかを答えから見分けられる', async () => {
    const before = await makeMember(portal, 'general');
    const after = await makeMember(portal, 'general');
    const handleOf = async (token: string, browser: Browser) =>
      (await me(browser, token)).json().hash_user_id;
    const own = await handleOf(before.accessToken, before.browser);
    const others = await handleOf(after.accessToken, after.browser);
    expect((await pageSessionOf(portal, pageFacts(before.browser)))?.hashUserId).toBe(own);
    const entered = await logIn(portal, before.browser, { identifier: after.phone });
    expect(entered.answer?.json().hash_user_id).toBe(others);
    expect((await refresh(before.browser)).json().hash_user_id).toBe(others);
    expect(others).not.toBe(own);
  });

  // @proves call POST /auth/refresh
  it('Authorizationヘッダーからも受け取る', async () => {
    const { browser } = await makeMember(portal, 'general');
    const token = browser.cookies.get('refresh')?.value;
    browser.cookies.delete('refresh');
    expect((await browser.call('POST', '/auth/refresh', undefined, token)).statusCode).toBe(200);
  });

  /** A call whose answer never arrives: the browser keeps the cookies that it had. */
  const loseAnswer = async (browser: Browser) => {
    const kept = new Map(browser.cookies);
    const answer = await refresh(browser);
    const successor = browser.cookies.get('refresh')?.value;
    browser.cookies.clear();
    for (const [name, cookie] of kept) browser.cookies.set(name, cookie);
    return { status: answer.statusCode, successor };
  };
  const isSignedIn = async (browser: Browser) => (await pageSessionOf(portal, pageFacts(browser))) !== null;

  it('同時に2回使われた場合、新しいトークンは1つしか出ない', async () => {
    const { browser } = await makeMember(portal, 'general');
    await browser.ask('/api/sanctum/csrf-cookie');
    const headers = {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const asked = [1, 2].map(() => browser.ask('/api/auth/refresh', { method: 'POST', headers }));
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const given = answers.map((answer) => /refresh=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1]);
    expect(given[0]).toMatch(/^[\w-]{43}$/);
    expect(given[1]).toBe(given[0]);
    expect((await refresh(browser)).statusCode).toBe(200);
  });

  it('答えが届かなかった場合、1分のあいだ、同じブラウザは、何度でも同じ続きを受け取る', async () => {
    const { browser } = await makeMember(portal, 'general');
    const lost = [];
    for (let time = 0; time < 10; time += 1) {
      lost.push(await loseAnswer(browser));
      portal.pass(5);
    }
    expect(lost.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(lost.map(({ successor }) => successor)).size).toBe(1);
    const renewed = await refresh(browser);
    expect(browser.cookies.get('refresh')?.value).toBe(lost[0]?.successor);
    expect((await me(browser, renewed.json().access_token)).statusCode).toBe(200);
    // Ten times in a row, each with the renewal after it: nobody is signed out.
    for (let time = 0; time < 10; time += 1) {
      portal.pass(61);
      await loseAnswer(browser);
      expect((await refresh(browser)).statusCode).toBe(200);
    }
  });

  it('続きがもう使われていた場合、そのまた続きを受け取り、古いものには戻らない', async () => {
    const { browser } = await makeMember(portal, 'general');
    const first = browser.cookies.get('refresh');
    await refresh(browser);
    await refresh(browser);
    const newest = browser.cookies.get('refresh')?.value;
    if (first) browser.cookies.set('refresh', first);
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(browser.cookies.get('refresh')?.value).toBe(newest);
    portal.pass(120);
    expect((await refresh(browser)).statusCode).toBe(200);
  });

  it('61秒たつと、同じブラウザからでも、写されたものとして、セッションが終わる', async () => {
    const { browser } = await makeMember(portal, 'general');
    await loseAnswer(browser);
    portal.pass(61);
    expect((await refresh(browser)).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ほかの人のセッションで、使われたばかりのものを見せても、続きは出ず、元のセッションが終わる', async () => {
    const owner = (await makeMember(portal, 'general')).browser;
    const thief = (await makeMember(portal, 'general')).browser;
    const stolen = owner.cookies.get('refresh');
    await refresh(owner);
    if (stolen) thief.cookies.set('refresh', stolen);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect(await isSignedIn(owner)).toBe(false);
    expect((await refresh(owner)).statusCode).toBe(401);
  });

  it('両方のCookieを写された場合も、二人のうち遅れて使ったところで、終わる', async () => {
    const { browser } = await makeMember(portal, 'general');
    const thief = new Browser(portal.app);
    for (const [name, cookie] of browser.cookies) thief.cookies.set(name, cookie);
    await refresh(thief);
    await refresh(browser);
    portal.pass(600);
    expect((await refresh(thief)).statusCode).toBe(200);
    portal.pass(61);
    expect((await refresh(browser)).statusCode).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('終わったセッションでは、1分のうちでも、続きは出ない', async () => {
    const { browser, accessToken } = await makeMember(portal, 'general');
    await loseAnswer(browser);
    const kept = new Map(browser.cookies);
    await browser.call('POST', '/logout', undefined, accessToken);
    for (const [name, cookie] of kept) browser.cookies.set(name, cookie);
    expect((await refresh(browser)).statusCode).toBe(401);
  });

  it('平文では残らない', async () => {
    const { browser } = await makeMember(portal, 'general');
    const { rows } = await portal.dependencies.database.execute(
      'select s.*, r.* from sessions s join session_refresh_tokens r on r.session_id = s.id',
    );
    const stored = JSON.stringify(rows);
    for (const name of ['session', 'refresh']) expect(stored).not.toContain(browser.cookies.get(name)?.value);
    await refresh(browser);
    const after = await portal.dependencies.database.execute('select * from session_refresh_tokens');
    expect(JSON.stringify(after.rows)).not.toContain(browser.cookies.get('refresh')?.value);
  });
});

describe('ログアウト', () => {
  // @proves call POST /logout
  // @proves state logout
  it('その人の全ての端末のセッションとトークンが終わり、行き先を答える', async () => {
    const person = await makeMember(portal, 'general');
    const phone = new Browser(portal.app);
    const other = (await logIn(portal, phone, { identifier: person.phone })).answer?.json();
    const refreshToken = person.browser.cookies.get('refresh');
    const out = await person.browser.call('POST', '/logout', undefined, person.accessToken);
    expect(out.statusCode, out.body).toBe(200);
    expect(new URL(out.json().url).origin).toBe('http://localhost:3000');
    expect(person.browser.cookies.has('session')).toBe(false);
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(401);
    expect((await me(phone, other.access_token)).statusCode).toBe(401);
    if (refreshToken) person.browser.cookies.set('refresh', refreshToken);
    expect((await refresh(person.browser)).statusCode).toBe(401);
    const left = await person.browser.ask(out.json().url.replace('http://localhost:3000', ''));
    expect([left.statusCode, left.headers.location]).toEqual([303, 'http://localhost:3000/?role=hatch']);
  });

  // @proves state logout
  it('ほかのサイトへは送らない', async () => {
    const left = await new Browser(portal.app).ask('/idp/logout?logout_uri=https://evil.example/');
    expect(left.headers.location).toBe('http://localhost:3000/');
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'iPhone・Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    'Androidスマートフォン・Chrome',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari Line/15.0', 'iPhone・LINE'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36 Edg/150.0', 'Windowsパソコン・Edge'],
  ['curl/8', '不明な端末'],
])('端末の見分け：%s', (userAgent, family) => {
  expect(deviceFamilyOf(userAgent)).toBe(family);
});
