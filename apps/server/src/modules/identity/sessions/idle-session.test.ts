import { describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../../demo/people/seed-demo-eligibility.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
  usePortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../sign-up.fixture.ts';

const portal = usePortal();

const me = (browser: Browser, token: string) => browser.call('GET', '/users/me', undefined, token);
/** What the browser asks while somebody uses it without any call. */
const reportUse = (browser: Browser, token: string) =>
  browser.call('GET', '/auth-check?path=/account', undefined, token);
const endIdle = (browser: Browser, token: string, path = '/treatment-logs/new') =>
  browser.call('POST', '/logout/idle', { path }, token);
const renewed = async (browser: Browser): Promise<string> =>
  (await browser.call('POST', '/auth/refresh')).json().access_token;

/** When the newest session was last used, in milliseconds. */
async function lastUseOfNewest(): Promise<number> {
  const { rows } = await portal.dependencies.database.execute<{ last_used_at: string }>(
    'select last_used_at from sessions order by created_at desc limit 1',
  );
  return new Date(rows[0]?.last_used_at ?? '').getTime();
}

describe('使っている会員のセッション（G35）', () => {
  // @proves state idle: in use without calls
  it('使っていると伝えるたびに、最後に使った時刻が進む', async () => {
    const { browser, accessToken } = await makeMember(portal, 'general');
    const before = await lastUseOfNewest();
    portal.pass(600);
    expect((await reportUse(browser, accessToken)).statusCode).toBe(200);
    expect((await lastUseOfNewest()) - before).toBeGreaterThanOrEqual(600_000);
  });

  // @proves state idle: in use without calls
  it('伝えつづける場合、何も読み書きしなくても60分をこえて使え、やめると60分で終わる', async () => {
    const { browser } = await makeMember(portal, 'general');
    for (let minutes = 0; minutes < 90; minutes += 30) {
      portal.pass(1_800);
      expect((await reportUse(browser, await renewed(browser))).statusCode).toBe(200);
    }
    const token = await renewed(browser);
    portal.pass(3_601);
    expect((await reportUse(browser, token)).statusCode).toBe(401);
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
  });
});

/** Shorter than an access token lives, so that the idle rule alone decides. */
async function withTenMinutes(run: (strict: PortalUnderTest) => Promise<void>): Promise<void> {
  const strict = await startPortal({ settings: { sessionIdleSeconds: 600 } });
  try {
    await seedDemoEligibility(strict.dependencies.database);
    await run(strict);
  } finally {
    await strict.close();
  }
}

it('時間は設定のとおりで、短くすれば早く終わる', () =>
  withTenMinutes(async (strict) => {
    const { browser, accessToken } = await makeMember(strict, 'general');
    strict.pass(590);
    expect((await reportUse(browser, accessToken)).statusCode).toBe(200);
    const token = await renewed(browser);
    strict.pass(601);
    expect((await reportUse(browser, token)).statusCode).toBe(401);
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
  }));

describe('操作がないためのログアウト（G35）', () => {
  // @proves call POST /logout/idle
  it('そのブラウザだけが終わり、同じ人のほかの端末は使いつづけられる', async () => {
    const person = await makeMember(portal, 'general');
    const phone = new Browser(portal.app);
    const other = (await logIn(portal, phone, { identifier: person.phone })).answer?.json();
    const refreshToken = person.browser.cookies.get('refresh');
    const answer = await endIdle(person.browser, person.accessToken);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ url: '/login' });
    expect(person.browser.cookies.has('session')).toBe(false);
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(401);
    if (refreshToken) person.browser.cookies.set('refresh', refreshToken);
    expect((await person.browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
    expect((await me(phone, other.access_token)).statusCode).toBe(200);
  });

  // @proves call POST /logout/idle
  it('次のログインは、いた画面へ戻る。ほかのサイトや、戻れない画面へは戻らない', async () => {
    const person = await makeMember(portal, 'general');
    const comeBack = async (token: string, path: string) => {
      expect((await endIdle(person.browser, token, path)).statusCode).toBe(200);
      return (await logIn(portal, person.browser, { identifier: person.phone })).answer?.json();
    };
    const first = await comeBack(person.accessToken, '/treatment-logs?keyword=だるさ');
    expect(first.url).toBe('/treatment-logs');
    const second = await comeBack(first.access_token, '//evil.example/treatment-logs');
    expect(second.url).toBe('/');
    const third = await comeBack(second.access_token, 'https://evil.example/');
    expect(third.url).toBe('/');
    const last = await comeBack(third.access_token, `/treatment-logs?keyword=${'あ'.repeat(4_000)}`);
    expect(last.url).toBe('/treatment-logs');
  });

  it('終わったセッションでは、もう一度終えられない', () =>
    withTenMinutes(async (strict) => {
      const [over, standing] = [await makeMember(strict, 'general'), await makeMember(strict, 'general')];
      strict.pass(590);
      expect((await endIdle(standing.browser, standing.accessToken)).statusCode).toBe(200);
      strict.pass(11);
      expect((await endIdle(over.browser, over.accessToken)).statusCode).toBe(401);
    }));
});
