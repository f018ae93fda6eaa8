import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
  usePortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  askForAccount,
  e164,
  eligiblePerson,
  logIn,
  openLoginPage,
  PASSWORD,
  proveNumber,
} from '../sign-up.fixture.ts';

const portal = usePortal();

const finish = (browser: Browser, answer: Record<string, string>) =>
  browser.call('POST', '/hi/hosted-login/session', answer);

describe('行きたかった画面', () => {
  // @proves cookie return_path
  // @proves state return path
  it.each([
    ['/treatment-logs?page=2', '/treatment-logs?page=2'],
    ['//evil.example/treatment-logs', '/'],
    ['/login', '/'],
    [undefined, '/'],
  ])('ログインの前に %s へ行こうとした場合、%s へ戻る。覚えは消える', async (wanted, expected) => {
    const person = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    if (wanted !== undefined)
      browser.cookies.set('return_path', { value: encodeURIComponent(wanted), path: '/' });
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    expect(answer?.json().url).toBe(expected);
    expect(browser.cookies.has('return_path')).toBe(false);
  });
});

describe('ログイン画面', () => {
  it('日本語のラベルとボタンがあり、スクリプトがなくても送れる', async () => {
    const { shown, page } = await openLoginPage(portal, new Browser(portal.app));
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.body).toContain('<label class="lab" for="identifier">メールアドレスまたは電話番号');
    expect(shown.body).toContain('<label class="lab" for="password">パスワード');
    expect(shown.body).toMatch(/<button class="btn key" type="submit">ログイン<\/button>/);
    // The interaction cookie reaches this address alone.
    expect(shown.body).toContain(`action="${page}"`);
    expect(shown.body).not.toMatch(/ style=| on\w+=|<script>/);
  });

  it('CSPは自分のファイルと、戻り先のホストだけを許す', async () => {
    const { shown } = await openLoginPage(portal, new Browser(portal.app));
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("form-action 'self' http://localhost:3000 http://chofu.localhost:3000");
    expect(policy).not.toContain('unsafe');
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['localhost:3000', false, 'general', '0120-000-001'],
    ['localhost:3000', true, 'insurance', '0120-000-000'],
    ['chofu.localhost:3000', true, 'chofu', '042-000-0000'],
  ])('%s（加入者 %s）から来た場合、%sの色と電話番号を見せる', async (host, isInsured, theme, phone) => {
    const { shown } = await openLoginPage(portal, new Browser(portal.app, host), isInsured);
    expect(shown.body).toContain(`data-variant="${theme}"`);
    expect(shown.body).toContain(phone);
  });

  it('入力した名前は残り、パスワードは残らない。書き込まれたHTMLは動かない', async () => {
    const { refused } = await logIn(portal, new Browser(portal.app), {
      identifier: '"><script>alert(1)</script>',
      password: 'kore-wa-himitsu-1',
    });
    expect(refused?.statusCode).toBe(401);
    expect(refused?.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(refused?.body).not.toContain('<script>alert');
    expect(refused?.body).not.toContain('kore-wa-himitsu-1');
    expect(refused?.body).toContain('ログインできませんでした');
  });

  it('知っているアカウントと知らないアカウントで、断り方は1文字も変わらない', async () => {
    const person = await makeMember(portal, 'general');
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const bodies = [];
    for (const identifier of [person.phone, '09099999999']) {
      const answer = await atLogin.ask(page, {
        method: 'POST',
        form: { identifier, password: 'chigau-password-1' },
      });
      bodies.push(answer.body.replaceAll(identifier, 'X'));
    }
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('確認メールのリンクを開くまでは、電話番号でログインできることを、開いたときにも、断るときにも伝える', async () => {
    const person = await makeMember(portal, 'general');
    const { shown } = await openLoginPage(portal, new Browser(portal.app));
    expect(shown.body).toContain('メールアドレスは、確認メールのリンクを開いたあとに使えます。');
    const byMail = await logIn(portal, new Browser(portal.app), { identifier: person.email });
    expect(byMail.refused?.statusCode).toBe(401);
    expect(byMail.refused?.body).toContain('電話番号でログインしてください');
    const byPhone = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(byPhone.answer?.statusCode).toBe(200);
  });

  it('ほかのホストの /idp は404、期限切れの画面は案内に変わる', async () => {
    expect(
      (await new Browser(portal.app, 'chofu.localhost:3000').ask('/idp/.well-known/openid-configuration'))
        .statusCode,
    ).toBe(404);
    const gone = await new Browser(portal.app).ask('/idp/interaction/nothing');
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('はじめからお願いします');
  });

  // @proves cookie login_variant
  it.each([
    ['localhost:3000', true, 'insurance', '0120-000-000', 'http://localhost:3000/login'],
    ['chofu.localhost:3000', true, 'chofu', '042-000-0000', 'http://chofu.localhost:3000/login'],
  ])(
    '%sのログインが途中で切れた場合、その窓口の色と電話番号と入口を見せる',
    async (host, isInsured, theme, phone, login) => {
      const { atLogin } = await openLoginPage(portal, new Browser(portal.app, host), isInsured);
      for (const lost of ['/idp/interaction/nothing', '/idp/auth?client_id=unknown']) {
        const gone = await atLogin.ask(lost);
        expect(gone.body).toContain(`data-variant="${theme}"`);
        expect(gone.body).toContain(phone);
        expect(gone.body).toContain(`href="${login}"`);
      }
      const planted = await atLogin.ask('/idp/interaction/nothing', {
        headers: { cookie: 'login_variant="><script>' },
      });
      expect(planted.body).toContain('data-variant="general"');
    },
  );

  it('偽の転送ヘッダーがあっても、アドレスは設定のまま', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const found = await new Browser(portal.app).ask('/idp/.well-known/openid-configuration', { headers });
    expect(found.json().issuer).toBe('http://localhost:3000/idp');
    expect(found.body).not.toContain('evil.example');
  });

  it('スタイルとスクリプトを自分で配る', async () => {
    const browser = new Browser(portal.app);
    expect((await browser.ask('/idp/style.css')).headers['content-type']).toContain('text/css');
    expect((await browser.ask('/idp/icon.svg')).headers['content-type']).toContain('image/svg');
    expect((await browser.ask('/idp/password.js')).headers['content-type']).toContain('text/javascript');
  });
});

describe('ログインの往復', () => {
  it('全角の電話番号でも、メールアドレスの大文字でもログインできる', async () => {
    const person = await makeMember(portal, 'general');
    const wide = person.phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect((await logIn(portal, new Browser(portal.app), { identifier: wide })).answer?.statusCode).toBe(200);
  });

  // @proves call GET /hi/hosted-login/link
  it('調布の方は調布のホストに戻る。ほかのホストでログインした場合、ご自分の窓口のログイン画面へ案内する', async () => {
    const person = await makeMember(portal, 'chofu');
    const home = new Browser(portal.app, 'chofu.localhost:3000');
    expect((await logIn(portal, home, { identifier: person.phone })).answer?.json()).toHaveProperty(
      'access_token',
    );
    const lost = new Browser(portal.app);
    lost.cookies.set('return_path', { value: '%2Ftreatment-logs', path: '/' });
    const elsewhere = await logIn(portal, lost, { identifier: person.phone });
    expect(elsewhere.answer?.json()).toEqual({
      url: 'http://chofu.localhost:3000/login?door=own&return_to=%2Ftreatment-logs',
    });
    expect(lost.cookies.has('session')).toBe(false);
  });

  // @proves call GET /hi/hosted-login/link
  it('一般の方が調布のホストでログインした場合、ご自分の窓口のログイン画面へ案内する。そこにない画面は連れて行かない', async () => {
    const person = await makeMember(portal, 'general');
    const lost = new Browser(portal.app, 'chofu.localhost:3000');
    lost.cookies.set('return_path', { value: '%2Fno-such-page', path: '/' });
    const { answer } = await logIn(portal, lost, { identifier: person.phone });
    expect(answer?.json()).toEqual({ url: 'http://localhost:3000/login?door=own&role=hatch' });
  });

  it('ほかの窓口にしかない画面へ行こうとした場合も、ご自分の窓口のログイン画面へは、その行き先を連れて行かない', async () => {
    const person = await makeMember(portal, 'chofu');
    const lost = new Browser(portal.app);
    lost.cookies.set('return_path', { value: '%2Ffinancial', path: '/' });
    const { answer } = await logIn(portal, lost, { identifier: person.phone });
    expect(answer?.json()).toEqual({ url: 'http://chofu.localhost:3000/login?door=own' });
  });

  it('入口と違う会員でも、自分の会員として入る', async () => {
    const person = await makeMember(portal, 'general');
    const { answer } = await logIn(portal, new Browser(portal.app), {
      identifier: person.phone,
      isInsured: true,
    });
    expect(answer?.json()).toHaveProperty('access_token');
  });

  // @proves screen /login/login-verification
  it('登録を終えていない方は、確認コードから続けられる', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    await portal.codeTo(e164(person.phone));
    const browser = new Browser(portal.app);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ next_page_id: 'U-L14', challenge: { type: 'sms' } });
    portal.pass(61);
    expect((await browser.call('POST', '/hi/hosted-login/phone/verification')).statusCode).toBe(200);
    const code = await portal.codeTo(e164(person.phone));
    const checked = await browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(checked.json()).toMatchObject({ next_page_id: 'U-R04' });
    const eligible = await browser.call('POST', '/hi/hosted-login/eligibility/check', {
      company_code: 'HIDAMARI',
    });
    expect(eligible.json().next_page_id).toBe('U-R03');
  });

  // @proves screen /sign-up/register
  it('番号を確かめたあとで手続きの時間が切れた方は、はじめからでもログインでも、同じ番号のまま登録へ戻れる', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    const masked = (await person.browser.call('GET', '/sign-up/me')).json().masked_phone_number;
    portal.pass(601);
    expect((await person.browser.call('GET', '/sign-up/me')).statusCode).toBe(401);
    // The number is an account's by now, so its code tells to sign in.
    const again = { ...(await eligiblePerson(portal, 'general')), phone: person.phone };
    await askForAccount(again);
    const code = await portal.codeTo(e164(person.phone));
    const told = await again.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(told.json().name).toBe('ALREADY_REGISTERED');
    const { answer } = await logIn(portal, again.browser, { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ next_page_id: 'U-R04' });
    const eligible = await again.browser.call('POST', '/hi/hosted-login/eligibility/check', {
      company_code: 'HIDAMARI',
    });
    expect(eligible.json().next_page_id).toBe('U-R03');
    const known = await again.browser.call('GET', '/sign-up/me');
    expect(known.json()).toMatchObject({ masked_phone_number: masked, is_phone_verified: true });
  });

  it('資格の確認のあとで共通IDを見せた方は、アカウントの段階を飛ばす', async () => {
    const person = await makeMember(portal, 'general');
    const second = await eligiblePerson(portal, 'insurance');
    const link = await second.browser.call('GET', '/hi/hosted-login/link?flow=sign-up&is_insured=1');
    const atLogin = new Browser(portal.app);
    const path = (address: string) => address.replace('http://localhost:3000', '');
    const page = path(String((await atLogin.ask(path(link.json().url))).headers.location));
    const shown = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier: person.phone, password: PASSWORD },
    });
    const terms = /name="terms" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
    const sent = await atLogin.ask(page, { method: 'POST', form: { terms, answer: 'later' } });
    const back = await atLogin.ask(path(String(sent.headers.location)));
    const returned = new URL(String(back.headers.location));
    expect(returned.searchParams.has('is_agreed')).toBe(false);
    const answer = await finish(second.browser, Object.fromEntries(returned.searchParams));
    expect(answer.json()).toMatchObject({ next_page_id: 'U-R03', challenge: { type: 'sign_up' } });
  });

  // @proves call POST /hi/hosted-login/session
  // @proves cookie hosted_login
  it('開始していないホストやブラウザでは、コードを使えない。コードは一度だけ', async () => {
    const person = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    const { atLogin, page } = await openLoginPage(portal, browser);
    const sent = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier: person.phone, password: PASSWORD },
    });
    const back = await atLogin.ask(String(sent.headers.location).replace('http://localhost:3000', ''));
    const answer = Object.fromEntries(new URL(String(back.headers.location)).searchParams) as Record<
      string,
      string
    >;
    expect((await finish(new Browser(portal.app), answer)).statusCode).toBe(401);
    const started = browser.cookies.get('hosted_login');
    expect((await finish(browser, { ...answer, state: 'another' })).statusCode).toBe(401);
    expect((await finish(browser, answer)).statusCode).toBe(200);
    expect(browser.cookies.has('hosted_login')).toBe(false);
    if (started) browser.cookies.set('hosted_login', started);
    expect((await finish(browser, answer)).statusCode).toBe(401);
    expect(browser.cookies.has('hosted_login')).toBe(false);
  });

  // @proves call POST /hi/hosted-login/session
  // @proves cookie hosted_login
  it('二つのタブではじめた場合、先のタブの戻りは断り、あとのタブでログインできる', async () => {
    const person = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    const returnedFrom = async ({ atLogin, page }: Awaited<ReturnType<typeof openLoginPage>>) => {
      const form = { identifier: person.phone, password: PASSWORD };
      const sent = await atLogin.ask(page, { method: 'POST', form });
      const back = await atLogin.ask(String(sent.headers.location).replace('http://localhost:3000', ''));
      return Object.fromEntries(new URL(String(back.headers.location)).searchParams);
    };
    const first = await openLoginPage(portal, browser);
    const second = await openLoginPage(portal, browser);
    expect((await finish(browser, await returnedFrom(first))).statusCode).toBe(401);
    expect((await finish(browser, await returnedFrom(second))).statusCode).toBe(200);
  });

  it('PKCEのない要求と、登録していない戻り先を断る', async () => {
    const browser = new Browser(portal.app);
    const link = new URL(
      (await browser.call('GET', '/hi/hosted-login/link?flow=login&is_insured=0')).json().url,
    );
    const plain = new URL(link);
    plain.searchParams.delete('code_challenge');
    const refused = await browser.ask(`${plain.pathname}${plain.search}`);
    expect(String(refused.headers.location)).toContain('error=invalid_request');
    link.searchParams.set('redirect_uri', 'https://evil.example/login/session');
    const foreign = await browser.ask(`${link.pathname}${link.search}`);
    expect(foreign.statusCode).toBe(400);
    expect(foreign.headers.location).toBeUndefined();
  });

  it('毎回パスワードをたずねる：前の人のログインが残っていても、次の人は入れない', async () => {
    const person = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    const { atLogin, page } = await openLoginPage(portal, browser);
    const sent = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier: person.phone, password: PASSWORD },
    });
    await atLogin.ask(String(sent.headers.location).replace('http://localhost:3000', ''));
    const link = await browser.call('GET', '/hi/hosted-login/link?flow=login&is_insured=0');
    const again = await atLogin.ask(link.json().url.replace('http://localhost:3000', ''));
    expect(String(again.headers.location)).toContain('/idp/interaction/');
  });

  it('保存されている中身から、コードもトークンも読めない', async () => {
    const person = await makeMember(portal, 'general');
    await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    const { rows } = await portal.dependencies.database.execute('select * from hosted_login_items');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/accountId|login\/session|authorization_code/);
    const keys = await portal.dependencies.database.execute<{ sealed: string }>(
      'select sealed from hosted_login_keys',
    );
    expect(keys.rows).toHaveLength(1);
    const sealed = keys.rows[0]?.sealed ?? '';
    // With the marks around them: three bare letters stand in sealed text by chance now and then.
    for (const text of [sealed, Buffer.from(sealed, 'base64url').toString('latin1')]) {
      expect(text).not.toMatch(/"RSA"|"kty"|PRIVATE KEY/);
    }
  });

  it('個人の情報もパスワードも、記録に書かない', async () => {
    const person = await makeMember(portal, 'general');
    await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    const log = portal.logged.join('\n');
    for (const secret of [person.phone, e164(person.phone), person.email, PASSWORD, 'code=', '山田']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('ログイン画面の用意ができない場合', () => {
  let away: PortalUnderTest;
  beforeAll(async () => {
    away = await startPortal();
    return () => away.close();
  });

  // @proves call GET /hi/hosted-login/link
  it('待たせたままにせず503を返し、用意ができれば答える', async () => {
    const { database } = away.dependencies;
    // The provider's keys cannot be read, as while the database starts up.
    await database.execute('alter table hosted_login_keys rename to kept_keys');
    await database.execute(`create function keys_away() returns setof kept_keys language plpgsql as
      $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
    await database.execute('create view hosted_login_keys as select * from keys_away()');
    const browser = new Browser(away.app);
    const refused = await browser.ask('/idp/.well-known/openid-configuration');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    await database.execute('drop view hosted_login_keys');
    await database.execute('alter table kept_keys rename to hosted_login_keys');
    expect((await browser.ask('/idp/.well-known/openid-configuration')).statusCode).toBe(200);
  });
});

describe('繰り返しの試し', () => {
  it('同じアドレスからの繰り返しは止まるが、本人は別の端末から入れる', async () => {
    const person = await makeMember(portal, 'general');
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const attempt = (password: string) =>
      atLogin.ask(page, { method: 'POST', form: { identifier: person.phone, password } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await attempt('chigau-password-1')).statusCode);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const stopped = await attempt(PASSWORD);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.body).toContain('しばらくお待ちください');
    expect(
      (await logIn(portal, new Browser(portal.app), { identifier: person.phone })).answer?.statusCode,
    ).toBe(200);
  });
});
