import { currentUser } from '@hidamari/contract/members';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import { FULL_ACCOUNT } from '../../../../../packages/contract/src/members/full-account.fixture.ts';
import { type MadeMember, makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_CODES, DEMO_POLICIES } from '../eligibility/index.ts';
import { eligiblePerson, logIn, REGISTRATION } from '../identity/sign-up.fixture.ts';
import { createAccountHandles } from './account-handles.ts';

const portal = usePortal();

type Person = Pick<MadeMember, 'browser' | 'accessToken'>;

const hashUserId = (memberId: string) => createAccountHandles(portal.dependencies).hashUserId(memberId);
const BOTH = '?withDiagnosedCancers=1&withTreatmentLogs=1';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function me({ browser, accessToken }: Person, query = '') {
  const answer = await browser.call('GET', `/users/me${query}`, undefined, accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Ids of rows, as the database holds them. */
async function idsOf(query: string): Promise<unknown[]> {
  const { rows } = await portal.dependencies.database.execute(query);
  return rows.map(({ id }) => id);
}

const now = () => formatWireTimestamp(portal.dependencies.clock());

/** What registration keeps and the user data answers as it was typed; no guardian is asked of a grown-up. */
const { agent: AGENT, diagnosed_cancers: CANCERS, agreed_by_guardian: _, ...PROFILE } = FULL_ACCOUNT;
const CONSENTS = { agreed_terms: true, agreed_privacy: true, agreed_sensitive_data: true };
const WHOLE_FORM = {
  ...PROFILE,
  ...CONSENTS,
  agent: AGENT,
  diagnosed_cancers: CANCERS,
  from_agency: true,
};

/** What the entrance decides, above or beside the form. */
const BY_ENTRANCE = {
  insurance: {
    eligibility_type: 'insurance',
    relation_to_city: null,
    company_code: null,
    organization: null,
    insurance_number: DEMO_POLICIES.valid.number,
    last_name_kana: DEMO_POLICIES.valid.lastNameKana,
    first_name_kana: DEMO_POLICIES.valid.firstNameKana,
    birthday: DEMO_POLICIES.valid.birthday,
    unupdatable_keys: [
      'last_name_kana',
      'first_name_kana',
      'birthday',
      'insurance_number',
      'email',
      'phone_number',
    ],
  },
  general: {
    eligibility_type: 'general',
    relation_to_city: null,
    company_code: DEMO_CODES.valid,
    organization: null,
    insurance_number: null,
    unupdatable_keys: ['email', 'phone_number'],
  },
  chofu: {
    eligibility_type: 'general',
    company_code: null,
    relation_to_city: 'resident',
    organization: { org: 'chofu', name: '調布市' },
    insurance_number: null,
    unupdatable_keys: ['email', 'phone_number'],
  },
};

/** What stands beside the form of somebody who has just become a member by themselves. */
const JUST_REGISTERED = {
  email_verified_at: null,
  icon_filename: null,
  icon_url: null,
  visited_days_count: 1,
  registered_by_concierge: false,
  other_users: [],
  sent_arrival_confirmation_email_at: null,
  email_refused_at: null,
  line_user_id: null,
  member_test_marketing: false,
  pre_common_id: false,
  account_type: 'common',
  onboarding_step: 0,
  nickname: null,
  text_size: 'standard',
  is_furigana_shown: false,
  notice_channel: 'mail',
  is_told_of_replies: true,
  is_told_of_next_visit: false,
  is_told_of_check_in: false,
  is_shown_log_articles: true,
  are_prompts_held: false,
  is_bereaved: false,
  agreed_by_guardian: false,
  updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
  terms_version_agreed: expect.stringMatching(/^\d+$/),
};

describe('登録した内容', () => {
  // @proves call GET /users/me
  it.each(['insurance', 'general', 'chofu'] as const)(
    '%sの方がすべての欄を書いて登録した場合、どの欄も書いたとおりに読める',
    async (entrance) => {
      const before = now();
      const person = await makeMember(portal, entrance, WHOLE_FORM);
      const after = now();
      const ids = await idsOf(
        `select m.id from members m join base_accounts b on b.id = m.base_account_id where b.email = '${person.email}'`,
      );
      const cancerIds = await idsOf(
        `select id from member_cancers where member_id = '${ids[0]}' order by position`,
      );
      const { created_at, first_login_date, ...answer } = await me(person, BOTH);
      expect(answer).toEqual({
        ...JUST_REGISTERED,
        ...PROFILE,
        id: ids[0],
        hash_user_id: hashUserId(String(ids[0])),
        full_name: '山田 花子',
        phone_number: person.phone,
        email: person.email,
        member_type: entrance,
        ...BY_ENTRANCE[entrance],
        agent: { ...AGENT, agent_full_name: '山田 一郎' },
        diagnosed_cancers: CANCERS.map((cancer, index) => ({ id: cancerIds[index], ...cancer })),
        treatment_logs: [],
      });
      expect(answer.id).toMatch(UUID);
      const everyField = Object.keys(currentUser.shape);
      expect(
        everyField.filter((field) => !(field in answer || field in { created_at, first_login_date })),
      ).toEqual([]);
      expect(created_at >= before && created_at <= after, `${before} ${created_at} ${after}`).toBe(true);
      expect(first_login_date).toBe(created_at);
    },
  );

  // @proves call GET /users/me
  it('ご本人が必要な欄だけを書いた場合、書かなかった欄は空で、代理の方はいない', async () => {
    const answer = await me(await makeMember(portal, 'general'), BOTH);
    const { agreed_terms: _t, agreed_privacy: _p, agreed_sensitive_data: _s, ...typed } = REGISTRATION;
    expect(answer).toMatchObject({
      ...typed,
      relationship: null,
      postal_code: null,
      prefecture: null,
      city: null,
      address: null,
      accepts_info_delivery: false,
      other_diseases: null,
      supporters: [],
      diagnosed_cancers: [],
    });
    expect(answer).not.toHaveProperty('agent');
  });
});

describe('治療ログの行', () => {
  // @proves call GET /users/me
  it('たずねた場合だけ、日付の新しい順に、番号と日付を添える', async () => {
    const person = await makeMember(portal, 'general', WHOLE_FORM);
    const written = new Map<string, string>();
    for (const log_date of ['2026-03-01', '2026-05-01', '2026-04-01']) {
      const body = { log_date, is_other_log: true, other: { text: '散歩' } };
      const answer = await person.browser.call('POST', '/treatment-logs', body, person.accessToken);
      written.set(log_date, answer.json().id);
    }
    const lines = ['2026-05-01', '2026-04-01', '2026-03-01'].map((log_date) => ({
      id: written.get(log_date),
      log_date,
    }));
    const logsOnly = await me(person, '?withTreatmentLogs=1');
    expect(logsOnly.treatment_logs).toEqual(lines);
    expect(logsOnly).not.toHaveProperty('diagnosed_cancers');
    expect(await me(person, BOTH)).toMatchObject({
      treatment_logs: lines,
      diagnosed_cancers: CANCERS,
    });
    const plain = await me(person);
    expect(plain).not.toHaveProperty('treatment_logs');
    expect(plain).not.toHaveProperty('diagnosed_cancers');
  });
});

describe('登録のあと', () => {
  // @proves call GET /users/me
  it('別の日にまたログインしても、登録した日時と初めてのログインは変わらない', async () => {
    const person = await makeMember(portal, 'general');
    const first = await me(person);
    portal.pass(3 * 86_400);
    const browser = new Browser(portal.app);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    const again = await me({ ...person, browser, accessToken: answer?.json().access_token });
    expect(again).toEqual({ ...first, visited_days_count: 2 });
  });

  /** What staff tools, the LINE link and uploads will write; here the database stands for them. */
  // @proves call GET /users/me
  it.each([
    ['registered_by_concierge', 'members.registered_by_concierge', 'true', true],
    ['member_test_marketing', 'members.member_test_marketing', 'true', true],
    [
      'sent_arrival_confirmation_email_at',
      'members.sent_arrival_confirmation_email_at',
      "'2026-11-01T15:04:05.000Z'",
      '2026-11-02 00:04:05',
    ],
    ['line_user_id', 'base_accounts.line_user_id', "'line-of-a-member'", 'line-of-a-member'],
    ['onboarding_step', 'members.onboarding_step', '3', 3],
    ['created_at', 'members.created_at', "'2026-10-31T15:00:00.000Z'", '2026-11-01 00:00:00'],
    ['first_login_date', 'members.first_login_at', "'2026-10-31T15:00:01.000Z'", '2026-11-01 00:00:01'],
    ['pre_common_id', 'base_accounts.pre_common_id', 'true', true],
  ])('%sが変わった場合、その欄だけが変わって読める', async (field, place, stored, expected) => {
    const person = await makeMember(portal, 'general');
    const before = await me(person);
    const [table, column] = place.split('.');
    const own = `select base_account_id from members where id = '${before.id}'`;
    const where = table === 'members' ? `id = '${before.id}'` : `id = (${own})`;
    await portal.dependencies.database.execute(`update ${table} set ${column} = ${stored} where ${where}`);
    expect(await me(person)).toEqual({ ...before, [field]: expected });
  });

  // @proves call GET /users/me
  it('アイコンがある場合、その名前と、本人が読むアドレスを答える', async () => {
    const person = await makeMember(portal, 'general');
    const before = await me(person);
    const icon = '3f0b7b0e-6f43-4a58-9a55-0d7c3f1f2a11';
    await portal.dependencies.database.execute(
      `update members set icon_filename = '${icon}' where id = '${before.id}'`,
    );
    expect(await me(person)).toEqual({ ...before, icon_filename: icon, icon_url: `/files/${icon}` });
  });
});

describe('同じ共通IDのほかの会員', () => {
  // @proves call GET /users/me
  // @proves state onboarding
  it('二つめの資格で登録した場合、どちらからも、もう一方の名前と窓口が見える', async () => {
    const first = await makeMember(portal, 'general', { first_name: '花子' });
    const second = await eligiblePerson(portal, 'insurance');
    const returned = await logIn(portal, second.browser, {
      identifier: first.phone,
      isInsured: true,
      flow: 'sign-up',
    });
    expect(returned.answer?.json()).toMatchObject({ next_page_id: 'U-R03' });
    const form = { ...REGISTRATION, first_name: '春子' };
    const done = await second.browser.call('POST', '/hi/hosted-login/sign-up', form);
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json().url).toBe('/?is_first=true');
    const general = await me(first);
    const insured = await me({ ...second, accessToken: done.json().access_token });
    expect(insured.other_users).toEqual([
      { hash_user_id: general.hash_user_id, nickname: '花子', variant: 'hatch' },
    ]);
    expect(general.other_users).toEqual([
      { hash_user_id: insured.hash_user_id, nickname: '春子', variant: 'aflac' },
    ]);
    await portal.dependencies.database.execute(
      `update members set nickname = 'はるちゃん' where id = '${insured.id}'`,
    );
    expect((await me(first)).other_users[0].nickname).toBe('はるちゃん');
  });
});
