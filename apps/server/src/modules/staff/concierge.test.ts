import { listEndpoints } from '@hidamari/contract/endpoints';
import { ACTING_CALLS } from '@hidamari/contract/staff';
import { NOTICE_SETTINGS } from '@hidamari/domain/notices';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../demo/people/seed-demo-eligibility.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { Browser, startPortal, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { type ActedFor, diaryOf, getAs, kindsOf } from './concierge.fixture.ts';
import { disableStaff } from './manage-staff.ts';
import { actFor, NO_CASES, pageToken } from './staff.fixture.ts';

const portal = usePortal();
const MINUTE = 60;

describe('会員をさがす', () => {
  // @proves call POST /desk/members/search
  it.each([
    ['電話番号', (member: ActedFor) => ({ by: 'phone_number', value: member.phone })],
    ['メールアドレス', (member: ActedFor) => ({ by: 'email', value: member.email.toUpperCase() })],
  ])('%sが同じ会員を、かなの頭文字と生まれ年だけで答え、その会員の記録に残す', async (_, handleOf) => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const found = await staff.browser.call('POST', '/desk/members/search', handleOf(member));
    expect(found.json().data).toEqual([
      { id: expect.any(String), kana_initial: 'ヤ', birth_year: '1970', member_type: 'general' },
    ]);
    expect(found.body).not.toMatch(/山田|花子|ヤマダ|05-05/);
    expect(await kindsOf(member)).toEqual(['member-found']);
  });

  it('証券番号でもさがせる', async () => {
    const member = await makeMember(portal, 'insurance');
    const staff = await makeStaff(portal);
    const me = await getAs(member.browser, '/users/me', member.accessToken);
    const handle = { by: 'insurance_number', value: me.json().insurance_number };
    const found = await staff.browser.call('POST', '/desk/members/search', handle);
    expect(found.json().data.map(({ id }: { id: string }) => id)).toContain(me.json().id);
  });

  // @proves call POST /desk/members/search
  it.each(['0901', '%', ''])('一部だけの「%s」では、だれも見つからない', async (value) => {
    await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const answer = await staff.browser.call('POST', '/desk/members/search', { by: 'phone_number', value });
    expect(answer.statusCode).toBe(422);
  });

  // @proves call GET /desk/me
  it('だれもいない場合も、さがしたことは残る', async () => {
    const staff = await makeStaff(portal);
    const handle = { by: 'phone_number', value: '09099999999' };
    const found = await staff.browser.call('POST', '/desk/members/search', handle);
    expect(found.json()).toEqual({ data: [] });
    const me = await staff.browser.call('GET', '/desk/me');
    expect(me.json().recent_acts).toMatchObject([{ kind: 'member-found', member: null }]);
  });

  // @proves error searches_spent
  it('次々にさがす場合、待ってもらう', async () => {
    const staff = await makeStaff(portal);
    let last: unknown = null;
    for (let times = 0; times < 61; times += 1) {
      const handle = { by: 'email', value: `person-${times}@example.com` };
      last = (await staff.browser.call('POST', '/desk/members/search', handle)).json();
    }
    expect(last).toMatchObject({ status_code: 429, name: 'SEARCHES_SPENT', detail: { most: 60 } });
  });
});

describe('代行する（G42・F46）', () => {
  // @proves call POST /desk/acting
  // @proves call POST /desk/acting/end
  it('理由を添えて始めた場合、会員の画面を見られ、見たことがすべて会員に見える', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const note = '住所を変えたいとのこと';
    const { bearer, memberId } = await actFor(portal, staff, member.phone, {
      reason: 'change-of-details',
      note,
    });
    const me = await getAs(staff.browser, '/users/me', bearer);
    expect(me.json()).toMatchObject({ id: memberId, last_name: '山田' });
    const desk = await staff.browser.call('GET', '/desk/me');
    expect(desk.json().acting).toMatchObject({ member_name: '山田 花子' });
    expect((await staff.browser.call('POST', '/desk/acting/end')).json()).toEqual({ url: '/desk/members' });

    const rows = await diaryOf(member);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'session-ended',
      'profile-read',
      'session-begun',
      'member-found',
    ]);
    expect(rows[1]).toMatchObject({
      staff_name: '佐藤',
      staff_role: 'supporter',
      reason: 'change-of-details',
    });
    expect(rows[2]).toMatchObject({ reason: 'change-of-details', note });
    const acts = (await staff.browser.call('GET', '/desk/me')).json().recent_acts;
    expect(acts[0]).toMatchObject({ kind: 'session-ended', member: 'ヤ・1970年生まれ' });
  });

  it('理由がない場合、知らない会員の場合は、始まらない', async () => {
    const staff = await makeStaff(portal);
    const nobody = '99999999-9999-4999-8999-999999999999';
    const begin = (body: object) =>
      staff.browser.call('POST', '/desk/acting', { member_id: nobody, ...body });
    expect((await begin({})).json().fields).toEqual({ reason: ['choose_one'] });
    expect((await begin({ reason: 'curiosity' })).json().fields).toEqual({ reason: ['choose_one'] });
    expect((await begin({ reason: 'other' })).json().fields).toEqual({ note: ['required'] });
    expect((await begin({ reason: 'trouble', note: 'あ'.repeat(201) })).json().fields).toEqual({
      note: ['too_long'],
    });
    expect((await begin({ reason: 'trouble' })).statusCode).toBe(404);
    expect(staff.browser.cookies.has('acting_session')).toBe(false);
  });

  // @proves call POST /desk/acting
  // @proves cookie acting_session
  it('三十分で終わる。使いつづけても、延びない', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    for (const minutes of [10, 10, 9]) {
      portal.pass(minutes * MINUTE);
      expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(200);
      expect(await pageToken(portal, staff.browser)).not.toBe('');
    }
    portal.pass(MINUTE);
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(401);
    expect(await pageToken(portal, staff.browser)).toBe('');
    expect((await staff.browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
  });

  // @proves call POST /desk/logout
  it.each([
    [
      '終えた',
      (staff: Awaited<ReturnType<typeof makeStaff>>) => staff.browser.call('POST', '/desk/acting/end'),
    ],
    [
      '担当者がログアウトした',
      (staff: Awaited<ReturnType<typeof makeStaff>>) => staff.browser.call('POST', '/desk/logout'),
    ],
    [
      '担当者が止められた',
      (staff: Awaited<ReturnType<typeof makeStaff>>) =>
        disableStaff(portal.dependencies.database, staff.login, portal.dependencies.clock(), NO_CASES),
    ],
  ])('%s場合、すぐに使えなくなる', async (_, end) => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(200);
    await end(staff);
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(401);
  });

  it('会員がログアウトした場合も、終わる', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    await member.browser.call('POST', '/logout', undefined, member.accessToken);
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(401);
  });

  it('別の会員に移った場合、前の会員の分は終わる', async () => {
    const [hanako, taro] = [await makeMember(portal, 'general'), await makeMember(portal, 'chofu')];
    const staff = await makeStaff(portal);
    const first = await actFor(portal, staff, hanako.phone);
    const second = await actFor(portal, staff, taro.phone);
    expect((await getAs(staff.browser, '/users/me', first.bearer)).statusCode).toBe(401);
    expect((await getAs(staff.browser, '/users/me', second.bearer)).json().member_type).toBe('chofu');
    expect((await kindsOf(hanako))[0]).toBe('session-ended');
  });

  // @proves cookie acting_session
  it('盗まれた代行のしるしは、担当者のしるしがなければ役に立たず、会員のしるしにもならない', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    await actFor(portal, staff, member.phone);
    const value = staff.browser.cookies.get('acting_session')?.value ?? '';
    const other = await makeStaff(portal);
    for (const thief of [new Browser(portal.app), other.browser]) {
      thief.cookies.set('acting_session', { value, path: '/' });
      expect(await pageToken(portal, thief)).toBe('');
    }
    const asMember = new Browser(portal.app);
    asMember.cookies.set('session', { value, path: '/' });
    expect(await pageToken(portal, asMember)).toBe('');
  });

  it('会員の訪れた日には数えず、ログインの履歴に「concierge」として残る', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const visits = async () => {
      const { rows } = await portal.dependencies.database.execute(
        sql`select count(*)::int as n from member_visits`,
      );
      return rows[0]?.n;
    };
    const before = await visits();
    portal.pass(86_400);
    const fresh = await makeStaff(portal);
    const { bearer, memberId } = await actFor(portal, fresh, member.phone);
    portal.pass(2 * MINUTE);
    await getAs(fresh.browser, '/users/me', bearer);
    expect(await visits()).toBe(before);
    const { rows } = await portal.dependencies.database.execute(
      sql`select method, device_family from login_histories h join members m on m.base_account_id = h.base_account_id
          where m.id = ${memberId} order by logged_in_at desc limit 1`,
    );
    expect(rows).toEqual([{ method: 'concierge', device_family: '担当者の端末' }]);
    expect(staff.login).not.toBe(fresh.login);
  });
});

describe('本人だけができること（G42）', () => {
  /** What G42 names, call by call: typed by hand, so that nobody lets one in by a slip in the table. */
  const NEVER = [
    'PUT /hi/hosted-login/logged-in/password',
    'POST /hi/hosted-login/logged-in/password-reset/check',
    'POST /unsubscribe',
    'POST /logout',
    'PUT /line/link-base-account',
    'POST /line/send-unlink-confirmation',
    'PUT /line/unlink',
    'PUT /line/friend-status',
    'GET /line/link-token',
    'GET /account/access-diary',
    'GET /login-histories',
    'GET /medical_note/verification-token',
    'GET /find-me/issue-token',
    'POST /treatment-logs',
    'PUT /treatment-logs/{id}',
    'DELETE /treatment-logs/{id}',
    'GET /treatment-logs/trash',
  ];

  it('代行の表に、本人だけのことは一つもない', () => {
    expect(NEVER.filter((name) => name in ACTING_CALLS)).toEqual([]);
    const forbidden = /password|unsubscribe|line|consent|export|switch|authenticator|device|login-histor/i;
    expect(Object.keys(ACTING_CALLS).filter((name) => forbidden.test(name))).toEqual([]);
  });

  it('表にある呼び出しは、どれも契約にある', () => {
    const known = listEndpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(Object.keys(ACTING_CALLS).filter((name) => !known.includes(name))).toEqual([]);
  });

  // @proves page concierge in a member’s place
  it('会員の呼び出しをすべて試した場合、表にないものは断られ、会員はまだログインしている', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const calls = listEndpoints().filter(
      ({ endpoint: { access } }) => access === 'member' || access === 'either',
    );
    const refused: string[] = [];
    for (const { endpoint } of calls) {
      const path = endpoint.path.replace(/\{\w+\}/g, '1');
      const answer = await staff.browser.call(
        endpoint.method,
        path,
        endpoint.method === 'GET' ? undefined : {},
        bearer,
      );
      if (answer.statusCode === 403) refused.push(`${endpoint.method} ${endpoint.path}`);
      expect(answer.statusCode, path).not.toBe(401);
    }
    const expected = calls
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
      .filter((name) => !(name in ACTING_CALLS));
    expect(refused.sort()).toEqual(expected.sort());
    expect(refused).toEqual(expect.arrayContaining(NEVER));
    expect((await getAs(member.browser, '/users/me', member.accessToken)).statusCode).toBe(200);
  });
});

describe('記録できない場合（F46）', () => {
  // @proves page concierge in a member’s place
  it('読むことも、さがすことも、始めることも、起きない', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer, memberId } = await actFor(portal, staff, member.phone);
    const { database } = portal.dependencies;
    await database.execute(sql`alter table access_records add constraint closed check (false) not valid`);
    try {
      const read = await getAs(staff.browser, '/users/me', bearer);
      expect([read.statusCode, read.body.includes('山田')]).toEqual([500, false]);
      const handle = { by: 'phone_number', value: member.phone };
      const found = await staff.browser.call('POST', '/desk/members/search', handle);
      expect([found.statusCode, found.body.includes(memberId)]).toEqual([500, false]);
      const begun = await staff.browser.call('POST', '/desk/acting', {
        member_id: memberId,
        reason: 'trouble',
      });
      expect(begun.statusCode).toBe(500);
    } finally {
      await database.execute(sql`alter table access_records drop constraint closed`);
    }
    // What stood before still stands: the act that could not be recorded did not end it either.
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(200);
  });

  it('変更を送った場合、値ではなく、欄の名前だけが残る', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    await staff.browser.call('PUT', '/users/me', { city: '調布市', address: '小島町2-35-1' }, bearer);
    const [row, before] = await diaryOf(member);
    expect(row).toMatchObject({ kind: 'profile-changed', fields: ['address', 'city'] });
    expect(before?.kind).toBe('session-begun');
    expect(JSON.stringify(row)).not.toContain('小島町');
  });

  it.each([
    { notice_channel: 'none' },
    ...NOTICE_SETTINGS.map(({ wish, isOnAtFirst }) => ({ [wish]: !isOnAtFirst })),
    { is_shown_log_articles: false },
    { are_prompts_held: true },
  ])('お知らせの受け取り方（%o）は、代わりに変えられない', async (change) => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const before = (await getAs(staff.browser, '/users/me', bearer)).json();
    const answer = await staff.browser.call(
      'PUT',
      '/users/profile',
      { ...change, text_size: 'large' },
      bearer,
    );
    expect(answer.statusCode).toBe(403);
    const [refused, sent] = await diaryOf(member);
    const fields = [...Object.keys(change), 'text_size'].toSorted();
    expect([refused, sent]).toMatchObject([
      { kind: 'profile-refused', fields },
      { kind: 'profile-changed', fields },
    ]);
    expect((await getAs(staff.browser, '/users/me', bearer)).json()).toEqual(before);
  });

  it('大切な方を亡くされたことは、お電話で聞いた担当者が代わりに伝え、戻すこともでき、どちらも記録に残る（G149）', async () => {
    const member = await makeMember(portal, 'general');
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    for (const is_bereaved of [true, false]) {
      const answer = await staff.browser.call('PUT', '/users/profile', { is_bereaved }, bearer);
      expect([answer.statusCode, answer.json().is_bereaved]).toEqual([200, is_bereaved]);
      const own = await getAs(member.browser, '/users/me', member.accessToken);
      expect(own.json()).toMatchObject({ is_bereaved });
    }
    const told = (await diaryOf(member)).filter(({ kind }) => kind === 'profile-changed');
    expect(told).toMatchObject([{ fields: ['is_bereaved'] }, { fields: ['is_bereaved'] }]);
  });
});

it('会員の操作の時間を短くしても、電話で話を聞いている担当者は、30分のあいだ代行を続けられる', async () => {
  const strict = await startPortal({ settings: { sessionIdleSeconds: 300 } });
  try {
    await seedDemoEligibility(strict.dependencies.database);
    const member = await makeMember(strict, 'general');
    const staff = await makeStaff(strict);
    await actFor(strict, staff, member.phone);
    strict.pass(15 * MINUTE);
    const bearer = await pageToken(strict, staff.browser);
    expect((await getAs(staff.browser, '/users/me', bearer)).statusCode).toBe(200);
    strict.pass(16 * MINUTE);
    expect(await pageToken(strict, staff.browser)).toBe('');
  } finally {
    await strict.close();
  }
});
