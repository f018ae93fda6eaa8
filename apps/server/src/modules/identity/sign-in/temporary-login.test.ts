import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../sign-up.fixture.ts';
import { poolClientOf } from '../user-pool/pool-client.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const USERNAME = 'temporary@demo.example';
const signIn = (browser: Browser, username: string, password: string) =>
  browser.call('POST', '/auth/login', { username, password });

describe('仮ログイン', () => {
  it('移行していない人の場合、どちらのログインからも、会員としては入れず移行へ進む', async () => {
    const atTemporary = new Browser(portal.app);
    const first = await signIn(atTemporary, USERNAME, 'only-for-tests');
    const atHosted = new Browser(portal.app);
    const attempt = { identifier: USERNAME, password: 'only-for-tests' };
    const second = (await logIn(portal, atHosted, attempt)).answer;
    for (const answer of [first, second]) {
      const expires_at = expect.any(String);
      const challenge = { type: 'migration', expires_at };
      expect(answer?.json(), answer?.body).toEqual({ next_page_id: 'U-L12', challenge });
    }
    for (const { cookies } of [atTemporary, atHosted]) {
      expect(cookies.has('session')).toBe(false);
      expect(cookies.has('refresh')).toBe(false);
      expect(cookies.has('challenge_token')).toBe(true);
    }
  });

  // @proves call POST /auth/login
  // @proves error credentials_wrong
  it('違うパスワードも、知らない名前も、共通IDの人も、同じことばで断る', async () => {
    const refusals = [];
    for (const [username, password] of [
      [USERNAME, 'chigau-password-1'],
      ['dare-demo-nai', 'only-for-tests'],
      ['general@demo.example', 'only-for-tests'],
    ] as const) {
      const { request_id: _, ...answer } = (await signIn(new Browser(portal.app), username, password)).json();
      refusals.push(answer);
    }
    expect(refusals[0]).toMatchObject({ status_code: 401, name: 'CREDENTIALS_WRONG' });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });

  // @proves page form: empty sign-in
  it('名前とパスワードが空の場合、試す前に断る', async () => {
    const answer = await signIn(new Browser(portal.app), '', '');
    expect(answer.json().fields).toEqual({ username: ['required'], password: ['required'] });
  });

  // @proves call POST /auth/login
  // @proves state challenge: new password
  it('はじめてのパスワードの場合、新しいパスワードを求め、推測されやすいものは断る', async () => {
    const { userPool, settings, database } = portal.dependencies;
    const created = await userPool.send(
      new AdminCreateUserCommand({
        UserPoolId: poolClientOf(settings).userPoolId,
        Username: 'hd-0001',
        TemporaryPassword: 'kami-de-watashita-1',
        MessageAction: 'SUPPRESS',
      }),
    );
    const sub = created.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
    // The demo's temporary member gets this account: staff will make members of their own later.
    await database.execute(`update base_accounts set pool_sub = '${sub}' where account_type = 'temporary'`);
    const browser = new Browser(portal.app);
    const pending = await signIn(browser, 'hd-0001', 'kami-de-watashita-1');
    expect(pending.json()).toMatchObject({ challenge: { type: 'new_password' } });
    const answer = (password: string) => browser.call('POST', '/auth/login', { new_password: password });
    expect((await answer('password1')).json().fields).toEqual({ password: ['password_common'] });
    const done = await answer('atarashii-niwa-31');
    expect(done.json(), done.body).toMatchObject({ next_page_id: 'U-L12', challenge: { type: 'migration' } });
    expect(browser.cookies.has('session')).toBe(false);
    expect((await signIn(new Browser(portal.app), 'hd-0001', 'kami-de-watashita-1')).statusCode).toBe(401);
    expect((await signIn(new Browser(portal.app), 'hd-0001', 'atarashii-niwa-31')).statusCode).toBe(200);
  });

  it('紙で渡したパスワードは1日で使えなくなる', async () => {
    const { userPool, settings } = portal.dependencies;
    await userPool.send(
      new AdminCreateUserCommand({
        UserPoolId: poolClientOf(settings).userPoolId,
        Username: 'hd-0002',
        TemporaryPassword: 'kami-de-watashita-1',
        MessageAction: 'SUPPRESS',
      }),
    );
    portal.pass(86_401);
    expect((await signIn(new Browser(portal.app), 'hd-0002', 'kami-de-watashita-1')).statusCode).toBe(401);
  });
});
