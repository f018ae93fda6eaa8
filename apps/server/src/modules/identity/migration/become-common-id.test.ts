import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  newEmail,
  newNumber,
  usePortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES, e164, logIn } from '../sign-up.fixture.ts';
import {
  type EarlierAccount,
  earlierAccount,
  signInEarlier,
  TEMPORARY_PASSWORD,
  writeLogs,
} from './earlier-account.fixture.ts';

const portal = usePortal();

const state = (browser: Browser, token?: string) =>
  browser.call('GET', '/hi/hosted-login/transfer', undefined, token);
const number = (phone: string, email: string, changes = {}) => ({
  phone_number: phone,
  email,
  email_confirmation: email,
  ...changes,
});
const ask = (browser: Browser, body: object) =>
  browser.call('POST', '/hi/hosted-login/transfer/number', body);
const prove = (browser: Browser, code: string) =>
  browser.call('PUT', '/hi/hosted-login/transfer/number', { code });
const wrongFor = (code: string) => (code === '999999' ? '999998' : '999999');
const baseOf = async (id: string) => {
  const { rows } = await portal.dependencies.database.execute(
    `select account_type, pre_common_id, phone_number, email from base_accounts where id = '${id}'`,
  );
  return rows[0];
};

/** Signed in with the earlier ID, number and address given, the code on its way. */
async function untilCode(earlier: EarlierAccount) {
  const browser = new Browser(portal.app);
  await signInEarlier(browser, earlier.username);
  const [phone, email] = [newNumber(), newEmail()];
  const sent = await ask(browser, number(phone, email));
  expect(sent.statusCode, sent.body).toBe(200);
  return { browser, phone, email, code: await portal.codeTo(e164(phone)), sent };
}

describe('以前のIDが共通IDになる場合（G39・G40）', () => {
  // @proves screen /login/migration
  // @proves call GET /hi/hosted-login/transfer
  // @proves call POST /hi/hosted-login/check/transfer
  // @proves call PUT /hi/hosted-login/transfer/number
  it.each(['temporary', 'pre_common'] as const)(
    '%sのIDの場合、コードで番号を確かめると共通IDになり、記録はそのまま続く',
    async (type) => {
      const earlier = await earlierAccount(portal, { type });
      await writeLogs(portal, earlier.memberId, ['春の散歩', '夏の散歩']);
      const browser = new Browser(portal.app);
      expect((await signInEarlier(browser, earlier.username)).json().next_page_id).toBe('U-L12');
      const counts = { treatment_logs: 2, favourites: 0, cases: 0 };
      expect((await state(browser)).json()).toEqual({
        step: 'choose',
        counts,
        needs_password: false,
        is_refused: false,
      });
      expect((await browser.call('POST', '/hi/hosted-login/check/transfer')).json()).toEqual({
        is_transferable: true,
        counts,
      });
      const [phone, email] = [newNumber(), newEmail()];
      const sent = await ask(browser, number(phone, email));
      expect(sent.json(), sent.body).toMatchObject({
        masked_to: `090****${phone.slice(-4)}`,
        resend_after: 60,
      });
      expect((await state(browser)).json()).toMatchObject({ step: 'code', resend_after: expect.any(Number) });

      const done = await prove(browser, await portal.codeTo(e164(phone)));
      expect(done.json(), done.body).toMatchObject({ refresh: 'cookie', url: '/login/migration' });
      const token = done.json().access_token;
      expect((await state(browser, token)).json()).toEqual({
        step: 'done',
        counts,
        url: '/',
        email_is_proven: false,
      });
      const me = (await browser.call('GET', '/users/me', undefined, token)).json();
      expect(me).toMatchObject({
        id: earlier.memberId,
        account_type: 'common',
        pre_common_id: false,
        phone_number: phone,
        email,
        email_verified_at: null,
      });
      const logs = await browser.call('GET', '/treatment-logs?keyword=夏の', undefined, token);
      expect(logs.json().data).toHaveLength(1);
      expect(await portal.messageTo(email)).toContain('/login/mail-verification');
      // From now on it signs in at the hosted login alone.
      const again = await logIn(portal, new Browser(portal.app), {
        identifier: phone,
        password: TEMPORARY_PASSWORD,
      });
      expect(again.answer?.json()).toMatchObject({ hash_user_id: me.hash_user_id });
    },
  );

  // @proves error-screen U-E10
  it('移行したあと、以前のIDでログインした場合、移行は完了していると答える（U-E10）', async () => {
    const earlier = await earlierAccount(portal);
    const { browser, code } = await untilCode(earlier);
    expect((await prove(browser, code)).statusCode).toBe(200);
    const later = await signInEarlier(new Browser(portal.app), earlier.username);
    expect(later.json()).toEqual({ next_page_id: 'U-E10' });
    const wrong = await signInEarlier(new Browser(portal.app), earlier.username, 'chigau-password-1');
    expect(wrong.json()).toMatchObject({ name: 'CREDENTIALS_WRONG' });
  });

  it('同じコードが2つ同時に届いた場合、移行は1度で、セッションは1つ', async () => {
    const earlier = await earlierAccount(portal);
    const { browser, code } = await untilCode(earlier);
    await browser.ask('/api/sanctum/csrf-cookie');
    const headers = {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const send = () =>
      browser.ask('/api/hi/hosted-login/transfer/number', { method: 'PUT', json: { code }, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter((answer) => answer.json().access_token !== undefined)).toHaveLength(1);
    const { rows } = await portal.dependencies.database.execute(
      `select (select count(*)::int from account_moves where from_base_account_id = '${earlier.baseId}') as moves,
        (select count(*)::int from sessions where base_account_id = '${earlier.baseId}') as sessions`,
    );
    expect(rows).toEqual([{ moves: 1, sessions: 1 }]);
  });

  // @proves call POST /hi/hosted-login/transfer/number
  it('番号がほかの共通IDのものの場合、コードを確かめた人だけに知らせ、何も移さない', async () => {
    const owner = await makeMember(portal, 'general');
    portal.pass(3_700);
    const earlier = await earlierAccount(portal);
    const browser = new Browser(portal.app);
    await signInEarlier(browser, earlier.username);
    const known = await ask(browser, number(owner.phone, newEmail()));
    const other = new Browser(portal.app);
    await signInEarlier(other, earlier.username);
    const unknown = await ask(other, number(newNumber(), newEmail()));
    expect([known.statusCode, Object.keys(known.json())]).toEqual([
      unknown.statusCode,
      Object.keys(unknown.json()),
    ]);
    const code = await portal.codeTo(e164(owner.phone));
    expect((await prove(browser, wrongFor(code))).json().name).toBe('CODE_WRONG');
    expect((await prove(browser, code)).json().name).toBe('ALREADY_REGISTERED');
    expect(await baseOf(earlier.baseId)).toMatchObject({ account_type: 'temporary' });
    // The way of the common ID stays open.
    expect((await browser.call('DELETE', '/hi/hosted-login/transfer/step')).statusCode).toBe(200);
    expect((await state(browser)).json()).toMatchObject({ step: 'choose' });
  });

  it('コードが違う場合は残りの回数を答え、5回を過ぎると正しいコードも使えない', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    const told: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      told.push((await prove(browser, wrongFor(code))).json().message);
    }
    expect(told).toEqual([4, 3, 2, 1].map((n) => `コードが違います。あと${n}回入力できます。`));
    expect((await prove(browser, wrongFor(code))).json().name).toBe('CODE_TRIES_SPENT');
    expect((await prove(browser, code)).json().name).toBe('CODE_TRIES_SPENT');
  });

  // @proves call PUT /hi/hosted-login/transfer/number
  it('50回同時に試された場合も、照合は5回まで', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    await browser.ask('/api/sanctum/csrf-cookie');
    const headers = {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const tries = Array.from({ length: 50 }, () =>
      browser.ask('/api/hi/hosted-login/transfer/number', {
        method: 'PUT',
        json: { code: wrongFor(code) },
        headers,
      }),
    );
    const names = (await Promise.all(tries)).map((answer) => answer.json().name);
    expect(names.filter((name) => name === 'CODE_WRONG')).toHaveLength(4);
    expect((await prove(browser, code)).json().name).toBe('CODE_TRIES_SPENT');
  });

  // @proves call POST /hi/hosted-login/transfer/number/code
  it('再送は60秒後からで、前のコードは使えなくなる', async () => {
    using _still = portal.stopClock();
    const { browser, phone, code } = await untilCode(await earlierAccount(portal));
    const resend = () => browser.call('POST', '/hi/hosted-login/transfer/number/code');
    const soon = await resend();
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);
    portal.pass(61);
    expect((await resend()).statusCode).toBe(200);
    const next = await portal.codeTo(e164(phone));
    if (next !== code) expect((await prove(browser, code)).json().name).toBe('CODE_WRONG');
    expect((await prove(browser, next)).statusCode).toBe(200);
  });

  it('10分を過ぎた場合、コードは期限切れ', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    portal.pass(400);
    await state(browser);
    portal.pass(301);
    expect((await prove(browser, code)).json().name).toBe('CODE_EXPIRED');
  });

  // @proves call POST /hi/hosted-login/transfer/number
  it('自分のパスワードがまだない場合、新しいパスワードを求め、推測されやすいものは断る', async () => {
    const earlier = await earlierAccount(portal, { isFirstPassword: true });
    // As a sign-in without a password leaves it: the move waits, the first password is still the one of the paper.
    const browser = new Browser(portal.app);
    await signInEarlier(browser, earlier.username);
    await browser.call('POST', '/auth/login', { new_password: 'atarashii-niwa-31' });
    await portal.dependencies.database.execute(
      `update pool_users set status = 'FORCE_CHANGE_PASSWORD' where username = '${earlier.username}'`,
    );
    expect((await state(browser)).json()).toMatchObject({ needs_password: true });
    const [phone, email] = [newNumber(), newEmail()];
    const fieldsFor = async (changes: object) =>
      (await ask(browser, number(phone, email, changes))).json().fields;
    expect(await fieldsFor({})).toEqual({ password: ['required'] });
    expect(await fieldsFor({ password: 'password1' })).toEqual({ password: ['password_common'] });
    expect((await ask(browser, number(phone, email, { password: 'kaze-no-niwa-77' }))).statusCode).toBe(200);
    expect((await prove(browser, await portal.codeTo(e164(phone)))).statusCode).toBe(200);
    const again = await logIn(portal, new Browser(portal.app), {
      identifier: phone,
      password: 'kaze-no-niwa-77',
    });
    expect(again.answer?.json()).toHaveProperty('access_token');
  });

  // @proves call DELETE /hi/hosted-login/transfer/step
  it('番号を入れ直したい場合、選ぶところに戻れる。前のコードは使えない', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    const back = await browser.call('DELETE', '/hi/hosted-login/transfer/step');
    expect(back.json()).toMatchObject({ next_page_id: 'U-L12' });
    expect((await prove(browser, code)).json()).toMatchObject({ name: 'FORBIDDEN', next_page_id: 'U-L12' });
  });
});

describe('移行の途中で切れた場合', () => {
  it('共通IDの番号までで止まっても、記録は元のままで、もう一度はじめから進める', async () => {
    const { database } = portal.dependencies;
    const earlier = await earlierAccount(portal);
    const { browser, code, phone, email } = await untilCode(earlier);
    await database.execute(`create function refuse_move() returns trigger language plpgsql as
      $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
    await database.execute(
      'create trigger refuse_move before insert on account_moves for each row execute function refuse_move()',
    );
    const lost = await prove(browser, code);
    await database.execute('drop function refuse_move cascade');
    expect(lost.statusCode, lost.body).toBe(503);
    expect(await baseOf(earlier.baseId)).toMatchObject({ account_type: 'temporary' });
    // The same code, sent again, ends the same move.
    expect((await prove(browser, code)).json(), 'again').toHaveProperty('access_token');
    expect(await baseOf(earlier.baseId)).toEqual({
      account_type: 'common',
      pre_common_id: false,
      phone_number: e164(phone),
      email,
    });
  });

  it.each([
    ['でたらめなしるし', 'x'.repeat(43)],
    ['しるしがない', undefined],
  ])('%sの場合、401で断る', async (_, token) => {
    const browser = new Browser(portal.app);
    if (token) browser.cookies.set('challenge_token', { value: token, path: '/' });
    expect((await ask(browser, number(newNumber(), newEmail()))).statusCode).toBe(401);
    expect((await prove(browser, '123456')).statusCode).toBe(401);
    expect((await browser.call('POST', '/hi/hosted-login/transfer')).statusCode).toBe(401);
    expect((await state(browser)).statusCode).toBe(404);
  });

  it('期限切れのしるしと、ほかの手続きのしるしの場合、断る', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    portal.pass(601);
    expect((await prove(browser, code)).statusCode).toBe(401);
    const signingUp = new Browser(portal.app);
    await signingUp.call('POST', ENTRANCES.general.path, ENTRANCES.general.proof);
    expect((await prove(signingUp, code)).statusCode).toBe(401);
    expect((await state(signingUp)).statusCode).toBe(404);
  });

  it('移したあとのしるしは、もう使えない', async () => {
    const { browser, code } = await untilCode(await earlierAccount(portal));
    const used = browser.cookies.get('challenge_token');
    expect((await prove(browser, code)).statusCode).toBe(200);
    const again = new Browser(portal.app);
    if (used) again.cookies.set('challenge_token', used);
    expect((await prove(again, code)).statusCode).toBe(401);
  });
});

describe('担当者が登録した方（G43）', () => {
  // @proves call POST /account/entries-confirmation
  it('はじめてのログインで、入力された内容の確認を求め、答えは一度だけ残る', async () => {
    const earlier = await earlierAccount(portal, { byStaff: true });
    const { browser, code } = await untilCode(earlier);
    const token = (await prove(browser, code)).json().access_token;
    expect((await state(browser, token)).json()).toEqual({ step: 'entries', url: '/' });
    const answer = (is_correct: boolean) =>
      browser.call('POST', '/account/entries-confirmation', { is_correct }, token);
    expect((await answer(true)).json()).toEqual({ url: '/' });
    expect((await state(browser, token)).json()).toMatchObject({ step: 'done' });
    await answer(false);
    const { rows } = await portal.dependencies.database.execute(
      `select is_correct from entry_confirmations where member_id = '${earlier.memberId}'`,
    );
    expect(rows).toEqual([{ is_correct: true }]);
  });

  it('自分で登録した方には、確認を求めない', async () => {
    const person = await makeMember(portal, 'general');
    expect((await state(person.browser, person.accessToken)).statusCode).toBe(404);
  });
});
