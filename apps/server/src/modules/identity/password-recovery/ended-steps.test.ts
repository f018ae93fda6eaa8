import { beforeAll, describe, expect, it } from 'vitest';
import { publishAnew } from '../../../auth-states/outdated-terms.fixture.ts';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { e164, eligiblePerson, logIn, type NewPerson, openLoginPage, PASSWORD } from '../sign-up.fixture.ts';
import { poolDesk, signInTemporarily, temporaryAccount } from '../temporary-account.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const CHOSEN = 'kawaranu-yama-81';
type Owner = NewPerson & { accessToken: string };

async function change({ browser, accessToken }: Owner): Promise<void> {
  const body = { present_password: PASSWORD, password: CHOSEN };
  const set = await browser.call('PUT', '/hi/hosted-login/logged-in/password', body, accessToken);
  expect(set.statusCode, set.body).toBe(200);
}

async function reset({ phone }: Owner): Promise<void> {
  const browser = new Browser(portal.app);
  const path = '/hi/hosted-login/phone';
  await browser.call('POST', `${path}/password-reset/check/users`, { phone_number: phone });
  await browser.call('POST', `${path}/password/verification`);
  await browser.call('PUT', `${path}/password/verification`, { code: await portal.codeTo(e164(phone)) });
  const set = await browser.call('PUT', `${path}/password`, { password: CHOSEN });
  expect(set.statusCode, set.body).toBe(200);
}

async function resetTemporary(username: string, email: string): Promise<void> {
  const owner = new Browser(portal.app);
  const path = '/password-reset/verification';
  await owner.call('POST', path, { username });
  const set = await owner.call('PUT', path, { code: await portal.codeTo(email), password: CHOSEN });
  expect(set.statusCode, set.body).toBe(200);
}

const pathOf = (address: unknown) => {
  const { pathname, search } = new URL(String(address), 'http://localhost:3000');
  return `${pathname}${search}`;
};

/** The password was shown at the hosted login; answers what sends the browser on to the portal's session. */
async function atHostedLogin(phone: string, flow: 'login' | 'sign-up') {
  const { browser } = await eligiblePerson(portal, 'insurance');
  const { atLogin, page } = await openLoginPage(portal, browser, true, flow);
  const shown = await atLogin.ask(page, { method: 'POST', form: { identifier: phone, password: PASSWORD } });
  const terms = /name="terms" value="([^"]+)"/.exec(shown.body)?.[1];
  // The hosted login counts in whole seconds.
  portal.pass(2);
  return async () => {
    const sent = terms
      ? await atLogin.ask(page, { method: 'POST', form: { terms, answer: 'later' } })
      : shown;
    const back = await atLogin.ask(pathOf(sent.headers.location));
    const query = Object.fromEntries(new URL(String(back.headers.location)).searchParams);
    return browser.call('POST', '/hi/hosted-login/session', query);
  };
}

describe.each([
  ['ログイン中に変えた', change],
  ['コードで決め直した', reset],
])('前のパスワードで開いた途中の画面のあとで、パスワードを%s場合', (_, renew) => {
  it.each(['sign-up', 'login'] as const)(
    '共通IDの手続きの続き（%s）からは入れず、はじめに戻る',
    async (flow) => {
      const owner = await makeMember(portal, 'general');
      const goOn = await atHostedLogin(owner.phone, flow);
      await renew(owner);
      const refused = await goOn();
      expect([refused.statusCode, refused.json().next_page_id]).toEqual([401, 'U-E08']);
    },
  );

  it('新しい規約への同意からはログインできず、新しいパスワードでは、もう一度たずねられる', async () => {
    const owner = await makeMember(portal, 'general');
    const putBack = publishAnew(portal, 'terms');
    try {
      const thief = new Browser(portal.app);
      const { answer } = await logIn(portal, thief, { identifier: owner.phone });
      expect(answer?.json().challenge.type).toBe('terms');
      await renew(owner);
      const { value } = await portal.dependencies.content.legalText('terms', 'hatch');
      const texts = [{ kind: 'terms', version: String(value.version) }];
      const agree = (browser: Browser) => browser.call('PUT', '/hi/hosted-login/terms', { texts });
      expect((await agree(thief)).statusCode).toBe(401);
      expect(thief.cookies.has('session')).toBe(false);
      const again = new Browser(portal.app);
      await logIn(portal, again, { identifier: owner.phone, password: CHOSEN });
      expect((await agree(again)).json()).toHaveProperty('access_token');
    } finally {
      putBack();
    }
  });

  it('会員登録の続きからも入れない', async () => {
    const owner = await makeMember(portal, 'general');
    const thief = (await eligiblePerson(portal, 'insurance')).browser;
    const { answer } = await logIn(portal, thief, {
      identifier: owner.phone,
      isInsured: true,
      flow: 'sign-up',
    });
    expect(answer?.json().next_page_id).toBe('U-R03');
    await renew(owner);
    expect((await thief.call('GET', '/sign-up/me')).statusCode).toBe(401);
  });
});

it('パスワードを変えていない場合は、途中の画面から先へ進める', async () => {
  const owner = await makeMember(portal, 'insurance');
  const goOn = await atHostedLogin(owner.phone, 'login');
  expect((await goOn()).json()).toHaveProperty('access_token');
});

it('臨時アカウントのパスワードを決め直した場合、前のパスワードで始めた引っ越しは続けられない', async () => {
  const { username, email } = await temporaryAccount(portal);
  const thief = new Browser(portal.app);
  expect((await signInTemporarily(thief, username)).json().challenge.type).toBe('migration');
  expect((await thief.call('GET', '/hi/hosted-login/transfer')).statusCode).toBe(200);
  await resetTemporary(username, email);
  // The screen knows of no move any more.
  expect((await thief.call('GET', '/hi/hosted-login/transfer')).statusCode).toBe(404);
});

it('臨時アカウントの場合、前のパスワードで待っていた確認コードの画面からも、先へ進めない', async () => {
  const { username, email, phone } = await temporaryAccount(portal);
  await poolDesk(portal).askForSms(username);
  const thief = new Browser(portal.app);
  expect((await signInTemporarily(thief, username)).json().challenge.type).toBe('sms');
  const answer = { challenge_answer: await portal.codeTo(phone) };
  await resetTemporary(username, email);
  expect((await thief.call('POST', '/auth/login', answer)).statusCode).toBe(401);
});
