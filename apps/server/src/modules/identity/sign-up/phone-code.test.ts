import { describe, expect, it } from 'vitest';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  askForAccount,
  e164,
  eligiblePerson,
  logIn,
  proveNumber,
  REGISTRATION,
  signUp,
} from '../sign-up.fixture.ts';

const portal = usePortal();

describe('番号の確認のあと、次の段階に進む前に途切れた場合', () => {
  /** The pool has taken the code, and the portal fails before its challenge says so. */
  async function cutOff() {
    const { database } = portal.dependencies;
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    await database.execute(`create function refuse_challenge() returns trigger language plpgsql as
      $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
    await database.execute(`create trigger refuse_challenge before insert on challenges
      for each row execute function refuse_challenge()`);
    const lost = await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    await database.execute('drop function refuse_challenge cascade');
    expect(lost.statusCode, lost.body).toBe(503);
    return { person, code };
  }
  const register = async ({ browser }: { browser: Browser }) =>
    (await browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION)).statusCode;

  // @proves call PUT /hi/hosted-login/phone/verification
  it('同じコードをもう一度送れば、登録の画面へ進める', async () => {
    const { person, code } = await cutOff();
    const again = await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(again.json(), again.body).toMatchObject({ next_page_id: 'U-R03' });
    expect(await register(person)).toBe(201);
  });

  // @proves call POST /hi/hosted-login/phone/verification
  it('コードの再送を頼んでも、送らずに登録の画面を示す', async () => {
    const { person } = await cutOff();
    portal.pass(61);
    const resent = await person.browser.call('POST', '/hi/hosted-login/phone/verification');
    expect(resent.json(), resent.body).toMatchObject({ status_code: 403, next_page_id: 'U-R03' });
    expect(await register(person)).toBe(201);
  });

  // @proves call POST /sign-up/account
  it('番号を入れ直しても、確かめた番号のまま登録の画面を示す', async () => {
    const { person } = await cutOff();
    portal.pass(61);
    const asked = await askForAccount(person);
    expect(asked.json(), asked.body).toMatchObject({ status_code: 403, next_page_id: 'U-R03' });
    expect(await register(person)).toBe(201);
  });
});

describe('すでに登録されている番号', () => {
  // @proves error already_registered
  // @proves error code_wrong
  it('答えは新しい番号と同じで、コードを確かめた人だけが知る', async () => {
    const first = await signUp(portal, 'general');
    portal.pass(3_700);
    const second = await eligiblePerson(portal, 'general');
    const stranger = await eligiblePerson(portal, 'general');
    const known = await askForAccount({ ...second, phone: first.phone });
    const unknown = await askForAccount(stranger);
    const shape = (answer: typeof known) => [
      answer.statusCode,
      Object.keys(answer.json()),
      answer.json().next_page_id,
    ];
    expect(shape(known)).toEqual(shape(unknown));
    const wrong = await second.browser.call('PUT', '/hi/hosted-login/phone/verification', { code: '000000' });
    expect(wrong.json().name).toBe('CODE_WRONG');
    const code = await portal.codeTo(e164(first.phone));
    const told = await second.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(told.json()).toMatchObject({ status_code: 409, name: 'ALREADY_REGISTERED' });
    expect(
      (await logIn(portal, new Browser(portal.app), { identifier: first.phone })).answer?.statusCode,
    ).toBe(200);
  });

  it('途中の登録の番号を他人が先に入力しても、番号を受け取れる人だけが登録できる', async () => {
    const owner = await eligiblePerson(portal, 'general');
    const squatter = await eligiblePerson(portal, 'general');
    await askForAccount({ ...squatter, phone: owner.phone }, 'somebody-elses-99');
    await portal.codeTo(e164(owner.phone));
    portal.pass(61);
    await proveNumber(portal, owner);
    expect(
      (
        await logIn(portal, new Browser(portal.app), {
          identifier: owner.phone,
          password: 'somebody-elses-99',
        })
      ).refused?.statusCode,
    ).toBe(401);
  });
});

// @proves state challenge: SMS code
describe('確認コード', () => {
  const check = (browser: Browser, code: string) =>
    browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
  const wrongFor = (code: string) => (code === '999999' ? '999998' : '999999');

  // @proves call PUT /hi/hosted-login/phone/verification
  // @proves error code_tries_spent
  it('違う場合は残りの回数を答え、5回を過ぎると正しいコードも使えない', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    const left: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      left.push((await check(person.browser, wrongFor(code))).json().message);
    }
    expect(left).toEqual([4, 3, 2, 1].map((n) => `コードが違います。あと${n}回入力できます。`));
    expect((await check(person.browser, wrongFor(code))).json().name).toBe('CODE_TRIES_SPENT');
    // Whatever the pool would still take: the portal has counted too.
    await portal.dependencies.database.execute('update pool_codes set tries = 0');
    expect((await check(person.browser, code)).json().name).toBe('CODE_TRIES_SPENT');
  });

  it('50回同時に試されても、照合は5回まで', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    await person.browser.ask('/api/sanctum/csrf-cookie');
    const headers = {
      'x-xsrf-token': decodeURIComponent(person.browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const tries = Array.from({ length: 50 }, () =>
      person.browser.ask('/api/hi/hosted-login/phone/verification', {
        method: 'PUT',
        json: { code: wrongFor(code) },
        headers,
      }),
    );
    await Promise.all(tries);
    const { rows } = await portal.dependencies.database.execute(
      `select c.tries from pool_codes c join pool_users u on u.sub = c.sub where u.phone_number = '${e164(person.phone)}'`,
    );
    expect(rows).toEqual([{ tries: 5 }]);
    expect((await check(person.browser, code)).statusCode).toBe(422);
  });

  // @proves error code_expired
  it('10分を過ぎた場合、期限切れと答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    portal.pass(301);
    await person.browser.call('GET', '/sign-up/me');
    portal.pass(301);
    expect((await check(person.browser, code)).json().name).toBe('CODE_EXPIRED');
  });

  // @proves call POST /hi/hosted-login/phone/verification
  it('届けられないまま10分を過ぎた場合、もう送らない', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    portal.pass(601);
    expect(await portal.messageTo(e164(person.phone))).toBe('');
  });

  // @proves call POST /hi/hosted-login/phone/verification
  // @proves error code_resend_wait
  // @proves error code_sends_spent
  it('再送は60秒後から、1時間に5回まで。待つ長さは本当のもの', async () => {
    using _still = portal.stopClock();
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const resend = () => person.browser.call('POST', '/hi/hosted-login/phone/verification');
    const soon = await resend();
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);
    expect(soon.json().name).toBe('CODE_RESEND_WAIT');
    const names: string[] = [];
    for (let times = 0; times < 5; times += 1) {
      portal.pass(61);
      const { name = 'sent' } = (await resend()).json();
      names.push(name);
    }
    expect(names).toEqual(['sent', 'sent', 'sent', 'sent', 'CODE_SENDS_SPENT']);
    portal.pass(61);
    const spent = await resend();
    // Six minutes and some seconds of the hour are over since the first of the five.
    expect(spent.json().name).toBe('CODE_SENDS_SPENT');
    expect(Math.abs(spent.json().retry_after - (3_600 - 6 * 61))).toBeLessThan(10);
    expect(spent.json().message).toContain('1時間に5回までです。約54分後に');
  });

  it('前の登録のトークンでは、次の段階に進めない', async () => {
    const person = await eligiblePerson(portal, 'general');
    const before = person.browser.cookies.get('challenge_token');
    await askForAccount(person);
    if (before) person.browser.cookies.set('challenge_token', before);
    expect((await person.browser.call('GET', '/sign-up/me')).statusCode).toBe(401);
  });
});
