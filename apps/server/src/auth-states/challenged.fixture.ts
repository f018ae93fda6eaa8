import { seedDemoEligibility } from '../demo/people/seed-demo-eligibility.ts';
import { insurancePolicies } from '../modules/eligibility/eligibility.table.ts';
import { earlierAccount, TEMPORARY_PASSWORD } from '../modules/identity/migration/earlier-account.fixture.ts';
import {
  askForAccount,
  eligiblePerson,
  logIn,
  PASSWORD,
  proveNumber,
} from '../modules/identity/sign-up.fixture.ts';
import {
  poolDesk,
  signInTemporarily,
  temporaryAccount,
} from '../modules/identity/temporary-account.fixture.ts';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { Browser, newEmail, type PortalUnderTest } from '../portal-under-test/portal-under-test.fixture.ts';
import { publishAnew } from './outdated-terms.fixture.ts';

type BringThere = (portal: PortalUnderTest) => Promise<Browser>;

const newBrowser = ({ app }: PortalUnderTest) => new Browser(app);

/** A temporary account whose password was right and that is asked for one thing more. */
const temporarily =
  (prepare: (desk: ReturnType<typeof poolDesk>, username: string) => Promise<unknown>): BringThere =>
  async (portal) => {
    const { username } = await temporaryAccount(portal);
    await prepare(poolDesk(portal), username);
    const browser = newBrowser(portal);
    await signInTemporarily(browser, username);
    return browser;
  };

/** An account that staff made, with the password they gave. */
const earlier =
  (isFirstPassword: boolean): BringThere =>
  async (portal) => {
    const { username } = await earlierAccount(portal, { type: 'pre_common', isFirstPassword });
    const browser = newBrowser(portal);
    await signInTemporarily(browser, username, TEMPORARY_PASSWORD);
    return browser;
  };

/** A member who has shown the password again; only the token of it is left. */
async function provenAgain(portal: PortalUnderTest, asksForAddress: boolean): Promise<Browser> {
  const { browser, accessToken } = await makeMember(portal, 'general');
  await browser.call('POST', '/account-security/proof', { present_password: PASSWORD }, accessToken);
  if (asksForAddress)
    await browser.call('POST', '/account-security/address', { email: newEmail() }, accessToken);
  const alone = newBrowser(portal);
  const token = browser.cookies.get('challenge_token');
  if (token) alone.cookies.set('challenge_token', token);
  return alone;
}

/** Everybody who has proved step one of something, by what they are asked for (G34, G36): each by the way that leads there. */
export const CHALLENGED = {
  'sign-up, eligibility proven': async (portal) => (await eligiblePerson(portal, 'general')).browser,
  'sign-up, code sent': async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    return person.browser;
  },
  'sign-up, number proven': async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    return person.browser;
  },
  'sms, common ID': async (portal) => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const browser = newBrowser(portal);
    await logIn(portal, browser, { identifier: person.phone });
    return browser;
  },
  'sms, temporary account': temporarily((desk, username) => desk.askForSms(username)),
  app: temporarily((desk, username) => desk.askForApp(username)),
  newPassword: earlier(true),
  custom: temporarily((desk, username) => desk.agreeOnWord(username, 'ひだまり')),
  email: async (portal) => {
    const { username } = await temporaryAccount(portal, { isEmailProven: false });
    const browser = newBrowser(portal);
    await signInTemporarily(browser, username);
    return browser;
  },
  insurance: async (portal) => {
    const { database } = portal.dependencies;
    const { phone } = await makeMember(portal, 'insurance');
    await database.update(insurancePolicies).set({ valid_until: '2025-03-31' });
    const browser = newBrowser(portal);
    await logIn(portal, browser, { identifier: phone, isInsured: true });
    await database.delete(insurancePolicies);
    await seedDemoEligibility(database);
    return browser;
  },
  terms: async (portal) => {
    const { phone } = await makeMember(portal, 'general');
    const putBack = publishAnew(portal, 'terms');
    const browser = newBrowser(portal);
    await logIn(portal, browser, { identifier: phone });
    putBack();
    return browser;
  },
  migration: earlier(false),
  'password reset': async (portal) => {
    const { phone } = await makeMember(portal, 'general');
    const browser = newBrowser(portal);
    await browser.call('POST', '/hi/hosted-login/phone/password-reset/check/users', { phone_number: phone });
    return browser;
  },
  'password reset, temporary account': async (portal) => {
    const { username } = await temporaryAccount(portal);
    const browser = newBrowser(portal);
    await browser.call('POST', '/password-reset/verification', { username });
    return browser;
  },
  'account proven': (portal) => provenAgain(portal, false),
  'address to be proven': (portal) => provenAgain(portal, true),
} as const satisfies Readonly<Record<string, BringThere>>;
export type ChallengedState = keyof typeof CHALLENGED;
