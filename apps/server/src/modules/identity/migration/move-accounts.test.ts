import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_POLICIES } from '../../eligibility/index.ts';
import { Browser, newNumber, usePortal } from '../portal-under-test.fixture.ts';
import {
  askForAccount,
  e164,
  eligiblePerson,
  logIn,
  type NewPerson,
  PASSWORD,
  proveNumber,
  REGISTRATION,
  signUp,
} from '../ways-in.fixture.ts';
import {
  type EarlierAccount,
  earlierAccount,
  joinWithCommonId,
  signInEarlier,
  TEMPORARY_PASSWORD,
  writeLogs,
} from './earlier-account.fixture.ts';

const portal = usePortal();

const LONG_AGO = new Date('2025-01-10T00:00:00Z');
const state = (browser: Browser, token?: string) =>
  browser.call('GET', '/hi/hosted-login/transfer', undefined, token);
const move = (browser: Browser) => browser.call('POST', '/hi/hosted-login/transfer');

const logsOf = async (memberId: string) => {
  const { rows } = await portal.dependencies.database.execute(
    sql`select id, version, sealed_details from treatment_logs where member_id = ${memberId} order by id`,
  );
  return rows;
};
const membersOf = async (email: string) => {
  const { rows } = await portal.dependencies.database.execute(
    sql`select m.id, m.withdrawn_at is not null as has_left from members m
      join base_accounts b on b.id = m.base_account_id where b.email = ${email} order by m.created_at`,
  );
  return rows;
};
const me = async (browser: Browser, token: string) =>
  (await browser.call('GET', '/users/me', undefined, token)).json();

/** Somebody with a common ID and its member, and an earlier account of theirs. */
async function twoAccounts({ at = LONG_AGO, ...earlier }: Parameters<typeof earlierAccount>[1] = {}) {
  const common = await signUp(portal, 'general');
  const account = await earlierAccount(portal, { phone: common.phone, at, ...earlier });
  const commonMember = await me(common.browser, common.accessToken);
  return { common, commonMemberId: String(commonMember.id), earlier: account };
}

/** Both accounts shown: the move waits for one press. */
async function untilConfirm(earlier: EarlierAccount, common: NewPerson): Promise<Browser> {
  const browser = new Browser(portal.app);
  expect((await signInEarlier(browser, earlier.username)).json().next_page_id).toBe('U-L12');
  const joined = await joinWithCommonId(portal, browser, common.phone);
  expect(joined.json(), joined.body).toMatchObject({ next_page_id: 'U-L12' });
  return browser;
}

describe('共通IDがすでにある場合（G40）', () => {
  it('古いほうの会員が残り、新しいほうの記録も開いて探せる。共通IDで入れて、以前のIDでは入れない', async () => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    await writeLogs(portal, earlier.memberId, ['以前の記録 梅']);
    await writeLogs(portal, commonMemberId, ['共通の記録 桜', '共通の記録 藤']);
    const browser = await untilConfirm(earlier, common);
    const counts = { treatment_logs: 1, favourites: 0, cases: 0 };
    expect((await state(browser)).json()).toEqual({ step: 'confirm', counts });
    const done = await move(browser);
    expect(done.json(), done.body).toMatchObject({ refresh: 'cookie', url: '/login/migration' });
    const token = done.json().access_token;
    expect(await me(browser, token)).toMatchObject({
      id: earlier.memberId,
      account_type: 'common',
      phone_number: common.phone,
      email: common.email,
      other_users: [],
    });
    expect((await state(browser, token)).json()).toMatchObject({ step: 'done', counts });
    for (const [word, found] of [
      ['梅', 1],
      ['桜', 1],
      ['の記録', 3],
    ]) {
      const query = new URLSearchParams({ keyword: String(word) });
      const list = await browser.call('GET', `/treatment-logs?${query}`, undefined, token);
      expect(list.json().data, String(word)).toHaveLength(Number(found));
    }
    expect(await membersOf(common.email)).toEqual([
      { id: earlier.memberId, has_left: false },
      { id: commonMemberId, has_left: true },
    ]);
    // The emptied member's session is over, the emptied account signs nobody in, the common ID does.
    expect((await common.browser.call('GET', '/users/me', undefined, common.accessToken)).statusCode).toBe(
      401,
    );
    expect((await signInEarlier(new Browser(portal.app), earlier.username)).json().name).toBe(
      'CREDENTIALS_WRONG',
    );
    const again = await logIn(portal, new Browser(portal.app), { identifier: common.phone });
    expect(again.answer?.json()).toHaveProperty('access_token');
  });

  it('共通IDの会員のほうが古い場合、その会員が残り、以前の記録がその鍵で封じ直される', async () => {
    const later = new Date(Date.now() + 60_000);
    const { common, commonMemberId, earlier } = await twoAccounts({ at: later });
    await writeLogs(portal, earlier.memberId, ['紙のころの記録']);
    const before = await logsOf(earlier.memberId);
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    expect(await me(browser, token)).toMatchObject({ id: commonMemberId });
    const after = await logsOf(commonMemberId);
    expect(after.map(({ id, version }) => [id, version])).toEqual(
      before.map(({ id, version }) => [id, version]),
    );
    expect(after[0]?.sealed_details).not.toBe(before[0]?.sealed_details);
    expect(await logsOf(earlier.memberId)).toEqual([]);
    const list = await browser.call('GET', '/treatment-logs?keyword=紙の', undefined, token);
    expect(list.json().data).toHaveLength(1);
  });

  it('ごみ箱の記録も移り、同意の記録は両方とも残る', async () => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    await writeLogs(portal, commonMemberId, ['消した記録', '残す記録']);
    await portal.dependencies.database.execute(
      sql`update treatment_logs set deleted_at = now() where member_id = ${commonMemberId} and log_date = '2026-01-01'`,
    );
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    const trash = await browser.call('GET', '/treatment-logs/trash', undefined, token);
    expect(trash.json().data ?? trash.json()).toHaveLength(1);
    const { rows } = await portal.dependencies.database.execute(
      sql`select kind from member_consents where member_id = ${earlier.memberId} order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'privacy',
      'privacy',
      'sensitive_data',
      'sensitive_data',
      'terms',
      'terms',
    ]);
  });

  it('種類の違う会員は、同じ共通IDの会員としてそのまま並ぶ', async () => {
    const { valid: policy } = DEMO_POLICIES;
    const common = await signUp(portal, 'insurance', REGISTRATION);
    const earlier = await earlierAccount(portal, {
      phone: common.phone,
      registration: {
        last_name_kana: policy.lastNameKana,
        first_name_kana: policy.firstNameKana,
        birthday: policy.birthday,
      },
    });
    await writeLogs(portal, earlier.memberId, ['並ぶ記録']);
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    const whole = await me(browser, token);
    expect(whole).toMatchObject({ id: earlier.memberId, member_type: 'general' });
    expect(whole.other_users).toHaveLength(1);
    expect(await logsOf(earlier.memberId)).toHaveLength(1);
  });

  it('まだ会員でない共通IDの場合、番号が同じなら、会員ごと移る', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    const earlier = await earlierAccount(portal, { phone: person.phone });
    const browser = await untilConfirm(earlier, person);
    const token = (await move(browser)).json().access_token;
    expect(await me(browser, token)).toMatchObject({ id: earlier.memberId, email: person.email });
  });

  it.each<[string, Parameters<typeof earlierAccount>[1]]>([
    ['カナが違う', { registration: { first_name_kana: 'ハルコ' } }],
    ['生年月日が違う', { registration: { birthday: '1970-05-06' } }],
    ['番号もアドレスも違う', { phone: newNumber() }],
  ])('%sの場合、断り、何も移さず、相手のことは何も伝えない', async (_, changes) => {
    const { common, commonMemberId, earlier } = await twoAccounts(changes);
    await writeLogs(portal, commonMemberId, ['見せてはいけない記録']);
    const browser = new Browser(portal.app);
    await signInEarlier(browser, earlier.username);
    const joined = await joinWithCommonId(portal, browser, common.phone);
    expect(Object.keys(joined.json())).toEqual(['next_page_id', 'challenge']);
    expect((await state(browser)).json()).toEqual({
      step: 'choose',
      counts: { treatment_logs: 0, favourites: 0, cases: 0 },
      needs_password: false,
      is_refused: true,
    });
    expect((await move(browser)).json()).toMatchObject({ name: 'FORBIDDEN', next_page_id: 'U-L12' });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await membersOf(common.email)).toEqual([{ id: commonMemberId, has_left: false }]);
    // The person can still go the other way, or call.
    expect((await signInEarlier(new Browser(portal.app), earlier.username)).json().next_page_id).toBe(
      'U-L12',
    );
  });

  it('確認していないメールアドレスは、同じ方のしるしにならない', async () => {
    const common = await signUp(portal, 'general');
    const earlier = await earlierAccount(portal, { email: common.email });
    const browser = new Browser(portal.app);
    await signInEarlier(browser, earlier.username);
    await joinWithCommonId(portal, browser, common.phone);
    expect((await state(browser)).json()).toMatchObject({ is_refused: true });
  });

  it('共通IDを見せる前や、ほかの人の手続きのしるしでは、移せない', async () => {
    const { common, earlier } = await twoAccounts();
    const alone = new Browser(portal.app);
    await signInEarlier(alone, earlier.username);
    expect((await move(alone)).json()).toMatchObject({ name: 'FORBIDDEN' });
    // A plain login beside a waiting move is a plain login.
    const plain = await logIn(portal, alone, { identifier: common.phone });
    expect(plain.answer?.json()).toHaveProperty('access_token');
  });
});

describe('移している途中で切れた場合、続けて届いた場合', () => {
  it('2つ同時に届いても、移すのは1度で、セッションは1つ', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    await writeLogs(portal, commonMemberId, ['一', '二', '三']);
    const browser = await untilConfirm(earlier, common);
    const headers = {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const send = () => browser.ask('/api/hi/hosted-login/transfer', { method: 'POST', headers });
    const answers = (await Promise.all([send(), send()])).map((answer) => answer.json());
    expect(answers.filter(({ access_token: token }) => token !== undefined)).toHaveLength(1);
    expect(await logsOf(earlier.memberId)).toHaveLength(3);
    const { rows } = await portal.dependencies.database.execute(
      sql`select count(*)::int as moves from account_moves where from_base_account_id = ${earlier.baseId}`,
    );
    expect(rows).toEqual([{ moves: 1 }]);
  });

  describe('途中の書き込みが失敗した場合', () => {
    const refuse = async (moment: string) => {
      const { database } = portal.dependencies;
      await database.execute(`create function refuse_move() returns trigger language plpgsql as
        $$ begin raise exception 'shutting down' using errcode = '57P01'; end $$`);
      await database.execute(`create trigger refuse_move ${moment} execute function refuse_move()`);
    };
    const allow = () => portal.dependencies.database.execute('drop function if exists refuse_move cascade');
    afterEach(allow);

    it.each([
      ['はじめ', 'before insert on account_moves for each row', 'U-L12'],
      ['終わり', 'before update on account_moves for each row', 'U-L12'],
      ['記録を移すあいだ', 'after update on treatment_logs for each statement', 'U-L12'],
    ])('%sの場合、半分の姿はだれにも見えず、どちらのIDで来ても、続きから移せる', async (_, moment, next) => {
      const { common, earlier, commonMemberId } = await twoAccounts();
      const texts = Array.from({ length: 60 }, (_unused, index) => `記録 ${index}`);
      await writeLogs(portal, commonMemberId, texts);
      const browser = await untilConfirm(earlier, common);
      await refuse(moment);
      expect((await move(browser)).statusCode).toBe(503);
      await allow();
      // By the earlier ID: no session, the move again.
      const byEarlier = new Browser(portal.app);
      expect((await signInEarlier(byEarlier, earlier.username)).json().next_page_id).toBe(next);
      expect(byEarlier.cookies.has('session')).toBe(false);
      const isBegun = (await state(byEarlier)).json().step === 'moving';
      if (!isBegun) {
        expect((await move(browser)).json()).toHaveProperty('access_token');
      } else {
        // By the common ID: no session either, and its old one is over.
        const held = await common.browser.call('GET', '/users/me', undefined, common.accessToken);
        expect(held.statusCode).toBe(401);
        const byCommon = new Browser(portal.app);
        const { answer } = await logIn(portal, byCommon, { identifier: common.phone });
        expect(answer?.json(), answer?.body).toMatchObject({ next_page_id: 'U-L12' });
        expect((await state(byCommon)).json()).toMatchObject({ step: 'moving' });
        const number = {
          phone_number: newNumber(),
          email: 'a@example.jp',
          email_confirmation: 'a@example.jp',
        };
        const otherWay = await byEarlier.call('POST', '/hi/hosted-login/transfer/number', number);
        expect(otherWay.statusCode).toBe(403);
        expect((await move(byCommon)).json()).toHaveProperty('access_token');
      }
      expect(await logsOf(earlier.memberId)).toHaveLength(60);
      expect(await logsOf(commonMemberId)).toHaveLength(0);
    });
  });

  it('記録が多い場合、何度かに分けて移し、終わるまでは残りの数を答える', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    const texts = Array.from({ length: 210 }, (_, index) => `多い記録 ${index}`);
    await writeLogs(portal, commonMemberId, texts);
    const browser = await untilConfirm(earlier, common);
    expect((await move(browser)).json()).toEqual({ next_page_id: 'U-L12' });
    expect((await state(browser)).json()).toEqual({ step: 'moving', left: 110 });
    expect((await move(browser)).json()).toEqual({ next_page_id: 'U-L12' });
    const done = await move(browser);
    expect(done.json(), done.body).toHaveProperty('access_token');
    const token = done.json().access_token;
    const found = await browser.call('GET', '/treatment-logs?keyword=多い記録', undefined, token);
    expect(found.json().meta?.total ?? found.json().total, found.body.slice(0, 300)).toBe(210);
  });

  it('移したあとで利用者プールが止まっていた場合、次に以前のIDで来たときに閉じ、移行は完了と答える（U-E10）', async () => {
    const { common, earlier } = await twoAccounts();
    const browser = await untilConfirm(earlier, common);
    expect((await move(browser)).statusCode).toBe(200);
    const { database } = portal.dependencies;
    await database.execute(sql`update pool_users set is_enabled = true where username = ${earlier.username}`);
    const later = await signInEarlier(new Browser(portal.app), earlier.username);
    expect(later.json()).toEqual({ next_page_id: 'U-E10' });
    const { rows } = await database.execute(
      sql`select is_enabled from pool_users where username = ${earlier.username}`,
    );
    expect(rows).toEqual([{ is_enabled: false }]);
  });

  it('移す準備のあとに書かれた記録も、置いていかない', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    await writeLogs(portal, commonMemberId, ['はじめの記録']);
    const browser = await untilConfirm(earlier, common);
    const write = common.browser.call(
      'POST',
      '/treatment-logs',
      { log_date: '2026-03-01', is_other_log: true, other: { text: '移すあいだの記録' } },
      common.accessToken,
    );
    const [written, moved] = await Promise.all([write, move(browser)]);
    expect(moved.json()).toHaveProperty('access_token');
    // Either it was saved and moved, or it was refused and the form still has it: nothing is lost in silence.
    const expected = written.statusCode === 201 ? 2 : 1;
    expect(await logsOf(earlier.memberId)).toHaveLength(expected);
    expect(await logsOf(commonMemberId)).toHaveLength(0);
  });
});

describe('登録の途中で、以前のIDの方とわかった場合', () => {
  const fromInsurer = {
    last_name_kana: DEMO_POLICIES.valid.lastNameKana,
    first_name_kana: DEMO_POLICIES.valid.firstNameKana,
    birthday: DEMO_POLICIES.valid.birthday,
  };

  it('確かめた番号・カナ・生年月日が同じなら、コードのあとで移行を示し、押せば移る', async () => {
    const person = await eligiblePerson(portal, 'insurance');
    const earlier = await earlierAccount(portal, { phone: person.phone, registration: fromInsurer });
    await writeLogs(portal, earlier.memberId, ['前からの記録']);
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    const checked = await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(checked.json(), checked.body).toMatchObject({
      next_page_id: 'U-L12',
      challenge: { type: 'migration' },
    });
    expect((await state(person.browser)).json()).toMatchObject({ step: 'confirm' });
    // Its own password was not shown: it moves to this common ID, or stays.
    const other = { phone_number: newNumber(), email: 'a@example.jp', email_confirmation: 'a@example.jp' };
    for (const [method, path, body] of [
      ['POST', '/hi/hosted-login/transfer/number', other],
      ['POST', '/hi/hosted-login/transfer/login', undefined],
      ['DELETE', '/hi/hosted-login/transfer/step', undefined],
    ] as const) {
      expect((await person.browser.call(method, path, body)).statusCode, path).toBe(403);
    }
    const token = (await move(person.browser)).json().access_token;
    expect(await me(person.browser, token)).toMatchObject({
      id: earlier.memberId,
      phone_number: person.phone,
    });
  });

  it('共通IDのログインからでも、同じように移行を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    await earlierAccount(portal, { phone: person.phone, registration: fromInsurer });
    const later = await eligiblePerson(portal, 'insurance');
    const { answer } = await logIn(portal, later.browser, { identifier: person.phone, flow: 'sign-up' });
    expect(answer?.json(), answer?.body).toMatchObject({ next_page_id: 'U-L12' });
  });

  it('書いたカナと生年月日ではじめてわかった場合、2人目を作らずに移行を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    const earlier = await earlierAccount(portal, { phone: person.phone });
    await proveNumber(portal, person);
    const asked = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(asked.json(), asked.body).toMatchObject({ status_code: 403, next_page_id: 'U-L12' });
    expect((await move(person.browser)).json()).toHaveProperty('access_token');
    expect(await membersOf(person.email)).toEqual([{ id: earlier.memberId, has_left: false }]);
  });

  it('番号だけが同じで名前が違う場合、何も言わずに登録できる', async () => {
    const person = await eligiblePerson(portal, 'general');
    await earlierAccount(portal, { phone: person.phone, registration: { first_name_kana: 'ベツ' } });
    await proveNumber(portal, person);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(done.statusCode, done.body).toBe(201);
  });
});

it('以前のIDのパスワードは、共通IDのログインでは使えない', async () => {
  const { common, earlier } = await twoAccounts();
  const browser = await untilConfirm(earlier, common);
  await move(browser);
  const refused = await logIn(portal, new Browser(portal.app), {
    identifier: common.phone,
    password: TEMPORARY_PASSWORD,
  });
  expect(refused.refused?.statusCode).toBe(401);
  const entered = await logIn(portal, new Browser(portal.app), {
    identifier: common.phone,
    password: PASSWORD,
  });
  expect(entered.answer?.statusCode).toBe(200);
});
