import { describe, expect, it } from 'vitest';
import {
  Browser,
  newEmail,
  newNumber,
  usePortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_CODES, DEMO_POLICIES } from '../../eligibility/index.ts';
import {
  askForAccount,
  ENTRANCES,
  eligiblePerson,
  logIn,
  proveNumber,
  REGISTRATION,
  signUp,
} from '../sign-up.fixture.ts';

const portal = usePortal();

const me = (browser: Browser, token: string) =>
  browser.call('GET', '/users/me?withDiagnosedCancers=1', undefined, token);

describe('新規登録', () => {
  // @proves call GET /users/me
  // @proves call POST /hi/hosted-login/sign-up
  // @proves cookie challenge_token
  it.each(['insurance', 'general', 'chofu'] as const)(
    '%sの方は、確認コードを経て会員になり、ログインできる',
    async (entrance) => {
      const person = await signUp(portal, entrance, {
        diagnosed_cancers: [{ cancer_type_id: 'lung', stage: 'II', is_primary: true }],
        other_diseases: '高血圧',
        supporters: [{ relationship: 'partner', nickname: 'たろう' }],
        accepts_info_delivery: true,
        from_booklet: true,
      });
      const answer = await me(person.browser, person.accessToken);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({
        member_type: entrance,
        full_name: '山田 花子',
        phone_number: person.phone,
        email: person.email,
        email_verified_at: null,
        other_diseases: '高血圧',
        supporters: [{ relationship: 'partner', nickname: 'たろう' }],
        diagnosed_cancers: [{ cancer_type_id: 'lung', stage: 'II', is_primary: true }],
        visited_days_count: 1,
        account_type: 'common',
        other_users: [],
        onboarding_step: 0,
        terms_version_agreed: expect.stringMatching(/^\d+$/),
      });
      const { rows } = await portal.dependencies.database.execute(
        `select referral_sources from members where id = '${answer.json().id}'`,
      );
      expect(rows[0]?.referral_sources).toMatchObject({ from_booklet: true, from_agency: false });
      expect(person.browser.cookies.has('challenge_token')).toBe(false);
      const again = await logIn(portal, new Browser(portal.app, person.browser.host), {
        identifier: person.phone,
      });
      expect(again.answer?.json()).toMatchObject({ refresh: 'cookie', expires_in: 900 });
    },
  );

  // @proves call POST /hi/hosted-login/sign-up
  it('確認済みの証券番号・カナ・生年月日は、送られた内容より優先する', async () => {
    const person = await signUp(portal, 'insurance', { last_name_kana: 'ニセモノ', birthday: '2001-01-01' });
    expect((await me(person.browser, person.accessToken)).json()).toMatchObject({
      insurance_number: DEMO_POLICIES.valid.number,
      last_name_kana: DEMO_POLICIES.valid.lastNameKana,
      birthday: DEMO_POLICIES.valid.birthday,
      eligibility_type: 'insurance',
      unupdatable_keys: [
        'last_name_kana',
        'first_name_kana',
        'birthday',
        'insurance_number',
        'email',
        'phone_number',
      ],
    });
  });

  it('同意した文書の番号と日付を残す', async () => {
    const person = await signUp(portal, 'chofu');
    const { id } = (await me(person.browser, person.accessToken)).json();
    const rows = await portal.dependencies.database.execute(
      `select kind, text_id, version, text_date::text from member_consents where member_id = '${id}' order by kind`,
    );
    expect(rows.rows.map(({ kind }) => kind)).toEqual(['privacy', 'sensitive_data', 'terms']);
    for (const row of rows.rows) {
      expect(row).toMatchObject({
        version: expect.stringMatching(/^\d+$/),
        text_date: expect.stringMatching(/^20\d\d-/),
      });
    }
  });

  it('その他の病気と支えてくれる人は、平文では残らない', async () => {
    await signUp(portal, 'general', {
      other_diseases: '片頭痛もち',
      supporters: [{ relationship: 'friends', nickname: 'さくらんぼ' }],
    });
    const { rows } = await portal.dependencies.database.execute('select * from members');
    expect(JSON.stringify(rows)).not.toMatch(/片頭痛|さくらんぼ/);
  });

  // @proves screen /login/mail-verification
  // @proves call PUT /email/verification
  // @proves state email verification: 200 and 204
  it('登録後に届くメールのリンクでアドレスを確認でき、2回目は確認済みと答える', async () => {
    const person = await signUp(portal, 'chofu');
    const mail = await portal.messageTo(person.email);
    const link = new URL(/http\S+/.exec(mail)?.[0] ?? '');
    expect(link.origin).toBe('http://chofu.localhost:3000');
    expect(link.pathname).toBe('/login/mail-verification');
    const body = { email_verify_token: link.searchParams.get('email_verify_token') };
    expect((await person.browser.call('PUT', '/email/verification', body)).statusCode).toBe(200);
    expect((await person.browser.call('PUT', '/email/verification', body)).statusCode).toBe(204);
    expect((await me(person.browser, person.accessToken)).json().email_verified_at).toMatch(/^20\d\d-/);
    const byEmail = await logIn(portal, new Browser(portal.app, person.browser.host), {
      identifier: person.email,
    });
    expect(byEmail.answer?.statusCode).toBe(200);
  });

  // @proves call PUT /email/verification
  // @proves state email verification: 403
  it('知らないリンクの場合、403を返す', async () => {
    const answer = await new Browser(portal.app).call('PUT', '/email/verification', {
      email_verify_token: 'x'.repeat(43),
    });
    expect(answer.statusCode).toBe(403);
  });

  it('同じ登録が同時に20回届いても、会員は1人だけできる', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    await person.browser.ask('/api/sanctum/csrf-cookie');
    const headers = {
      'x-xsrf-token': decodeURIComponent(person.browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const sent = Array.from({ length: 20 }, () =>
      person.browser.ask('/api/hi/hosted-login/sign-up', { method: 'POST', json: REGISTRATION, headers }),
    );
    const statuses = (await Promise.all(sent)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const { rows } = await portal.dependencies.database.execute(
      `select m.id from members m join base_accounts b on b.id = m.base_account_id where b.email = '${person.email}'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('登録の最後の書き込みに失敗した場合', () => {
  // @proves cookie session
  it('ログインのCookieは渡さず、手続きのしるしは残り、もう一度送れば登録できる', async () => {
    const { database } = portal.dependencies;
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    // Fails at the commit itself, after everything in the transaction went well.
    await database.execute(`create function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
    await database.execute(`create constraint trigger refuse_commit after insert on sessions
      deferrable initially deferred for each row execute function refuse_commit()`);
    const failed = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    await database.execute('drop function refuse_commit cascade');
    expect(failed.statusCode, failed.body).toBe(503);
    expect(failed.headers).not.toHaveProperty('set-cookie');
    expect([...person.browser.cookies.keys()]).toContain('challenge_token');
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(done.statusCode, done.body).toBe(201);
  });
});

describe('登録の順番', () => {
  // @proves call POST /sign-up/account
  it('資格の確認をしていない場合、アカウントを作れない', async () => {
    const person = { browser: new Browser(portal.app), phone: newNumber(), email: newEmail() };
    expect((await askForAccount(person)).statusCode).toBe(401);
  });

  it('電話番号を確認していない場合、登録を終えられない', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(done.statusCode).toBe(403);
  });

  it('同意がそろっていない場合、どれが足りないかを答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', {
      ...REGISTRATION,
      agreed_sensitive_data: false,
    });
    expect(done.json()).toMatchObject({ status_code: 422, fields: { agreed_sensitive_data: ['consent'] } });
  });

  it('18歳未満で代理の方がいない場合、保護者と一緒にと答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', {
      ...REGISTRATION,
      birthday: '2012-04-01',
    });
    expect(done.json().fields).toMatchObject({ agent: ['guardian_required'] });
  });

  it('推測されやすいパスワードは使えない', async () => {
    const person = await eligiblePerson(portal, 'general');
    for (const password of ['sakura2024', 'password123', '12345678', person.email, person.phone]) {
      const answer = await askForAccount(person, password);
      expect(answer.json().fields, password).toEqual({ password: ['password_common'] });
    }
  });

  // @proves call GET /sign-up/me
  it('登録画面には、わかっていることだけを伏せて返す', async () => {
    const person = await eligiblePerson(portal, 'insurance');
    await proveNumber(portal, person);
    const known = await person.browser.call('GET', '/sign-up/me');
    expect(known.json()).toMatchObject({
      member_type: 'insurance',
      birthday: DEMO_POLICIES.valid.birthday,
      masked_phone_number: `090****${person.phone.slice(-4)}`,
      is_phone_verified: true,
      unupdatable_keys: ['last_name_kana', 'first_name_kana', 'birthday', 'insurance_number'],
      consent_versions: {
        terms: expect.any(String),
        privacy: expect.any(String),
        sensitive_data: expect.any(String),
      },
    });
    expect(known.body).not.toContain(person.phone);
    expect(known.body).not.toContain(person.email);
  });
});

describe('資格の確認', () => {
  const { path, proof } = ENTRANCES.insurance;

  // @proves error insurance_not_confirmed
  it.each([
    [
      '失効した契約',
      {
        insurance_number: DEMO_POLICIES.lapsed.number,
        last_name_kana: DEMO_POLICIES.lapsed.lastNameKana,
        first_name_kana: DEMO_POLICIES.lapsed.firstNameKana,
        birthday: DEMO_POLICIES.lapsed.birthday,
      },
    ],
    ['生年月日が違う', { ...proof, birthday: '1968-04-13' }],
    ['知らない番号', { ...proof, insurance_number: 'ZZ00000001' }],
  ])('%sの場合、どれが違うかを言わずに断る', async (_, body) => {
    const answer = await new Browser(portal.app).call('POST', path, body);
    expect(answer.json()).toMatchObject({ status_code: 422, name: 'INSURANCE_NOT_CONFIRMED' });
    expect(answer.json()).not.toHaveProperty('fields');
  });

  // @proves call POST /insurance-eligibility/check
  it('半角カナや全角の番号、ハイフンがあっても確認できる', async () => {
    const body = {
      ...proof,
      insurance_number: 'ｈｄ１２３４－５６７８',
      last_name_kana: 'ひなた',
      first_name_kana: 'ﾊﾙｺ',
    };
    expect((await new Browser(portal.app).call('POST', path, body)).statusCode).toBe(200);
  });

  // @proves call POST /hi/hosted-login/eligibility/check
  // @proves error eligibility_code_invalid
  it('期限切れの利用コードと知らない利用コードを断る', async () => {
    for (const company_code of [DEMO_CODES.expired, 'NOSUCHCODE']) {
      const answer = await new Browser(portal.app).call('POST', ENTRANCES.general.path, { company_code });
      expect(answer.json().name).toBe('ELIGIBILITY_CODE_INVALID');
    }
  });

  // @proves call POST /sign-up/residence
  it('市外に住んでいる場合は断り、市内に通院中の場合は進める', async () => {
    const browser = new Browser(portal.app, 'chofu.localhost:3000');
    const outside = { prefecture: 'tokyo', city: '府中市', relation_to_city: 'resident' };
    const refused = await browser.call('POST', '/sign-up/residence', outside);
    expect(refused.json().fields).toEqual({ city: ['outside_area'] });
    const visits = await browser.call('POST', '/sign-up/residence', {
      ...outside,
      relation_to_city: 'visits_hospital',
    });
    expect(visits.statusCode).toBe(200);
  });

  it('資格の入口はホストで決まり、ほかのホストでは使えない', async () => {
    const atCity = new Browser(portal.app, 'chofu.localhost:3000');
    expect((await atCity.call('POST', path, proof)).statusCode).toBe(403);
    expect(
      (await new Browser(portal.app).call('POST', '/sign-up/residence', ENTRANCES.chofu.proof)).statusCode,
    ).toBe(403);
  });
});
