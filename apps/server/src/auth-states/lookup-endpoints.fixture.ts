import { e164, eligiblePerson, openLoginPage, PASSWORD } from '../modules/identity/sign-up.fixture.ts';
import { signInTemporarily, temporaryAccount } from '../modules/identity/temporary-account.fixture.ts';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import {
  Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
} from '../portal-under-test/portal-under-test.fixture.ts';

type Answer = Awaited<ReturnType<Browser['call']>>;
/** One step, ready to be sent. */
type Send = () => Promise<Answer>;

/** A place where somebody might learn whether an account exists. */
export interface LookupEndpoint {
  /** The name of an account that is there. */
  known(portal: PortalUnderTest): Promise<string>;
  /** A name of the same form that nobody has. */
  unknown(): string;
  /** Everything before the step that is looked at is done when this resolves. */
  prepare(portal: PortalUnderTest, name: string): Promise<Send>;
  /** Passwords that are hashed or compared in that step. */
  hashes: number;
  /** The step is written into the owner's login history. */
  isNoted?: true;
}

const WRONG = 'chigau-password-1';
const memberPhone = async (portal: PortalUnderTest) => (await makeMember(portal, 'general')).phone;
const strangerName = () => `hd-${newNumber().slice(-8)}`;

async function provenEmail(portal: PortalUnderTest): Promise<string> {
  const { browser, email } = await makeMember(portal, 'general');
  const link = new URL(/http\S+/.exec(await portal.messageTo(email))?.[0] ?? '');
  const email_verify_token = link.searchParams.get('email_verify_token');
  await browser.call('PUT', '/email/verification', { email_verify_token });
  return email;
}

async function atLoginPage(portal: PortalUnderTest, identifier: string, password: string): Promise<Send> {
  const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
  return () => atLogin.ask(page, { method: 'POST', form: { identifier, password } });
}

const RESET = '/hi/hosted-login/phone/password';

/** A browser in which the reset of a number has begun. */
async function resetting(portal: PortalUnderTest, phone_number: string): Promise<Browser> {
  // A minute after the code of the sign-up, which went to the known number.
  portal.pass(61);
  const browser = new Browser(portal.app);
  await browser.call('POST', `${RESET}-reset/check/users`, { phone_number });
  return browser;
}

const temporaryName = async (portal: PortalUnderTest) => (await temporaryAccount(portal)).username;
const phone = { known: memberPhone, unknown: newNumber };
const byName = { known: temporaryName, unknown: strangerName };

/** Every place of F18, with the step in which it would tell. */
export const LOOKUP_ENDPOINTS = {
  '共通IDのログインページ（電話番号）': {
    ...phone,
    hashes: 1,
    isNoted: true,
    prepare: (portal, name) => atLoginPage(portal, name, WRONG),
  },
  '共通IDのログインページ（メールアドレス）': {
    known: provenEmail,
    unknown: newEmail,
    hashes: 1,
    isNoted: true,
    prepare: (portal, name) => atLoginPage(portal, name, WRONG),
  },
  仮ログイン: {
    ...byName,
    hashes: 1,
    isNoted: true,
    prepare: async (portal, name) => () => signInTemporarily(new Browser(portal.app), name, WRONG),
  },
  '仮ログイン（共通IDの人の正しいパスワード）': {
    known: async (portal) => e164(await memberPhone(portal)),
    unknown: () => e164(newNumber()),
    hashes: 1,
    prepare: async (portal, name) => () => signInTemporarily(new Browser(portal.app), name, PASSWORD),
  },
  パスワードの再設定のはじめ: {
    ...phone,
    hashes: 0,
    prepare: async (portal, phone_number) => () =>
      new Browser(portal.app).call('POST', `${RESET}-reset/check/users`, { phone_number }),
  },
  パスワードの再設定のコードの送信: {
    ...phone,
    hashes: 0,
    prepare: async (portal, name) => {
      const browser = await resetting(portal, name);
      return () => browser.call('POST', `${RESET}/verification`);
    },
  },
  パスワードの再設定の違うコード: {
    ...phone,
    hashes: 0,
    prepare: async (portal, name) => {
      const browser = await resetting(portal, name);
      await browser.call('POST', `${RESET}/verification`);
      const code = (await portal.codeTo(e164(name))) === '000000' ? '111111' : '000000';
      return () => browser.call('PUT', `${RESET}/verification`, { code });
    },
  },
  仮IDのパスワードの再設定: {
    ...byName,
    hashes: 0,
    prepare: async (portal, username) => () =>
      new Browser(portal.app).call('POST', '/password-reset/verification', { username }),
  },
  新規登録のアカウント: {
    ...phone,
    hashes: 1,
    prepare: async (portal, phone_number) => {
      portal.pass(61);
      const { browser } = await eligiblePerson(portal, 'general');
      const email = newEmail();
      const body = { phone_number, email, email_confirmation: email, password: PASSWORD };
      return () => browser.call('POST', '/sign-up/account', body);
    },
  },
  登録のお問い合わせ: {
    known: provenEmail,
    unknown: newEmail,
    hashes: 0,
    prepare: async (portal, email) => () =>
      new Browser(portal.app).call('GET', `/email/hi/existence?${new URLSearchParams({ email })}`),
  },
  確認メールの再送: {
    known: async (portal) => (await makeMember(portal, 'general')).email,
    unknown: newEmail,
    hashes: 0,
    prepare: async (portal, email) => () =>
      new Browser(portal.app).call('POST', '/email/verification', { path: '/login', email }),
  },
  'アドレスの変更（ほかの人のアドレス）': {
    known: provenEmail,
    unknown: newEmail,
    hashes: 0,
    prepare: async (portal, email) => {
      const { browser, accessToken } = await makeMember(portal, 'general');
      const proof = { present_password: PASSWORD };
      await browser.call('POST', '/account-security/proof', proof, accessToken);
      return () => browser.call('POST', '/account-security/address', { email }, accessToken);
    },
  },
  担当者のログイン: {
    known: async (portal) => (await makeStaff(portal)).login,
    unknown: newEmail,
    hashes: 1,
    prepare: async (portal, login) => () =>
      new Browser(portal.app).call('POST', '/desk/login', { login, password: WRONG }),
  },
} as const satisfies Readonly<Record<string, LookupEndpoint>>;
export type LookupEndpointName = keyof typeof LOOKUP_ENDPOINTS;
