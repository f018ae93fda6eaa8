import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { pageSessionOf } from '../../../portal-under-test/page-session.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { type Entrance, eligiblePerson, logIn, type NewPerson, REGISTRATION } from '../sign-up.fixture.ts';

const portal = usePortal();

const me = (browser: Browser, token: string) => browser.call('GET', '/users/me', undefined, token);
const change = (browser: Browser, hash_user_id: string, token: string) =>
  browser.call('POST', '/account/switch', { hash_user_id }, token);

/** A second member of the same common ID, by another entrance; signed in as that member. */
async function alsoMember(person: NewPerson, entrance: Entrance) {
  const second = await eligiblePerson(portal, entrance);
  await logIn(portal, second.browser, { identifier: person.phone, flow: 'sign-up' });
  const done = await second.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
  expect(done.statusCode, done.body).toBe(201);
  return { browser: second.browser, accessToken: String(done.json().access_token) };
}

describe('もう一人の会員に切り替える（G44）', () => {
  // @proves call POST /account/switch
  it('同じホストの場合、新しいセッションになり、前のトークンもCookieも使えない', async () => {
    const person = await makeMember(portal, 'general');
    const { browser, accessToken } = await alsoMember(person, 'insurance');
    const [other] = (await me(browser, accessToken)).json().other_users;
    expect(other).toMatchObject({ nickname: '花子', variant: 'hatch' });
    const oldCookie = browser.cookies.get('session')?.value;
    const answer = await change(browser, other.hash_user_id, accessToken);
    expect(answer.json(), answer.body).toMatchObject({
      hash_user_id: other.hash_user_id,
      url: '/?role=hatch',
    });
    const after = (await me(browser, answer.json().access_token)).json();
    expect(after).toMatchObject({ member_type: 'general', hash_user_id: other.hash_user_id });
    expect((await me(browser, accessToken)).statusCode).toBe(401);
    expect(browser.cookies.get('session')?.value).not.toBe(oldCookie);
    const before = new Browser(portal.app);
    before.cookies.set('session', { value: String(oldCookie), path: '/' });
    const facts = { ...FACTS, now: portal.dependencies.clock(), cookies: { session: oldCookie } };
    expect(await pageSessionOf(portal, facts)).toBeNull();
  });

  // @proves call POST /account/switch
  it('ほかの人の会員の場合、知らない会員と同じに404で断り、いまのセッションはそのまま', async () => {
    const person = await makeMember(portal, 'general');
    const stranger = await makeMember(portal, 'general');
    const foreign = (await me(stranger.browser, stranger.accessToken)).json().hash_user_id;
    const answers = [];
    for (const id of [foreign, 'A'.repeat(43)]) {
      const { statusCode, body } = await change(person.browser, id, person.accessToken);
      answers.push([statusCode, JSON.parse(body).name]);
    }
    expect(answers).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(200);
  });

  it('退会した会員には切り替えられない', async () => {
    const person = await makeMember(portal, 'general');
    const { browser, accessToken } = await alsoMember(person, 'insurance');
    const [other] = (await me(browser, accessToken)).json().other_users;
    await portal.dependencies.database.execute(
      sql`update members set withdrawn_at = now() where member_type = 'general' and base_account_id =
        (select id from base_accounts where email = ${person.email})`,
    );
    expect((await change(browser, other.hash_user_id, accessToken)).statusCode).toBe(404);
  });

  it('団体の会員の場合、そのホストのログイン画面を答え、いまのセッションはそのまま', async () => {
    const person = await makeMember(portal, 'general');
    const chofu = await alsoMember(person, 'chofu');
    const toGeneral = (await me(chofu.browser, chofu.accessToken)).json().other_users[0];
    const leaving = await change(chofu.browser, toGeneral.hash_user_id, chofu.accessToken);
    expect(leaving.json()).toEqual({ url: 'http://localhost:3000/login?role=hatch' });
    const toChofu = (await me(person.browser, person.accessToken)).json().other_users[0];
    expect(toChofu).toMatchObject({ variant: 'chofu' });
    const going = await change(person.browser, toChofu.hash_user_id, person.accessToken);
    expect(going.json()).toEqual({ url: 'http://chofu.localhost:3000/login' });
    expect((await me(person.browser, person.accessToken)).statusCode).toBe(200);
  });

  it('ログインしていない場合、Cookieだけの場合、401で断る', async () => {
    const person = await makeMember(portal, 'general');
    const asked = await person.browser.call('POST', '/account/switch', { hash_user_id: 'A'.repeat(43) });
    expect(asked.statusCode).toBe(401);
  });
});

const FACTS = {
  id: 'r',
  ip: '10.9.9.9',
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  variant: 'hatch',
  userAgent: '',
} as const;
