import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { outboxMessages } from '../../../jobs/outbox.table.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, newNumber, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { e164, logIn, PASSWORD, signUp } from '../sign-up.fixture.ts';
import { otherThan, signInTemporarily, temporaryAccount } from '../temporary-account.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const CHOSEN = 'kawaranu-yama-81';
const CHECK = '/hi/hosted-login/phone/password-reset/check/users';
const CODE = '/hi/hosted-login/phone/password/verification';
const SET = '/hi/hosted-login/phone/password';
const begin = (browser: Browser, phone_number: string) => browser.call('POST', CHECK, { phone_number });

/** An answer without what differs from one request to the next. */
function told(answer: { statusCode: number; body: string; headers: Record<string, unknown> }) {
  const body = answer.body
    .replace(/"request_id":"[^"]*"/, '')
    .replace(/"expires_at":"[^"]*"/g, '')
    .replace(/\d+秒|"retry_after":\d+/g, '')
    .replace(/\d{4}"/g, '"');
  return [answer.statusCode, body, Object.keys(answer.headers).sort()];
}

describe('電話番号でのパスワードの再設定（U-L09からU-L11）', () => {
  // @proves call PUT /hi/hosted-login/phone/password
  it('届いたコードのあとで新しいパスワードを決めると、前のログインはすべて終わり、本人にメールで知らせる', async () => {
    const member = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    const asked = await begin(browser, member.phone);
    const masked_to = `090****${member.phone.slice(-4)}`;
    expect(asked.json().challenge, asked.body).toMatchObject({ type: 'sms', masked_to });
    expect((await browser.call('PUT', SET, { password: CHOSEN })).statusCode).toBe(403);
    expect((await browser.call('POST', CODE)).json()).toMatchObject({ masked_to, resend_after: 60 });
    const text = await portal.messageTo(e164(member.phone));
    expect(text).toContain('パスワード再設定');
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    expect((await browser.call('PUT', CODE, { code: otherThan(code) })).json()).toMatchObject({
      name: 'CODE_WRONG',
      detail: { tries_left: 4 },
    });
    expect((await browser.call('PUT', CODE, { code })).json().challenge.type).toBe('new_password');
    expect((await browser.call('PUT', SET, { password: 'password1' })).json().fields).toEqual({
      password: ['password_common'],
    });
    const done = await browser.call('PUT', SET, { password: CHOSEN });
    expect(done.json(), done.body).toEqual({ url: '/login' });
    expect(browser.cookies.has('challenge_token')).toBe(false);
    expect((await browser.call('PUT', SET, { password: CHOSEN })).statusCode).toBe(401);
    expect((await member.browser.call('GET', '/users/me', undefined, member.accessToken)).statusCode).toBe(
      401,
    );
    expect((await member.browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
    const attempt = (password: string) =>
      logIn(portal, new Browser(portal.app), { identifier: member.phone, password });
    expect((await attempt(PASSWORD)).refused?.statusCode).toBe(401);
    expect((await attempt(CHOSEN)).answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  it('ほかの窓口の画面で決めなおした方にも、知らせのメールは、ご自分の窓口から届く', async () => {
    const member = await makeMember(portal, 'general');
    const [link = ''] = /http\S+/.exec(await portal.messageTo(member.email)) ?? [];
    const email_verify_token = new URL(link).searchParams.get('email_verify_token');
    await member.browser.call('PUT', '/email/verification', { email_verify_token });
    const insured = new Browser(portal.app);
    await begin(insured, member.phone);
    await insured.call('POST', CODE);
    await insured.call('PUT', CODE, { code: await portal.codeTo(e164(member.phone)) });
    expect((await insured.call('PUT', SET, { password: CHOSEN })).statusCode).toBe(200);
    const told = await portal.messageTo(member.email);
    expect(told).toContain('パスワードが変わりました');
    expect(told).toContain('お電話：0120-000-001');
  });

  // @proves call POST /hi/hosted-login/phone/password-reset/check/users
  it('知らない番号の場合も、どの段階でも同じ答えで、同じだけ書き込み、コードはどこにも届かない', async () => {
    const member = await makeMember(portal, 'general');
    const { database } = portal.dependencies;
    const stranger = newNumber();
    const answers = [];
    const written = [];
    for (const phone of [member.phone, stranger]) {
      const browser = new Browser(portal.app);
      const before = await database.$count(outboxMessages);
      const steps = [await begin(browser, phone), await browser.call('POST', CODE)];
      // Read from the outbox for the known one: a code that is wrong for both.
      const code = otherThan((await portal.codeTo(e164(phone))) || '123456');
      for (let time = 0; time < 6; time += 1) steps.push(await browser.call('PUT', CODE, { code }));
      steps.push(await browser.call('PUT', SET, { password: CHOSEN }));
      steps.push(await browser.call('POST', CODE));
      written.push((await database.$count(outboxMessages)) - before);
      answers.push(steps.map(told));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(written[1]).toBe(written[0]);
    expect(await portal.messageTo(e164(stranger))).toBe('');
  });

  // @proves call PUT /hi/hosted-login/phone/password/verification
  it('50回同時に違うコードを試されても、照合は5回まで。正しいコードも、もう使えない', async () => {
    const member = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    await begin(browser, member.phone);
    await browser.call('POST', CODE);
    const code = await portal.codeTo(e164(member.phone));
    const tries = Array.from({ length: 50 }, () => browser.call('PUT', CODE, { code: otherThan(code) }));
    const names = (await Promise.all(tries)).map((answer) => answer.json().name);
    expect(names.filter((name) => name === 'CODE_WRONG').length).toBeLessThanOrEqual(5);
    expect((await browser.call('PUT', CODE, { code })).json().name).toBe('CODE_TRIES_SPENT');
  });

  // @proves call POST /hi/hosted-login/phone/password/verification
  // @proves call PUT /hi/hosted-login/phone/password/verification
  it('コードは10分で切れ、再送は60秒待ち、1時間に5通まで', async () => {
    const member = await signUp(portal, 'general');
    const browser = new Browser(portal.app);
    await begin(browser, member.phone);
    await browser.call('POST', CODE);
    const code = await portal.codeTo(e164(member.phone));
    const early = await browser.call('POST', CODE);
    expect([early.statusCode, Number(early.headers['retry-after']) <= 60]).toEqual([429, true]);
    portal.pass(300);
    await browser.call('GET', '/hi/hosted-login/me');
    portal.pass(301);
    expect((await browser.call('PUT', CODE, { code })).json().name).toBe('CODE_EXPIRED');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await browser.call('POST', CODE)).statusCode);
      portal.pass(61);
    }
    // One went out with the sign-up, another one above.
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  // @proves call PUT /hi/hosted-login/phone/password
  it('ほかの手続きのしるしでは、パスワードを決められない', async () => {
    const { username } = await temporaryAccount(portal);
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    for (const [method, path, body] of [
      ['POST', CODE, undefined],
      ['PUT', CODE, { code: '123456' }],
      ['PUT', SET, { password: CHOSEN }],
      ['PUT', '/password-reset/verification', { code: '123456', password: CHOSEN }],
    ] as const) {
      expect((await browser.call(method, path, body)).statusCode).toBe(401);
    }
  });
});

describe('仮IDのパスワードの再設定（U-L02からU-L04）', () => {
  const path = '/password-reset/verification';

  // @proves call PUT /password-reset/verification
  it('メールのコードで新しいパスワードを決められ、コードは一度だけ使える', async () => {
    const { username, email } = await temporaryAccount(portal);
    const browser = new Browser(portal.app);
    expect((await browser.call('POST', path, { username })).json().challenge.type).toBe('email');
    const code = await portal.codeTo(email);
    const set = (body: object) => browser.call('PUT', path, { code, password: CHOSEN, ...body });
    expect((await set({ code: otherThan(code) })).json().name).toBe('CODE_WRONG');
    expect((await set({ password: 'password1' })).json().fields).toEqual({ password: ['password_common'] });
    expect((await set({})).json()).toEqual({ url: '/login-temporary' });
    expect((await set({})).statusCode).toBe(401);
    const signIn = async (password: string) =>
      (await signInTemporarily(new Browser(portal.app), username, password)).statusCode;
    expect([await signIn(PASSWORD), await signIn(CHOSEN)]).toEqual([401, 200]);
  });

  // @proves call POST /password-reset/verification
  it('知らない名前も、共通IDの人の名前も、知っている名前と同じ答えになる', async () => {
    const known = await temporaryAccount(portal);
    const answers = [];
    for (const username of [
      known.username,
      'hd-nobody',
      known.email,
      'nobody@example.com',
      'general@demo.example',
    ]) {
      const browser = new Browser(portal.app);
      const asked = await browser.call('POST', path, { username });
      const code = await portal.codeTo(known.email);
      const set = await browser.call('PUT', path, { code: otherThan(code), password: CHOSEN });
      const { challenge } = asked.json();
      answers.push([asked.statusCode, challenge.type, Object.keys(challenge).length, told(set)]);
      portal.pass(61);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[3]).toEqual(answers[2]);
    expect(answers[4]).toEqual(answers[2]);
    expect(await portal.messageTo('general@demo.example')).toBe('');
  });
});

describe('ログイン中のパスワードの変更（U-L17）', () => {
  const CHANGE = '/hi/hosted-login/logged-in/password';
  const PRESENT = '/hi/hosted-login/logged-in/password-reset/check';

  // @proves call PUT /hi/hosted-login/logged-in/password
  // @proves state password changed
  it('いまのパスワードをもう一度たずね、変えたあとは自分のログインも終わる', async () => {
    const member = await makeMember(portal, 'general');
    const other = new Browser(portal.app);
    const second = await logIn(portal, other, { identifier: member.phone });
    const call = (method: 'POST' | 'PUT', path: string, body: object) =>
      member.browser.call(method, path, body, member.accessToken);
    expect((await call('POST', PRESENT, { password: 'chigau-password-1' })).json().name).toBe(
      'CREDENTIALS_WRONG',
    );
    expect((await call('POST', PRESENT, { password: PASSWORD })).statusCode).toBe(204);
    const change = (present_password: string, password: string) =>
      call('PUT', CHANGE, { present_password, password });
    expect((await change('chigau-password-1', CHOSEN)).json().name).toBe('CREDENTIALS_WRONG');
    expect((await change(PASSWORD, 'sakura2024')).json().fields).toEqual({ password: ['password_common'] });
    expect((await change(PASSWORD, CHOSEN)).json()).toEqual({ url: '/login' });
    expect(member.browser.cookies.has('session')).toBe(false);
    for (const [browser, token] of [
      [member.browser, member.accessToken],
      [other, second.answer?.json().access_token],
    ] as const) {
      expect((await browser.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
      expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
    }
    const again = await logIn(portal, new Browser(portal.app), {
      identifier: member.phone,
      password: CHOSEN,
    });
    expect(again.answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  // @proves call POST /hi/hosted-login/logged-in/password-reset/check
  it('奪われたログインから試し続けられた場合、しばらく断る', async () => {
    const member = await makeMember(portal, 'general');
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      const body = { password: 'chigau-password-1' };
      statuses.push((await member.browser.call('POST', PRESENT, body, member.accessToken)).statusCode);
    }
    expect(statuses.slice(0, 2)).toEqual([401, 401]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});
