import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { e164, openLoginPage, PASSWORD } from '../sign-up.fixture.ts';
import { appCodeOf, otherThan, poolDesk } from '../temporary-account.fixture.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal();
  return () => portal.close();
});
beforeAll(async () => {
  const { seedDemoEligibility } = await import('../../../demo/people/seed-demo-eligibility.ts');
  await seedDemoEligibility(portal.dependencies.database);
});
afterEach(() => vi.restoreAllMocks());

type Page = Awaited<ReturnType<typeof openLoginPage>>;
const stepOf = (html: string) => /name="step" value="([^"]+)"/.exec(html)?.[1] ?? '';
const post = ({ atLogin, page }: Page, form: Record<string, string>) =>
  atLogin.ask(page, { method: 'POST', form });

/** A member who is asked for a code by SMS, with the login page open and the password sent. */
async function atSmsStep(browser = new Browser(portal.app)) {
  const member = await makeMember(portal, 'general');
  await poolDesk(portal).askForSms(e164(member.phone));
  const opened = await openLoginPage(portal, browser);
  const asked = await post(opened, { identifier: member.phone, password: PASSWORD });
  // The code of the sign-up went to the same number before.
  return { member, opened, asked, step: stepOf(asked.body) };
}

async function finish(browser: Browser, { atLogin }: Page, sent: { headers: Record<string, unknown> }) {
  const to = new URL(String(sent.headers.location), 'http://localhost:3000');
  const back = await atLogin.ask(`${to.pathname}${to.search}`);
  const { searchParams } = new URL(String(back.headers.location));
  return browser.call('POST', '/hi/hosted-login/session', Object.fromEntries(searchParams));
}

describe('共通IDのログインページの、2つめの確認', () => {
  // @proves outside identity: second factor
  it('パスワードのあとSMSのコードをたずね、正しいコードで入れる。スクリプトがなくても使える', async () => {
    const browser = new Browser(portal.app);
    const { member, opened, asked, step } = await atSmsStep(browser);
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain(`090****${member.phone.slice(-4)}に、確認コードをSMSで送りました`);
    expect(asked.body).toContain('autocomplete="one-time-code"');
    expect(asked.body.match(/<h1>/g)).toHaveLength(1);
    expect(asked.body).not.toContain(PASSWORD);
    const code = await portal.codeTo(e164(member.phone));
    const wrong = await post(opened, { step, answer: otherThan(code) });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('確認コードが違うようです');
    const done = await post(opened, { step: stepOf(wrong.body), answer: ` ${code} ` });
    expect(done.statusCode, done.body).toBe(303);
    expect((await finish(browser, opened, done)).json()).toMatchObject({ refresh: 'cookie' });
  });

  // @proves state challenge: authenticator app
  it('認証アプリのコードでも入れ、同じコードは二度使えない', async () => {
    const member = await makeMember(portal, 'general');
    const username = String((await poolDesk(portal).find(e164(member.phone))).Username);
    const secret = await poolDesk(portal).askForApp(username);
    portal.pass(30);
    const answer = appCodeOf(secret, portal.dependencies.clock());
    const statuses = [];
    for (let time = 0; time < 2; time += 1) {
      const opened = await openLoginPage(portal, new Browser(portal.app));
      const asked = await post(opened, { identifier: member.phone, password: PASSWORD });
      expect(asked.body).toContain('認証アプリ');
      statuses.push((await post(opened, { step: stepOf(asked.body), answer })).statusCode);
    }
    expect(statuses).toEqual([303, 422]);
  });

  it('50回同時に違うコードを試されても、照合は5回まで。正しいコードでも、もう入れない', async () => {
    const { member, opened, step } = await atSmsStep();
    const code = await portal.codeTo(e164(member.phone));
    const tries = Array.from({ length: 50 }, () => post(opened, { step, answer: otherThan(code) }));
    const pages = await Promise.all(tries);
    const wrong = pages.filter(({ body }) => body.includes('確認コードが違うようです'));
    expect(wrong.length).toBeLessThanOrEqual(5);
    expect((await post(opened, { step, answer: code })).statusCode).not.toBe(303);
  });

  it('ほかのログインの途中の確認を持ってきても、使えない', async () => {
    const { member, step } = await atSmsStep();
    const code = await portal.codeTo(e164(member.phone));
    const other = await openLoginPage(portal, new Browser(portal.app));
    const tried = await post(other, { step, answer: code });
    expect(tried.statusCode).toBe(401);
    expect(tried.body).toContain('手続きの時間が切れました');
    expect((await post(other, { step: 'dokoka-no', answer: code })).statusCode).toBe(401);
  });

  it('この端末を覚えた場合、次のログインではコードをたずねない', async () => {
    const { member, opened, step } = await atSmsStep();
    const answer = await portal.codeTo(e164(member.phone));
    const done = await post(opened, { step, answer, remember: '1' });
    expect(done.statusCode).toBe(303);
    const device = opened.atLogin.cookies.get('device');
    expect(device).toBeDefined();
    const next = await openLoginPage(portal, new Browser(portal.app));
    next.atLogin.cookies.set('device', { value: device?.value ?? '', path: '/' });
    expect((await post(next, { identifier: member.phone, password: PASSWORD })).statusCode).toBe(303);
  });

  it('渡された最初のパスワードの場合、自分のパスワードを決めてから入る', async () => {
    const member = await makeMember(portal, 'general');
    await poolDesk(portal).setPassword(e164(member.phone), 'kami-de-watashita-1', false);
    const browser = new Browser(portal.app);
    const opened = await openLoginPage(portal, browser);
    const asked = await post(opened, { identifier: member.phone, password: 'kami-de-watashita-1' });
    expect(asked.body).toContain('新しいパスワードの設定');
    const step = stepOf(asked.body);
    const common = await post(opened, { step, answer: 'password1' });
    expect(common.statusCode).toBe(422);
    expect(common.body).toContain('このパスワードは使えません');
    const done = await post(opened, { step: stepOf(common.body), answer: 'atarashii-niwa-31' });
    expect(done.statusCode, done.body).toBe(303);
    expect((await finish(browser, opened, done)).json()).toMatchObject({ refresh: 'cookie' });
  });

  it('ユーザープールが、ここでは答えられない合言葉をたずねた場合、画面に出さず、こちらの不具合とする', async () => {
    const member = await makeMember(portal, 'general');
    const opened = await openLoginPage(portal, new Browser(portal.app));
    // A pool whose settings do not fit: ours asks for the word at /login-temporary alone.
    const { userPool } = portal.dependencies;
    const send = userPool.send.bind(userPool) as (command: object) => Promise<object>;
    vi.spyOn(userPool, 'send').mockImplementation(async (command: object) =>
      command instanceof InitiateAuthCommand
        ? { ChallengeName: 'CUSTOM_CHALLENGE', Session: 'tsuzuki' }
        : send(command),
    );
    const asked = await post(opened, { identifier: member.phone, password: PASSWORD });
    expect(asked.statusCode).toBe(500);
    expect(asked.body).toContain('ページを表示できませんでした');
    expect(stepOf(asked.body)).toBe('');
    const fault = portal.logged.find((line) => line.includes(String(asked.headers['x-request-id'])));
    expect(fault).toContain('"code":"server"');
    expect(fault).not.toContain(member.phone);
  });
});
