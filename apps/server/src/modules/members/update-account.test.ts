import { perNoticeSetting } from '@hidamari/domain/notices';
import { describe, expect, it } from 'vitest';
import { type MadeMember, makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../identity/sign-up.fixture.ts';

const portal = usePortal();

type Person = MadeMember;

const save = ({ browser, accessToken }: Person, body: object) =>
  browser.call('PUT', '/users/me', body, accessToken);
const read = async ({ browser, accessToken }: Person) =>
  (await browser.call('GET', '/users/me?withDiagnosedCancers=1', undefined, accessToken)).json();

const LUNG = { cancer_type_id: 'lung', diagnosed_on: '2025-11', stage: 'II', is_primary: true };
const AGENT = {
  last_name: '佐藤',
  first_name: '一郎',
  last_name_kana: 'サトウ',
  first_name_kana: 'イチロウ',
  birthday: '1990-12-31',
};

describe('登録内容の変更（U-A02・G142）', () => {
  // @proves call PUT /users/me
  // @proves page form: account
  it('変えた欄だけが変わり、ほかの欄はそのまま残る', async () => {
    const person = await makeMember(portal, 'general', { city: '調布市', prefecture: 'tokyo' });
    const before = await read(person);
    portal.pass(60);
    const change = {
      last_name: '鈴木',
      last_name_kana: 'ｽｽﾞｷ',
      postal_code: '〒１８２－００２６',
      other_diseases: '高血圧',
      supporters: [{ relationship: 'friends', nickname: 'ゆう' }],
      diagnosed_cancers: [LUNG],
      agent: AGENT,
    };
    const answer = await save(person, change);
    expect(answer.statusCode, answer.body).toBe(200);
    const expected = {
      ...before,
      ...change,
      full_name: '鈴木 花子',
      last_name_kana: 'スズキ',
      postal_code: '1820026',
      agent: { ...AGENT, agent_full_name: '佐藤 一郎' },
      diagnosed_cancers: [{ ...LUNG, id: expect.any(String) }],
      updated_at: expect.any(String),
    };
    expect(answer.json()).toEqual(expected);
    expect(await read(person)).toEqual(expected);
    expect(answer.json().updated_at > before.updated_at).toBe(true);
  });

  it('名だけの方は、姓がないものとして保存し、ほかの欄だけを変えるときも困らない', async () => {
    const person = await makeMember(portal, 'general', { agent: AGENT });
    const one = {
      first_name: 'スカルノ',
      last_name: null,
      first_name_kana: 'スカルノ',
      last_name_kana: null,
    };
    const named = await save(person, { ...one, agent: { ...AGENT, ...one } });
    expect(named.json(), named.body).toMatchObject({
      full_name: 'スカルノ',
      last_name: '',
      last_name_kana: '',
      agent: { agent_full_name: 'スカルノ' },
    });
    const moved = await save(person, { prefecture: 'tokyo', city: '調布市' });
    expect(moved.json(), moved.body).toMatchObject({ full_name: 'スカルノ', city: '調布市' });
    expect((await save(person, { last_name: '' })).json().fields).toEqual({ last_name: ['required'] });
  });

  // @proves page form: account
  it('空にした欄は空になり、代理の方も外せる', async () => {
    const person = await makeMember(portal, 'general', { city: '調布市', prefecture: 'tokyo', agent: AGENT });
    const answer = await save(person, { prefecture: null, city: null, agent: null, diagnosed_cancers: [] });
    expect(answer.json(), answer.body).toMatchObject({ prefecture: null, city: null, diagnosed_cancers: [] });
    expect(answer.json()).not.toHaveProperty('agent');
  });

  it('病名や支えてくれる人は、封をして保存する', async () => {
    const person = await makeMember(portal, 'general');
    await save(person, {
      other_diseases: '高血圧の薬',
      supporters: [{ relationship: 'friends', nickname: 'ゆうこ' }],
    });
    const { rows } = await portal.dependencies.database.execute(
      'select row_to_json(m) as row from members m',
    );
    expect(JSON.stringify(rows)).not.toMatch(/高血圧|ゆうこ/);
  });

  // @proves call PUT /users/me
  it.each([
    ['insurance', 'last_name_kana', 'スズキ'],
    ['insurance', 'birthday', '1970-01-01'],
    ['insurance', 'first_name_kana', 'ハナ'],
  ] as const)(
    '%sの方が %s を変えようとした場合、電話での変更を案内して断る（G45）',
    async (entrance, key, value) => {
      const person = await makeMember(portal, entrance);
      const before = await read(person);
      const answer = await save(person, { [key]: value, last_name: '鈴木' });
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { [key]: ['locked'] }]);
      expect(await read(person)).toEqual(before);
    },
  );

  it('表にない欄を送っても、何も変わらない（F16）', async () => {
    const person = await makeMember(portal, 'general');
    const before = await read(person);
    const extra = {
      member_type: 'insurance',
      company_code: 'X',
      email: 'a@b.example',
      account_type: 'temporary',
    };
    const answer = await save(person, { last_name: '鈴木', ...extra });
    // E-mail and number belong to the common ID; the schema does not know the names at all.
    expect(await read(person)).toEqual({
      ...before,
      last_name: '鈴木',
      full_name: '鈴木 花子',
      updated_at: answer.json().updated_at,
    });
  });

  it.each([
    [{ last_name: '' }, { last_name: ['required'] }],
    [{ birthday: '2099-01-01' }, { birthday: ['date'] }],
    [{ birthday: '2015-01-01' }, { agent: ['guardian_required'], agreed_by_guardian: ['consent'] }],
    [{ is_self: false }, { relationship: ['choose_one'] }],
    [
      { diagnosed_cancers: [{ ...LUNG, diagnosed_on: '2099-01' }] },
      { diagnosed_cancers: ['date_in_future'] },
    ],
    [{ other_diseases: 'あ'.repeat(201) }, { other_diseases: ['too_long'] }],
  ])('%j の場合、登録のときと同じことばで断る', async (change, fields) => {
    const person = await makeMember(portal, 'general');
    const answer = await save(person, change);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  });

  it('調布市にお住まいとして登録した方が市外の住所にした場合、お電話を案内する', async () => {
    const person = await makeMember(portal, 'chofu');
    const answer = await save(person, { prefecture: 'osaka', city: '大阪市' });
    expect(answer.json().fields).toEqual({ city: ['outside_area'] });
  });

  // @proves state account: what is changed
  it('ほかの人の病気を書く場合、了承をたずね、その答えを日付とともに残す（G141）', async () => {
    const person = await makeMember(portal, 'general');
    const family = { is_self: false, relationship: 'parents', diagnosed_cancers: [LUNG] };
    expect((await save(person, family)).json().fields).toEqual({ patient_consent: ['choose_one'] });
    const answer = await save(person, { ...family, patient_consent: 'hard_to_obtain' });
    expect(answer.json(), answer.body).toMatchObject({ patient_consent: 'hard_to_obtain' });
    // Asked once: the next change needs no new answer, and the same answer makes no second row.
    expect((await save(person, { city: '府中市', patient_consent: 'hard_to_obtain' })).statusCode).toBe(200);
    const { rows } = await portal.dependencies.database.execute(
      `select text_id, agreed_at from member_consents where kind = 'patient' and member_id = '${answer.json().id}'`,
    );
    expect(rows).toEqual([{ text_id: 'hard_to_obtain', agreed_at: expect.anything() }]);
  });

  // @proves call PUT /users/me
  // @proves state account: what is changed
  it('2つの端末で変えた場合、あとの保存は上書きせず、いまの内容を添えて知らせる（G66・F4）', async () => {
    const person = await makeMember(portal, 'general');
    const { updated_at } = await read(person);
    portal.pass(1);
    expect((await save(person, { last_name: '鈴木', updated_at })).statusCode).toBe(200);
    const late = await save(person, { last_name: '田中', updated_at });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ last_name: '鈴木' });
    expect(await read(person)).toMatchObject({ last_name: '鈴木' });
  });
});

describe('設定の変更（PUT users/profile・G142）', () => {
  const change = ({ browser, accessToken }: Person, body: object) =>
    browser.call('PUT', '/users/profile', body, accessToken);

  // @proves call PUT /users/profile
  // @proves state account: what is changed
  it('送ったものだけが変わり、登録内容の版は変わらない', async () => {
    const person = await makeMember(portal, 'general');
    const before = await read(person);
    portal.pass(60);
    const settings = {
      nickname: 'はなちゃん',
      text_size: 'xlarge',
      is_furigana_shown: true,
      notice_channel: 'none',
      ...perNoticeSetting(({ isOnAtFirst }) => !isOnAtFirst),
      is_shown_log_articles: false,
      are_prompts_held: true,
      onboarding_step: 4,
    };
    expect((await change(person, settings)).statusCode).toBe(200);
    expect(await read(person)).toEqual({ ...before, ...settings });
    expect((await change(person, {})).statusCode).toBe(200);
    await change(person, { nickname: '' });
    expect(await read(person)).toEqual({ ...before, ...settings, nickname: null });
  });

  // @proves state account: what is changed
  it('亡くされた方への切り替えは、つけることも外すこともできる（G149）', async () => {
    const person = await makeMember(portal, 'general');
    expect((await change(person, { is_bereaved: true })).json()).toMatchObject({ is_bereaved: true });
    expect((await change(person, { is_bereaved: false })).json()).toMatchObject({ is_bereaved: false });
  });

  it.each([
    [{ text_size: 'huge' }, { text_size: ['choose_one'] }],
    [{ onboarding_step: 5 }, { onboarding_step: ['invalid'] }],
    [{ nickname: 'あ'.repeat(21) }, { nickname: ['too_long'] }],
  ])('%j の場合、断る', async (body, fields) => {
    const person = await makeMember(portal, 'general');
    expect((await change(person, body)).json().fields).toEqual(fields);
  });
});

describe('ログインの記録（G96）', () => {
  // @proves call GET /login-histories
  it('新しい順に、いつ・どのように・どの端末からを答え、住所にあたるものは答えない', async () => {
    const person = await makeMember(portal, 'general');
    portal.pass(60);
    await logIn(portal, person.browser, { identifier: person.phone });
    const answer = await person.browser.call('GET', '/login-histories?page=1', undefined, person.accessToken);
    // The second login ended the session that the sign-up began: its token is worth nothing any more.
    expect(answer.statusCode).toBe(401);
    const { answer: again } = await logIn(portal, person.browser, { identifier: person.phone });
    const list = await person.browser.call('GET', '/login-histories', undefined, again?.json().access_token);
    expect(list.json().meta).toEqual({ page: 1, per_page: 20, total: 3 });
    expect(
      list.json().data.map(({ method, result }: { method: string; result: string }) => [method, result]),
    ).toEqual([
      ['common_id', 'success'],
      ['common_id', 'success'],
      ['sign_up', 'success'],
    ]);
    expect(Object.keys(list.json().data[0]).sort()).toEqual([
      'device_family',
      'id',
      'logged_in_at',
      'method',
      'place',
      'result',
    ]);
  });

  // @proves call GET /login-histories
  it('50件までを、20件ずつ答える。ほかの人の記録は混ざらない', async () => {
    const person = await makeMember(portal, 'general');
    const other = await makeMember(portal, 'general');
    const { database } = portal.dependencies;
    await database.execute(`insert into login_histories (id, base_account_id, logged_in_at, method, device_family, result)
      select gen_random_uuid(), b.id, now() - (n || ' hours')::interval, 'common_id', 'iPhone', 'success'
      from base_accounts b, generate_series(1, 60) n where b.email = '${person.email}'`);
    const page = async (of: Person, number: number) =>
      (await of.browser.call('GET', `/login-histories?page=${number}`, undefined, of.accessToken)).json();
    const pages = [
      await page(person, 1),
      await page(person, 2),
      await page(person, 3),
      await page(person, 4),
    ];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 10, 0]);
    expect(pages[0].meta.total).toBe(50);
    expect((await page(other, 1)).meta.total).toBe(1);
  });
});
