import { expect } from 'vitest';
import { earlierAccount, signInEarlier } from '../modules/identity/migration/earlier-account.fixture.ts';
import {
  askForAccount,
  e164,
  eligiblePerson,
  logIn,
  openLoginPage,
  PASSWORD,
  proveNumber,
} from '../modules/identity/sign-up.fixture.ts';
import {
  appCodeOf,
  otherThan,
  poolDesk,
  signInTemporarily,
  temporaryAccount,
} from '../modules/identity/temporary-account.fixture.ts';
import { codeAt, newStaff, STAFF_PASSWORD, wrongCode } from '../modules/staff/staff.fixture.ts';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import {
  Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
} from '../portal-under-test/portal-under-test.fixture.ts';

/** What a try was answered with: let in, looked at and wrong, or turned away unread. */
export type Tried = 'in' | 'wrong' | 'turned away';

/** A place where a code is asked for, with the right one and a wrong one at hand. */
export interface CodeEndpoint {
  right: string;
  wrong: string;
  attempt(code: string): Promise<Tried>;
}
type Open = (portal: PortalUnderTest) => Promise<CodeEndpoint>;

type Answer = Awaited<ReturnType<Browser['call']>>;
const TURNED_AWAY = [
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_TRIES_SPENT',
  'CODE_USED',
  'CODE_GUESS_WAIT',
  'TALK_NUMBER_WAIT',
  'STEP_EXPIRED',
];
function tried(answer: Answer): Tried {
  if (answer.statusCode < 300) return 'in';
  const { name } = answer.json();
  expect(TURNED_AWAY).toContain(name);
  return name === 'CODE_WRONG' ? 'wrong' : 'turned away';
}

const ask =
  (
    browser: Browser,
    method: 'POST' | 'PUT',
    path: string,
    bearer?: string,
    more: object = {},
    key = 'code',
  ) =>
  async (code: string) =>
    tried(await browser.call(method, path, { [key]: code, ...more }, bearer));

const sent = (right: string, attempt: CodeEndpoint['attempt']): CodeEndpoint => {
  expect(right).toMatch(/^\d{6}$/);
  return { right, wrong: otherThan(right), attempt };
};

const PHONE_CODE = '/hi/hosted-login/phone/verification';
const MAIL_CODE = '/hi/hosted-login/email/verification';
const RESET_CODE = '/hi/hosted-login/phone/password/verification';
const ADDRESS = '/account-security/address';

/** A member who has shown the password again. */
async function provenMember(portal: PortalUnderTest) {
  const person = await makeMember(portal, 'general');
  const call = (method: 'POST' | 'PUT', path: string, body?: object) =>
    person.browser.call(method, path, body, person.accessToken);
  await call('POST', '/account-security/proof', { present_password: PASSWORD });
  return { ...person, call };
}

const addressDoor =
  (body: () => { email: string } | { phone_number: string }): Open =>
  async (portal) => {
    const { browser, accessToken, call } = await provenMember(portal);
    const next = body();
    await call('POST', ADDRESS, next);
    const code = await portal.codeTo('email' in next ? next.email : e164(next.phone_number));
    return sent(code, ask(browser, 'PUT', ADDRESS, accessToken));
  };

/** The second step of the temporary login. */
const temporaryDoor =
  (
    prepare: (
      portal: PortalUnderTest,
      username: string,
    ) => Promise<(() => string | Promise<string>) | undefined>,
  ): Open =>
  async (portal) => {
    const { username, phone } = await temporaryAccount(portal);
    const codeOf = await prepare(portal, username);
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    const right = codeOf ? await codeOf() : await portal.codeTo(phone);
    const attempt = ask(browser, 'POST', '/auth/login', undefined, {}, 'challenge_answer');
    return { right, wrong: right.startsWith('ひ') ? 'こもれび' : otherThan(right), attempt };
  };

const appOf = async (portal: PortalUnderTest, username: string) => {
  const secret = await poolDesk(portal).askForApp(username);
  portal.pass(30);
  return () => appCodeOf(secret, portal.dependencies.clock());
};

/** The second step at the page of the hosted login. */
const pageDoor =
  (isApp: boolean): Open =>
  async (portal) => {
    const { phone } = await makeMember(portal, 'general');
    const username = String((await poolDesk(portal).find(e164(phone))).Username);
    const shown = isApp ? await appOf(portal, username) : null;
    if (!isApp) await poolDesk(portal).askForSms(username);
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const post = (form: Record<string, string>) => atLogin.ask(page, { method: 'POST', form });
    const asked = await post({ identifier: phone, password: PASSWORD });
    const step = /name="step" value="([^"]+)"/.exec(asked.body)?.[1] ?? '';
    expect(step).not.toBe('');
    return sent(shown ? shown() : await portal.codeTo(e164(phone)), async (answer) => {
      const { statusCode, body } = await post({ step, answer });
      if (statusCode === 303) return 'in';
      return body.includes('確認コードが違うようです') ? 'wrong' : 'turned away';
    });
  };

const proofDoor =
  (isApp: boolean): Open =>
  async (portal) => {
    const { browser, accessToken, phone } = await makeMember(portal, 'general');
    const username = String((await poolDesk(portal).find(e164(phone))).Username);
    const shown = isApp ? await appOf(portal, username) : null;
    if (!isApp) await poolDesk(portal).askForSms(username);
    const body = { present_password: PASSWORD };
    await browser.call('POST', '/account-security/proof', body, accessToken);
    const code = shown ? shown() : await portal.codeTo(e164(phone));
    return sent(code, ask(browser, 'PUT', '/account-security/proof', accessToken));
  };

/** Every code that the portal asks for (F19). */
export const CODE_ENDPOINTS = {
  登録の番号の確認: async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    return sent(await portal.codeTo(e164(person.phone)), ask(person.browser, 'PUT', PHONE_CODE));
  },
  登録のアドレスの確認: async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    await person.browser.call('POST', MAIL_CODE);
    return sent(await portal.codeTo(person.email), ask(person.browser, 'PUT', MAIL_CODE));
  },
  ログインのときの番号の確認: async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    return sent(await portal.codeTo(e164(person.phone)), ask(browser, 'PUT', PHONE_CODE));
  },
  電話番号でのパスワードの再設定: async (portal) => {
    const { phone } = await makeMember(portal, 'general');
    const browser = new Browser(portal.app);
    await browser.call('POST', '/hi/hosted-login/phone/password-reset/check/users', { phone_number: phone });
    await browser.call('POST', RESET_CODE);
    return sent(await portal.codeTo(e164(phone)), ask(browser, 'PUT', RESET_CODE));
  },
  仮IDのパスワードの再設定: async (portal) => {
    const { username, email } = await temporaryAccount(portal);
    const browser = new Browser(portal.app);
    const path = '/password-reset/verification';
    await browser.call('POST', path, { username });
    const more = { password: 'kawaranu-yama-81' };
    return sent(await portal.codeTo(email), ask(browser, 'PUT', path, undefined, more));
  },
  仮ログインのSMS: temporaryDoor(async (portal, username) => {
    await poolDesk(portal).askForSms(username);
    return undefined;
  }),
  仮ログインの認証アプリ: temporaryDoor(appOf),
  仮ログインの合言葉: temporaryDoor(async (portal, username) => {
    await poolDesk(portal).agreeOnWord(username, 'ひだまり27');
    return () => 'ひだまり27';
  }),
  仮ログインのアドレスの確認: async (portal) => {
    const { username, email } = await temporaryAccount(portal, { isEmailProven: false });
    const browser = new Browser(portal.app);
    await signInTemporarily(browser, username);
    await browser.call('POST', MAIL_CODE);
    return sent(await portal.codeTo(email), ask(browser, 'PUT', MAIL_CODE));
  },
  移行の番号の確認: async (portal) => {
    const { username } = await earlierAccount(portal, { type: 'pre_common' });
    const browser = new Browser(portal.app);
    await signInEarlier(browser, username);
    const [phone_number, email] = [newNumber(), newEmail()];
    const path = '/hi/hosted-login/transfer/number';
    await browser.call('POST', path, { phone_number, email, email_confirmation: email });
    return sent(await portal.codeTo(e164(phone_number)), ask(browser, 'PUT', path));
  },
  共通IDのログインページのSMS: pageDoor(false),
  共通IDのログインページの認証アプリ: pageDoor(true),
  アドレスの変更: addressDoor(() => ({ email: newEmail() })),
  電話番号の変更: addressDoor(() => ({ phone_number: newNumber() })),
  設定を変える前のSMS: proofDoor(false),
  設定を変える前の認証アプリ: proofDoor(true),
  SMSを使い始めるとき: async (portal) => {
    const { browser, accessToken, call, phone } = await provenMember(portal);
    // A minute after the code of the sign-up, which went to the same number.
    portal.pass(61);
    await call('POST', '/account-security/sms');
    const code = await portal.codeTo(e164(phone));
    return sent(code, ask(browser, 'PUT', '/account-security/sms', accessToken));
  },
  認証アプリを使い始めるとき: async (portal) => {
    const { browser, accessToken, call } = await provenMember(portal);
    const secret = (await call('POST', '/account-security/app')).json().secret_groups.join('');
    const code = appCodeOf(secret, portal.dependencies.clock());
    return sent(code, ask(browser, 'PUT', '/account-security/app', accessToken));
  },
  担当者の認証アプリ: async (portal) => {
    const { login, secret } = await makeStaff(portal);
    portal.pass(31);
    const browser = new Browser(portal.app);
    await browser.call('POST', '/desk/login', { login, password: STAFF_PASSWORD });
    const now = portal.dependencies.clock();
    const attempt = ask(browser, 'POST', '/desk/login/second-factor');
    return { right: codeAt(secret, now), wrong: wrongCode(secret, now), attempt };
  },
  担当者の認証アプリを使い始めるとき: async (portal) => {
    const { browser, login, setUpCode } = await newStaff(portal);
    const asked = await browser.call('POST', '/desk/login', { login, password: setUpCode });
    const { secret } = asked.json();
    const now = portal.dependencies.clock();
    const more = { password: STAFF_PASSWORD };
    const attempt = ask(browser, 'POST', '/desk/login/set-up', undefined, more);
    return { right: codeAt(secret, now), wrong: wrongCode(secret, now), attempt };
  },
  窓口でのお話し番号: async (portal) => {
    const { browser, accessToken } = await makeMember(portal, 'general');
    const right = (await browser.call('GET', '/find-me/issue-token', undefined, accessToken)).json().token;
    const staff = await makeStaff(portal);
    return sent(right, async (value) => {
      const answer = await staff.browser.call('POST', '/desk/members/search', { by: 'talk_number', value });
      if (answer.statusCode !== 200) return tried(answer);
      return answer.json().data.length > 0 ? 'in' : 'wrong';
    });
  },
} as const satisfies Readonly<Record<string, Open>>;
export type CodeEndpointName = keyof typeof CODE_ENDPOINTS;
