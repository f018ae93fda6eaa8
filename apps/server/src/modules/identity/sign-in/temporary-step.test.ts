import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { Browser, newAddress, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { baseAccounts, loginHistories } from '../../members/base-account.table.ts';
import { logIn } from '../sign-up.fixture.ts';
import {
  appCodeOf,
  otherThan,
  poolDesk,
  signInTemporarily,
  temporaryAccount,
} from '../temporary-account.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const answer = (browser: Browser, challenge_answer: string, changes = {}) =>
  browser.call('POST', '/auth/login', { challenge_answer, ...changes });
const MOVES = { next_page_id: 'U-L12', challenge: { type: 'migration' } };

describe('仮ログインの、パスワードのあとの確認（仕様4）', () => {
  // @proves call POST /auth/login
  // @proves state challenge: SMS code
  it('SMSのコードの場合、届く番号を伏せて知らせ、正しいコードで移行へ進む', async () => {
    const { username, phone } = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(username);
    const browser = new Browser(portal.app);
    const asked = await signInTemporarily(browser, username);
    const masked = `090****${phone.slice(-4)}`;
    expect(asked.json().challenge, asked.body).toMatchObject({ type: 'sms', masked_to: masked });
    const code = await portal.codeTo(phone);
    const wrong = await answer(browser, otherThan(code));
    expect(wrong.json()).toMatchObject({ name: 'CODE_WRONG', detail: { tries_left: 4 } });
    expect((await answer(browser, '')).json().fields).toMatchObject({ challenge_answer: ['required'] });
    const full = [...code].map((digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join('');
    const done = await answer(browser, full);
    expect(done.json(), done.body).toMatchObject(MOVES);
    expect(browser.cookies.has('session')).toBe(false);
  });

  // @proves state challenge: authenticator app
  // @proves error code_used
  it('認証アプリのコードの場合、いまのコードで進み、同じコードは二度使えない', async () => {
    const { username } = await temporaryAccount(portal);
    const secret = await poolDesk(portal).askForApp(username);
    portal.pass(30);
    const code = appCodeOf(secret, portal.dependencies.clock());
    const [first, second] = [new Browser(portal.app), new Browser(portal.app)];
    for (const browser of [first, second]) {
      expect((await signInTemporarily(browser, username)).json().challenge.type).toBe('app');
    }
    expect((await answer(first, code)).json()).toMatchObject(MOVES);
    expect((await answer(second, code)).json()).toMatchObject({ name: 'CODE_USED' });
  });

  // @proves state challenge: agreed word
  it('合言葉の場合、書き方の違いは問わず、違えばもう一度たずね、3回違えば最初からとする', async () => {
    const { username } = await temporaryAccount(portal);
    await poolDesk(portal).agreeOnWord(username, 'ひだまり 27');
    const browser = new Browser(portal.app);
    expect((await signInTemporarily(browser, username)).json().challenge.type).toBe('custom');
    expect((await answer(browser, 'こもれび')).json()).toMatchObject({ name: 'CODE_WRONG' });
    expect((await answer(browser, 'ひだまり　２７')).json()).toMatchObject(MOVES);
    const unlucky = new Browser(portal.app);
    await signInTemporarily(unlucky, username);
    const names = [];
    for (let time = 0; time < 4; time += 1) names.push((await answer(unlucky, 'こもれび')).json().name);
    expect(names).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_TRIES_SPENT', 'CODE_TRIES_SPENT']);
  });

  it('コードと合言葉の両方がある場合、両方を順に求める', async () => {
    const { username, phone } = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(username);
    await poolDesk(portal).agreeOnWord(username, 'ひだまり');
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    const next = await answer(browser, await portal.codeTo(phone));
    expect(next.json()).toMatchObject({ challenge: { type: 'custom' } });
    expect((await answer(browser, 'ひだまり')).json()).toMatchObject(MOVES);
  });

  // @proves cookie device
  // @proves state challenge: device
  it('この端末を覚えた場合、次からその人だけコードを求めない。覚えた中身は読めない', async () => {
    const { username, phone } = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(username);
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    await answer(browser, await portal.codeTo(phone), { remember_device: true });
    const kept = browser.cookies.get('device')?.value ?? '';
    expect(kept).not.toBe('');
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain(username);
    expect((await signInTemporarily(browser, username)).json()).toMatchObject(MOVES);
    const elsewhere = new Browser(portal.app);
    expect((await signInTemporarily(elsewhere, username)).json().challenge.type).toBe('sms');
    const other = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(other.username);
    expect((await signInTemporarily(browser, other.username)).json().challenge.type).toBe('sms');
  });

  // @proves cookie device
  it('覚えた端末のしるしを書き換えた場合、コードを求める', async () => {
    const { username, phone } = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(username);
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    await answer(browser, await portal.codeTo(phone), { remember_device: true });
    const device = browser.cookies.get('device');
    browser.cookies.set('device', { value: `${device?.value.slice(0, -4)}AAAA`, path: '/' });
    expect((await signInTemporarily(browser, username)).json().challenge.type).toBe('sms');
  });

  // @proves call POST /hi/hosted-login/email/verification
  // @proves call PUT /hi/hosted-login/email/verification
  it('アドレスが未確認の場合、メールのコードで確かめてから移行へ進む（G41）', async () => {
    const { username, email } = await temporaryAccount(portal, { isEmailProven: false });
    await portal.dependencies.database.update(baseAccounts).set({ email_verified_at: null });
    const browser = new Browser(portal.app);
    const asked = await signInTemporarily(browser, username);
    expect(asked.json()).toMatchObject({ challenge: { type: 'email' } });
    expect((await browser.call('GET', '/hi/hosted-login/me')).json().is_email_verified).toBe(false);
    const path = '/hi/hosted-login/email/verification';
    const sent = await browser.call('POST', path);
    expect(sent.json(), sent.body).toMatchObject({
      resend_after: 60,
      masked_to: `${email[0]}***@example.com`,
    });
    const code = await portal.codeTo(email);
    expect((await browser.call('PUT', path, { code: otherThan(code) })).json()).toMatchObject({
      name: 'CODE_WRONG',
      detail: { tries_left: 4 },
    });
    expect((await browser.call('PUT', path, { code })).json()).toMatchObject(MOVES);
    const [base] = await portal.dependencies.database
      .select({ verifiedAt: baseAccounts.email_verified_at, type: baseAccounts.account_type })
      .from(baseAccounts)
      .where(eq(baseAccounts.email, email));
    expect(base).toEqual({ verifiedAt: expect.any(Date), type: 'temporary' });
    expect((await signInTemporarily(new Browser(portal.app), username)).json()).toMatchObject(MOVES);
  });
});

it('共通IDの人がコードを使っている場合も、違うパスワードと同じことばで断り、コードを送らない', async () => {
  const [username, number] = ['general@demo.example', '+819000000002'];
  await poolDesk(portal).askForSms(username);
  const refused = await signInTemporarily(new Browser(portal.app), username, 'only-for-tests');
  expect(refused.json()).toMatchObject({ status_code: 401, name: 'CREDENTIALS_WRONG' });
  expect(await portal.messageTo(number)).toBe('');
});

describe('コードの総当たり（F19からF21）', () => {
  // @proves call POST /auth/login
  it('50回同時に違うコードを試されても、照合は5回まで', async () => {
    const { username, phone } = await temporaryAccount(portal);
    await poolDesk(portal).askForSms(username);
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    const code = await portal.codeTo(phone);
    const tries = Array.from({ length: 50 }, () => answer(browser, otherThan(code)));
    const names = (await Promise.all(tries)).map((sent) => sent.json().name);
    expect(names.filter((name) => name === 'CODE_WRONG').length).toBeLessThanOrEqual(5);
    expect((await answer(browser, code)).statusCode).not.toBe(200);
  });

  // @proves call POST /auth/login
  it('ひとつの場所から試し続けられても止まるのはその場所だけで、本人は別の場所から入れる', async () => {
    const { username } = await temporaryAccount(portal);
    const sprayer = new Browser(portal.app, undefined, newAddress());
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await signInTemporarily(sprayer, username, 'chigau-password-1')).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await signInTemporarily(sprayer, username)).statusCode).toBe(429);
    expect((await signInTemporarily(new Browser(portal.app), username)).json()).toMatchObject(MOVES);
  });

  it('多くの名前を試された場合、その場所からのログインを止める', async () => {
    const sprayer = new Browser(portal.app, undefined, newAddress());
    const tries = Array.from({ length: 51 }, (_, person) =>
      signInTemporarily(sprayer, `hd-nobody-${person}`, 'chigau-password-1'),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect((await signInTemporarily(sprayer, 'hd-somebody')).statusCode).toBe(429);
  });
});

describe('ログインの履歴（G96）', () => {
  const linesOf = async (sub: string) => {
    const { database } = portal.dependencies;
    const rows = await database
      .select({ result: loginHistories.result, method: loginHistories.method })
      .from(loginHistories)
      .innerJoin(baseAccounts, eq(baseAccounts.id, loginHistories.base_account_id))
      .where(and(eq(baseAccounts.pool_sub, sub), eq(loginHistories.method, 'temporary')));
    return rows.map(({ result }) => result).sort();
  };

  it('うまくいったログインも、違うパスワードのログインも、本人の履歴に残る', async () => {
    await portal.dependencies.database.delete(loginHistories);
    const { username, sub } = await temporaryAccount(portal);
    await signInTemporarily(new Browser(portal.app), username, 'chigau-password-1');
    await signInTemporarily(new Browser(portal.app), username);
    await signInTemporarily(new Browser(portal.app), 'hd-nobody', 'chigau-password-1');
    await expect.poll(() => linesOf(sub)).toEqual(['failure', 'success']);
  });

  it('共通IDのログインページで違うパスワードを試された場合も、本人の履歴に残る', async () => {
    const { database } = portal.dependencies;
    await database.delete(loginHistories);
    const attempt = { identifier: 'general@demo.example', password: 'chigau-password-1' };
    expect((await logIn(portal, new Browser(portal.app), attempt)).refused?.statusCode).toBe(401);
    const kept = async () =>
      database
        .select({ email: baseAccounts.email, result: loginHistories.result })
        .from(loginHistories)
        .innerJoin(baseAccounts, eq(baseAccounts.id, loginHistories.base_account_id));
    await expect.poll(kept).toEqual([{ email: 'general@demo.example', result: 'failure' }]);
  });
});
