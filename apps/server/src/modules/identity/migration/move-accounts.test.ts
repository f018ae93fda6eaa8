import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, newNumber, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_POLICIES } from '../../eligibility/index.ts';
import { eligiblePerson, logIn, PASSWORD, proveNumber, REGISTRATION } from '../sign-up.fixture.ts';
import {
  earlierAccount,
  joinWithCommonId,
  signInEarlier,
  TEMPORARY_PASSWORD,
  writeLogs,
} from './earlier-account.fixture.ts';
import { LONG_AGO, movesOf } from './moves.fixture.ts';

const portal = usePortal();
const { state, move, logsOf, membersOf, me, twoAccounts, untilConfirm } = movesOf(portal);

describe('共通IDがすでにある場合（G40）', () => {
  // @proves call POST /hi/hosted-login/transfer
  // @proves call POST /hi/hosted-login/transfer/login
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
    const later = new Date(portal.dependencies.clock().getTime() + 60_000);
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

  it.each([
    ['新しいほう', LONG_AGO],
    ['古いほう', new Date('2100-01-01T00:00:00Z')],
  ])('静けさを選んでいた会員が%sの場合も、ひとつになったあと、静かなまま（G20・G149）', async (_, at) => {
    const { common, commonMemberId, earlier } = await twoAccounts({ at });
    const silences = { is_bereaved: true, are_prompts_held: true };
    const told = await common.browser.call('PUT', '/users/profile', silences, common.accessToken);
    expect(told.statusCode, told.body).toBe(200);
    const restOf = async (day: string, id: string) =>
      portal.dependencies.database.execute(
        sql`update members set check_in_rest_from = ${day} where id = ${id}`,
      );
    await restOf('2026-11-02', commonMemberId);
    await restOf('2026-10-01', earlier.memberId);
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    const { id, ...whole } = await me(browser, token);
    expect(whole).toMatchObject(silences);
    const { rows } = await portal.dependencies.database.execute(
      sql`select check_in_rest_from::text as day from members where id = ${id}`,
    );
    expect(rows).toEqual([{ day: '2026-11-02' }]);
  });

  it('種類の違う会員は、同じ共通IDの会員としてそのまま並ぶ', async () => {
    const { valid: policy } = DEMO_POLICIES;
    const common = await makeMember(portal, 'insurance', REGISTRATION);
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

  // @proves call POST /hi/hosted-login/transfer
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
    const common = await makeMember(portal, 'general');
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
