import { beforeAll, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { e164, PASSWORD } from '../sign-up.fixture.ts';
import { poolDesk, signInTemporarily, temporaryAccount } from '../temporary-account.fixture.ts';
import { createPoolStore } from '../user-pool/pool-store.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const CHOSEN = 'kawaranu-yama-81';

/** Two devices that stand in for the account's second factor; answers how many are left. */
async function rememberDevices(phone: string): Promise<() => Promise<number>> {
  const { pool } = portal.modules.identity;
  const account = await pool.find(e164(phone));
  if (!account) throw new Error('Nobody has this number.');
  const { database, outbox, settings, clock } = portal.dependencies;
  const store = createPoolStore(database, outbox, settings.phones);
  for (const name of ['iPhone・Safari', 'Windowsパソコン・Chrome']) {
    await store.insertDevice({
      deviceKey: `device_${account.sub}-${name}`,
      sub: account.sub,
      groupKey: 'g',
      name,
      salt: 'AA==',
      verifier: 'AA==',
      isRemembered: true,
      createdAt: clock(),
      lastUsedAt: clock(),
    });
  }
  return async () => (await pool.listDevices(account.username)).length;
}

// @proves state password changed
it('コードで新しいパスワードを決めた場合、覚えた端末でもコードをたずねる', async () => {
  const { username, phone, email } = await temporaryAccount(portal);
  await poolDesk(portal).askForSms(username);
  const browser = new Browser(portal.app);
  await signInTemporarily(browser, username);
  const remembered = { challenge_answer: await portal.codeTo(phone), remember_device: true };
  await browser.call('POST', '/auth/login', remembered);
  expect((await signInTemporarily(browser, username)).json().challenge.type).toBe('migration');

  const thief = new Browser(portal.app);
  const path = '/password-reset/verification';
  await thief.call('POST', path, { username });
  const set = await thief.call('PUT', path, { code: await portal.codeTo(email), password: CHOSEN });
  expect(set.statusCode, set.body).toBe(200);
  expect((await signInTemporarily(browser, username, CHOSEN)).json().challenge.type).toBe('sms');
});

// @proves state password changed
it('ログイン中に変えた場合も、電話番号で決め直した場合も、覚えた端末は一つも残らない', async () => {
  const member = await makeMember(portal, 'general');
  const left = await rememberDevices(member.phone);
  expect(await left()).toBe(2);
  const change = { present_password: PASSWORD, password: CHOSEN };
  const call = (body: object) =>
    member.browser.call('PUT', '/hi/hosted-login/logged-in/password', body, member.accessToken);
  expect((await call({ ...change, password: 'password1' })).statusCode).toBe(422);
  expect(await left(), 'a refused password changes nothing').toBe(2);
  expect((await call(change)).statusCode).toBe(200);
  expect(await left()).toBe(0);

  await rememberDevices(member.phone);
  const browser = new Browser(portal.app);
  const phone = '/hi/hosted-login/phone';
  await browser.call('POST', `${phone}/password-reset/check/users`, { phone_number: member.phone });
  await browser.call('POST', `${phone}/password/verification`);
  const code = await portal.codeTo(e164(member.phone));
  await browser.call('PUT', `${phone}/password/verification`, { code });
  const set = await browser.call('PUT', `${phone}/password`, { password: 'tsugi-no-yama-82' });
  expect(set.statusCode, set.body).toBe(200);
  expect(await left()).toBe(0);
});

it('パスワードを替えているあいだに前のパスワードで覚えさせた端末も、残らない', async () => {
  const member = await makeMember(portal, 'general');
  const { pool } = portal.modules.identity;
  const { setPassword } = pool;
  pool.setPassword = async (...given) => {
    await rememberDevices(member.phone);
    return setPassword(...given);
  };
  try {
    const change = { present_password: PASSWORD, password: CHOSEN };
    const path = '/hi/hosted-login/logged-in/password';
    expect((await member.browser.call('PUT', path, change, member.accessToken)).statusCode).toBe(200);
  } finally {
    pool.setPassword = setPassword;
  }
  const account = await pool.find(e164(member.phone));
  expect(await pool.listDevices(account?.username ?? '')).toEqual([]);
});
