import { IDENTITY_DEVICES_PER_PAGE } from '@hidamari/domain/limits';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../../demo/people/seed-demo-eligibility.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  newAddress,
  type PortalUnderTest,
  startPortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { knownBrowsers } from '../devices/known-browser.table.ts';
import { e164, logIn, PASSWORD } from '../sign-up.fixture.ts';
import { appCodeOf, otherThan, poolDesk } from '../temporary-account.fixture.ts';
import { createPoolStore } from '../user-pool/pool-store.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal();
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoEligibility(portal.dependencies.database);
});

const AT = '/account-security';

/** A signed-in member with their own calls. */
async function member() {
  const person = await makeMember(portal, 'general');
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
    person.browser.call(method, `${AT}${path}`, body, person.accessToken);
  const prove = (present_password = PASSWORD) => call('POST', '/proof', { present_password });
  const phone = e164(person.phone);
  const pooled = await poolDesk(portal).find(phone);
  const sub = pooled.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  return { ...person, call, prove, e164: phone, sub, username: pooled.Username ?? '' };
}
type Member = Awaited<ReturnType<typeof member>>;

const now = () => portal.dependencies.clock();

async function withApp() {
  const person = await member();
  await person.prove();
  const begun = (await person.call('POST', '/app')).json();
  const secret = begun.secret_groups.join('');
  expect((await person.call('PUT', '/app', { code: appCodeOf(secret, now()) })).statusCode).toBe(204);
  portal.pass(30);
  return { ...person, secret };
}

/** The address is proven, so that mails about the account go out. */
async function proveAddress({ sub, username, email }: Member): Promise<void> {
  const { database, userPool } = portal.dependencies;
  // The mail of the sign-up goes out before the ones that are looked for.
  await portal.messageTo(email);
  const { AdminUpdateUserAttributesCommand } = await import('@aws-sdk/client-cognito-identity-provider');
  const { poolClientOf } = await import('../user-pool/pool-client.ts');
  await userPool.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: poolClientOf(portal.dependencies.settings).userPoolId,
      Username: username,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await database.update(baseAccounts).set({ email_verified_at: now() }).where(eq(baseAccounts.pool_sub, sub));
}

describe('2つめの確認の設定', () => {
  // @proves call GET /account-security
  it('はじめは何もなく、番号は伏せて答える', async () => {
    const { call, phone } = await member();
    expect((await call('GET')).json()).toEqual({
      factors: [],
      preferred: null,
      masked_phone_number: `090****${phone.slice(-4)}`,
      is_proven: false,
    });
  });

  it.each([
    ['POST', '/app', undefined],
    ['PUT', '/app', { code: '123456' }],
    ['POST', '/sms', undefined],
    ['PUT', '/sms', { code: '123456' }],
    ['DELETE', '/factors', undefined],
  ] as const)('%s %s は、いまのパスワードを示さなければ断る', async (method, path, body) => {
    const { call } = await member();
    expect((await call(method, path, body)).statusCode).toBe(403);
  });

  // @proves call POST /account-security/proof
  it('違うパスワードでは進めず、ほかの会員が示したしるしも使えない', async () => {
    const [one, other] = [await member(), await member()];
    expect((await one.prove('chigau-password-1')).json().name).toBe('CREDENTIALS_WRONG');
    await other.prove();
    const stolen = other.browser.cookies.get('challenge_token');
    if (stolen) one.browser.cookies.set('challenge_token', stolen);
    expect((await one.call('DELETE', '/factors')).statusCode).toBe(403);
    expect((await other.call('DELETE', '/factors')).statusCode).toBe(204);
  });

  // @proves call POST /account-security/app
  // @proves call PUT /account-security/app
  it('認証アプリは、最初の正しいコードで使い始め、次のログインからたずねる。本人にメールで知らせる', async () => {
    const person = await member();
    await proveAddress(person);
    expect((await person.prove()).json()).toEqual({ is_proven: true });
    const { uri, secret_groups: groups } = (await person.call('POST', '/app')).json();
    const secret = groups.join('');
    expect(groups.every((group: string) => group.length === 4)).toBe(true);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).not.toContain(person.phone);
    const confirm = (code: string) => person.call('PUT', '/app', { code });
    expect((await confirm(otherThan(appCodeOf(secret, now())))).json().name).toBe('CODE_WRONG');
    expect((await person.call('GET')).json().factors).toEqual([]);
    expect((await confirm(appCodeOf(secret, now()))).statusCode).toBe(204);
    expect((await person.call('GET')).json()).toMatchObject({ factors: ['app'], preferred: 'app' });
    expect(await portal.messageTo(person.email)).toContain('2段階認証');
    const { refused } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(refused?.body).toContain('認証アプリ');
  });

  // @proves call POST /account-security/sms
  // @proves call PUT /account-security/sms
  it('SMSは、届いたコードを確かめてから使い始める', async () => {
    const person = await member();
    await person.prove();
    portal.pass(61);
    const sent = await person.call('POST', '/sms');
    expect(sent.json(), sent.body).toMatchObject({ resend_after: 60 });
    const code = await portal.codeTo(person.e164);
    expect((await person.call('PUT', '/sms', { code: otherThan(code) })).json().name).toBe('CODE_WRONG');
    expect((await person.call('PUT', '/sms', { code })).statusCode).toBe(204);
    expect((await person.call('GET')).json()).toMatchObject({ factors: ['sms'], preferred: 'sms' });
  });

  // @proves call DELETE /account-security/factors
  // @proves call PUT /account-security/proof
  it('使っている人が変えるには、パスワードのあとコードも要る。違うコードは5回まで', async () => {
    const person = await withApp();
    const asked = (await person.prove()).json();
    expect(asked).toMatchObject({ is_proven: false, challenge: { type: 'app' } });
    expect((await person.call('DELETE', '/factors')).statusCode).toBe(403);
    const code = appCodeOf(person.secret, now());
    const wrong = await person.call('PUT', '/proof', { code: otherThan(code) });
    expect(wrong.json()).toMatchObject({ name: 'CODE_WRONG', detail: { tries_left: 4 } });
    expect((await person.call('PUT', '/proof', { code })).json()).toEqual({ is_proven: true });
    expect((await person.call('DELETE', '/factors')).statusCode).toBe(204);
    expect((await person.call('GET')).json().factors).toEqual([]);
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  // @proves call PUT /account-security/proof
  it('50回同時に違うコードを試されても、照合は5回まで', async () => {
    const person = await withApp();
    await person.prove();
    const code = appCodeOf(person.secret, now());
    const tries = Array.from({ length: 50 }, () => person.call('PUT', '/proof', { code: otherThan(code) }));
    const names = (await Promise.all(tries)).map((answer) => answer.json().name);
    expect(names.filter((name) => name === 'CODE_WRONG').length).toBeLessThanOrEqual(5);
    expect((await person.call('PUT', '/proof', { code })).statusCode).not.toBe(200);
  });

  it('示してから10分たつと、もう一度たずねる', async () => {
    const person = await member();
    await person.prove();
    portal.pass(601);
    expect((await person.call('DELETE', '/factors')).statusCode).toBe(403);
  });
});

describe('覚えた端末（G151）', () => {
  const remember = async ({ sub }: Member, count: number) => {
    const { database, outbox } = portal.dependencies;
    const store = createPoolStore(database, outbox);
    const keys = Array.from({ length: count }, (_, index) => `device_${sub}-${index}`);
    for (const [index, deviceKey] of keys.entries()) {
      const at = new Date(now().getTime() + index * 1_000);
      await store.insertDevice({
        deviceKey,
        sub,
        groupKey: 'g',
        name: 'iPhone・Safari',
        salt: 'AA==',
        verifier: 'AA==',
        isRemembered: true,
        createdAt: at,
        lastUsedAt: at,
      });
    }
    return keys;
  };

  // @proves call GET /account-security/devices
  it('60台ずつ、新しく使った順に並べ、61台めは次のページになる', async () => {
    const person = await member();
    const keys = await remember(person, IDENTITY_DEVICES_PER_PAGE + 1);
    const first = (await person.call('GET', '/devices')).json();
    expect(first.meta).toEqual({ page: 1, per_page: 60, total: 61 });
    const shown = first.data.map((device: { device_key: string }) => device.device_key);
    expect(shown).toEqual(keys.toReversed().slice(0, 60));
    const second = (await person.call('GET', '/devices?page=2')).json();
    expect(second.data.map((device: { device_key: string }) => device.device_key)).toEqual([keys[0]]);
  });

  // @proves call DELETE /account-security/devices/{device_key}
  it('自分の端末だけを忘れられる', async () => {
    const [one, other] = [await member(), await member()];
    const [key] = await remember(one, 1);
    expect((await other.call('DELETE', `/devices/${key}`)).statusCode).toBe(404);
    expect((await one.call('DELETE', `/devices/${key}`)).statusCode).toBe(204);
    expect((await one.call('GET', '/devices')).json().data).toEqual([]);
  });

  // @proves call POST /account-security/sign-out-everywhere
  it('すべての端末からログアウトすると、どのログインも終わる', async () => {
    const person = await member();
    const elsewhere = new Browser(portal.app);
    const second = await logIn(portal, elsewhere, { identifier: person.phone });
    const { url } = (await person.call('POST', '/sign-out-everywhere')).json();
    expect(url).toContain('/idp/logout');
    for (const [browser, token] of [
      [person.browser, person.accessToken],
      [elsewhere, second.answer?.json().access_token],
    ] as const) {
      expect((await browser.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
      expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401);
    }
  });
});

describe('新しい端末のお知らせ', () => {
  const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

  // @proves cookie browser
  it('はじめての端末からのログインの場合だけ、本人にメールで知らせる', async () => {
    const person = await member();
    await proveAddress(person);
    // The browser of the sign-up is known.
    await logIn(portal, person.browser, { identifier: person.phone });
    expect(await portal.messageTo(person.email)).not.toContain('はじめての端末');
    // An account from before browsers were known: its first one is no news.
    await portal.dependencies.database.delete(knownBrowsers);
    await logIn(portal, person.browser, { identifier: person.phone });
    expect(await portal.messageTo(person.email)).not.toContain('はじめての端末');
    const address = newAddress();
    const stranger = new Browser(portal.app, undefined, address, { 'user-agent': SAFARI });
    await logIn(portal, stranger, { identifier: person.phone });
    const mail = await portal.messageTo(person.email);
    expect(mail).toContain('はじめての端末（iPhone・Safari）');
    expect(mail).not.toContain(address);
    await portal.dependencies.database.execute('delete from sent_messages');
    await logIn(portal, stranger, { identifier: person.phone });
    expect(await portal.messageTo(person.email)).toBe('');
  });
});
