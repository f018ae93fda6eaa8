import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, newAddress, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  askForAccount,
  ENTRANCES,
  e164,
  eligiblePerson,
  type NewPerson,
  openLoginPage,
  PASSWORD,
  proveNumber,
} from './sign-up.fixture.ts';

// Each refusal, found on the way that leads to it (decision 0073).

const portal = usePortal();
const PHONE = '/hi/hosted-login/phone/verification';
const WRONG = { company_code: 'WRONGCODE' };
const { general, insurance } = ENTRANCES;

const nameOf = (answer: { json(): { name?: string } }) => answer.json().name ?? 'passed';
const someoneAt = (address: string) => new Browser(portal.app, general.host, address);
const tryCode = async (browser: Browser, body: object = general.proof) =>
  nameOf(await browser.call('POST', general.path, body));
const check = ({ browser }: NewPerson, code: string) => browser.call('PUT', PHONE, { code });

describe('登録の途中で時間が切れた場合', () => {
  // @proves error step_expired
  it('11分後のコードは、手続きの時間が切れたことだと言い、ログインを求めない', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    portal.pass(660);
    const late = await check(person, code);
    expect(late.json()).toMatchObject({ status_code: 401, name: 'STEP_EXPIRED' });
    expect(late.json().message).not.toContain('ログイン');
    // The one button leads to the beginning, and a new code comes at once.
    const again = await person.browser.call('POST', general.path, general.proof);
    expect(again.statusCode).toBe(200);
    expect((await askForAccount(person)).statusCode).toBe(200);
  });

  it('番号の確認のあとで切れた場合も、同じわけを言う', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    portal.pass(660);
    const late = await person.browser.call('POST', '/hi/hosted-login/sign-up', {});
    expect(nameOf(late)).toBe('STEP_EXPIRED');
  });
});

describe('利用コードを間違えた場合（G51）', () => {
  // @proves error eligibility_wait
  // @proves call POST /hi/hosted-login/eligibility/check
  it('3回続いたら、時間をおくことと電話を言う。正しいコードなら、待たずに通る', async () => {
    const browser = someoneAt(newAddress());
    const names = [];
    for (let tries = 0; tries < 4; tries += 1) names.push(await tryCode(browser, WRONG));
    expect(names).toEqual([...Array(3).fill('ELIGIBILITY_CODE_INVALID'), 'ELIGIBILITY_WAIT']);
    const { message } = (await browser.call('POST', general.path, WRONG)).json();
    expect(message).toMatch(/しばらく時間をおいて.*お電話/);
    expect(await tryCode(browser)).toBe('passed');
  });

  it('同じ回線の3人が間違えても、ほかの人は正しいコードで通り、その人の間違いは1回めから数える', async () => {
    const office = newAddress();
    for (let person = 0; person < 3; person += 1) {
      const mistyper = someoneAt(office);
      for (let tries = 0; tries < 3; tries += 1) await tryCode(mistyper, WRONG);
    }
    const colleague = someoneAt(office);
    expect(await tryCode(colleague, WRONG)).toBe('ELIGIBILITY_CODE_INVALID');
    expect(await tryCode(colleague)).toBe('passed');
  });

  it('正しいコードは、何人分でも回線の数に入らない', async () => {
    const office = newAddress();
    const names = [];
    for (let person = 0; person < 65; person += 1) names.push(await tryCode(someoneAt(office)));
    expect(new Set(names)).toEqual(new Set(['passed']));
  });

  it('間違え続ける人がいる回線でも、はじめての人は正しいコードで通り、待つのは間違えた人で、だんだん長くなる', async () => {
    using _still = portal.stopClock();
    const office = newAddress();
    const mistyper = someoneAt(office);
    for (let tries = 0; tries < 3; tries += 1) await tryCode(mistyper, WRONG);
    await portal.dependencies.rateLimits.consume('eligibility-by-address', office, 59);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      expect(await tryCode(mistyper, WRONG)).toBe('ELIGIBILITY_WAIT');
      const held = await mistyper.call('POST', general.path, general.proof);
      expect(held.json().name).toBe('ADDRESS_WAIT');
      expect(held.json().message).toContain(`${held.json().retry_after}秒後に`);
      expect(await tryCode(someoneAt(office))).toBe('passed');
      waits.push(held.json().retry_after);
      portal.pass(held.json().retry_after);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    expect(await tryCode(mistyper)).toBe('passed');
  });

  it('ブラウザを替えながら試す人も、1時間に240回のあとは1回ずつ待ち、その回線の人も、待てば通る', async () => {
    using _still = portal.stopClock();
    const guesser = newAddress();
    await portal.dependencies.rateLimits.consume('eligibility-first-by-address', guesser, 239);
    expect(await tryCode(someoneAt(guesser), WRONG)).toBe('ELIGIBILITY_CODE_INVALID');
    const neighbour = someoneAt(guesser);
    const early = await neighbour.call('POST', general.path, general.proof);
    expect([early.json().name, early.json().retry_after]).toEqual(['ADDRESS_WAIT', 5]);
    portal.pass(5);
    expect(await tryCode(neighbour)).toBe('passed');
    // What came too early was no mistake of theirs.
    const names = [];
    for (let tries = 0; tries < 3; tries += 1) {
      names.push(await tryCode(neighbour, WRONG));
      portal.pass(60);
    }
    expect(new Set(names)).toEqual(new Set(['ELIGIBILITY_CODE_INVALID']));
  });
});

describe('証券番号の組み合わせを間違えた場合（G51）', () => {
  const tryPolicy = async (browser: Browser, birthday: string = insurance.proof.birthday) =>
    nameOf(await browser.call('POST', insurance.path, { ...insurance.proof, birthday }));

  // @proves call POST /insurance-eligibility/check
  it('よその人が3回間違えても、ご本人は別の端末から通る', async () => {
    const stranger = someoneAt(newAddress());
    const names = [];
    for (let tries = 0; tries < 4; tries += 1) names.push(await tryPolicy(stranger, '1970-01-01'));
    expect(names.at(-1)).toBe('ELIGIBILITY_WAIT');
    expect(await tryPolicy(someoneAt(newAddress()))).toBe('passed');
  });

  it('よその回線から20回ずつ間違えられても、ご本人は、自分の回線からいつでも通る', async () => {
    portal.pass(86_401);
    const strangers = [newAddress(), newAddress(), newAddress()];
    for (const address of strangers)
      for (let tries = 0; tries < 20; tries += 1) await tryPolicy(someoneAt(address), '1970-01-01');
    const owner = someoneAt(newAddress());
    // A slip of their own keeps them out no more than the strangers do.
    expect(await tryPolicy(owner, '1970-01-01')).toBe('INSURANCE_NOT_CONFIRMED');
    expect(await tryPolicy(owner)).toBe('passed');
  });

  it.each([
    ['IPv4の一つのアドレス', () => '198.51.100.7'],
    ['IPv6の一つの/48の、別々の/64', (time: number) => `2001:db8:77:${time.toString(16)}::1`],
  ])('%sから試した場合、1日に10回のあとは、1分から1時間まで、だんだん長く待つ', async (_, addressOf) => {
    using _still = portal.stopClock();
    portal.pass(86_401);
    const names: string[] = [];
    for (let time = 0; time < 12; time += 1)
      names.push(await tryPolicy(someoneAt(addressOf(time)), '1970-01-01'));
    expect(names).toEqual([
      ...Array(10).fill('INSURANCE_NOT_CONFIRMED'),
      'ELIGIBILITY_WAIT',
      'ELIGIBILITY_WAIT',
    ]);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const held = await someoneAt(addressOf(20 + round)).call('POST', insurance.path, insurance.proof);
      waits.push(held.json().retry_after / 60);
      portal.pass(held.json().retry_after);
      expect(await tryPolicy(someoneAt(addressOf(30 + round)), '1970-01-01')).toBe('INSURANCE_NOT_CONFIRMED');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('何百もの回線から試された番号は、はじめての人も1回ずつ待ち、待てば通る', async () => {
    using _still = portal.stopClock();
    portal.pass(86_401);
    const number = insurance.proof.insurance_number;
    await portal.dependencies.rateLimits.consume('eligibility-first-by-policy', number, 199);
    expect(await tryPolicy(someoneAt(newAddress()), '1970-01-01')).toBe('INSURANCE_NOT_CONFIRMED');
    const owner = someoneAt(newAddress());
    expect(await tryPolicy(owner)).toBe('ELIGIBILITY_WAIT');
    portal.pass(60);
    expect(await tryPolicy(owner)).toBe('passed');
  });
});

describe('送れない場合', () => {
  const failingSms = `insert into outbox_messages (id, kind, idempotency_key, payload, attempts, due_at, created_at)
    select gen_random_uuid(), 'send-sms', 'down', '', 3, now() + interval '80 seconds', now()`;

  // @proves error delivery_failed
  it('SMSのサービスが止まっているあいだは、送ったと言わずに断り、動けばまた送る', async () => {
    const { database } = portal.dependencies;
    const person = await eligiblePerson(portal, 'general');
    await database.execute(failingSms);
    const refused = await askForAccount(person);
    expect(refused.json()).toMatchObject({ status_code: 503, name: 'DELIVERY_FAILED' });
    expect(refused.json().message).toContain('こちらの側の不具合');
    await database.execute("update outbox_messages set done_at = now() where idempotency_key = 'down'");
    expect((await askForAccount(person)).statusCode).toBe(200);
  });

  // @proves error code_resend_wait
  it('直前に送ったばかりの場合、残りの秒を言い、前のコードがこの手続きで使えるかも答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    const begin = async (browser: Browser) => {
      await browser.call('POST', '/hi/hosted-login/phone/password-reset/check/users', {
        phone_number: person.phone,
      });
      return browser.call('POST', '/hi/hosted-login/phone/password/verification');
    };
    const browser = new Browser(portal.app);
    expect((await begin(browser)).statusCode).toBe(200);
    portal.pass(20);
    const soon = await browser.call('POST', '/hi/hosted-login/phone/password/verification');
    expect(soon.json().name).toBe('CODE_RESEND_WAIT');
    expect(Math.abs(soon.json().retry_after - 40)).toBeLessThan(10);
    expect(soon.json().detail.is_code_live).toBe(true);
    // Begun anew: the code of before belongs to the way of before.
    expect((await begin(new Browser(portal.app))).json().detail.is_code_live).toBe(false);
  });
});

describe('回線をはかる上限', () => {
  it('同じ回線で50回ログインできたあとも、51回めの正しいパスワードは通る', async () => {
    const person = await makeMember(portal, 'general');
    const path = '/hi/hosted-login/logged-in/password-reset/check';
    const body = { password: PASSWORD };
    const names = [];
    for (let times = 0; times < 51; times += 1)
      names.push((await person.browser.call('POST', path, body, person.accessToken)).statusCode);
    expect(new Set(names)).toEqual(new Set([204]));
  });
});

describe('共通IDのログインページ', () => {
  // @proves state identity library: in Japanese
  it('何も入れずに押した場合、違うとは言わず、入れることを言う（G115）', async () => {
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const empty = await atLogin.ask(page, { method: 'POST', form: { identifier: '', password: '' } });
    expect(empty.body).toContain('IDを入力してください');
    expect(empty.body).toContain('パスワードを入力してください');
    expect(empty.body).not.toContain('違うようです');
    const half = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier: '09000000000', password: '' },
    });
    expect(half.body).not.toContain('IDを入力してください');
    expect(half.body).toContain('パスワードを入力してください');
  });

  // @proves error password_wait
  it('パスワードを間違え続けた場合、わけと、本当の待つ長さを言う', async () => {
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const form = { identifier: '09000000001', password: 'chigau-password-1' };
    for (let tries = 0; tries < 10; tries += 1) await atLogin.ask(page, { method: 'POST', form });
    portal.pass(300);
    const held = await atLogin.ask(page, { method: 'POST', form });
    expect(held.body).toContain('パスワードの入力が続けて合わなかったため');
    expect(held.body).toContain('約10分後に');
    expect(held.body).not.toContain('アクセスが集中');
  });

  // @proves error cookies_off
  it('Cookieが一つも届かない場合、時間切れとは言わず、Cookieのことを言い、電話番号がある（A7）', async () => {
    const { page } = await openLoginPage(portal, new Browser(portal.app));
    const without = await new Browser(portal.app).ask(page);
    expect(without.body).toContain('Cookie（クッキー）が届いていません');
    expect(without.body).toContain('tel:');
    const other = new Browser(portal.app);
    await other.ask('/api/sanctum/csrf-cookie');
    const old = await other.ask(page);
    expect(old.body).toContain('時間がたったか');
  });
});
