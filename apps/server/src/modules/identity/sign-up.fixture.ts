import { expect } from 'vitest';
import {
  Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_CODES, DEMO_POLICIES } from '../eligibility/index.ts';

export const PASSWORD = 'hinata-no-niwa-27';

/** How a person of each variant shows that they may become a member. */
export const ENTRANCES = {
  insurance: {
    host: 'localhost:3000',
    path: '/insurance-eligibility/check',
    proof: {
      insurance_number: DEMO_POLICIES.valid.number,
      last_name_kana: DEMO_POLICIES.valid.lastNameKana,
      first_name_kana: DEMO_POLICIES.valid.firstNameKana,
      birthday: DEMO_POLICIES.valid.birthday,
    },
  },
  general: {
    host: 'localhost:3000',
    path: '/hi/hosted-login/eligibility/check',
    proof: { company_code: DEMO_CODES.valid },
  },
  chofu: {
    host: 'chofu.localhost:3000',
    path: '/sign-up/residence',
    proof: { prefecture: 'tokyo', city: '調布市小島町', relation_to_city: 'resident' },
  },
} as const;
export type Entrance = keyof typeof ENTRANCES;

export const REGISTRATION = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  sex: 'female',
  birthday: '1970-05-05',
  is_self: true,
  agreed_terms: true,
  agreed_privacy: true,
  agreed_sensitive_data: true,
};

export interface NewPerson {
  browser: Browser;
  phone: string;
  email: string;
}

/** A person at the entrance of a variant, who has shown that they may come in. */
export async function eligiblePerson({ app }: PortalUnderTest, entrance: Entrance): Promise<NewPerson> {
  const { host, path, proof } = ENTRANCES[entrance];
  const person = { browser: new Browser(app, host), phone: newNumber(), email: newEmail() };
  const answer = await person.browser.call('POST', path, proof);
  expect(answer.statusCode, answer.body).toBe(200);
  return person;
}

export function askForAccount({ browser, phone, email }: NewPerson, password = PASSWORD) {
  const body = { phone_number: phone, email, email_confirmation: email, password };
  return browser.call('POST', '/sign-up/account', body);
}

export const e164 = (phone: string) => `+81${phone.slice(1)}`;

/** Goes on to a proven number. */
export async function proveNumber(portal: PortalUnderTest, person: NewPerson): Promise<void> {
  const asked = await askForAccount(person);
  expect(asked.statusCode, asked.body).toBe(200);
  const code = await portal.codeTo(e164(person.phone));
  const checked = await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
  expect(checked.json(), checked.body).toMatchObject({ next_page_id: 'U-R03' });
}

/** A member, signed in; `accessToken` is theirs. */
export async function signUp(
  portal: PortalUnderTest,
  entrance: Entrance,
  changes: Record<string, unknown> = {},
): Promise<NewPerson & { accessToken: string }> {
  const person = await eligiblePerson(portal, entrance);
  await proveNumber(portal, person);
  const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', { ...REGISTRATION, ...changes });
  expect(done.statusCode, done.body).toBe(201);
  return { ...person, accessToken: done.json().access_token };
}

interface LoginTry {
  identifier: string;
  password?: string;
  isInsured?: boolean;
  flow?: 'login' | 'sign-up';
}

/** From the entrance to the login page of the hosted login, as a browser goes. */
export async function openLoginPage(
  portal: PortalUnderTest,
  browser: Browser,
  isInsured = false,
  flow: LoginTry['flow'] = 'login',
  // The hosted login lives on the first host alone, with cookies of its own.
  atLogin = new Browser(portal.app, 'localhost:3000'),
) {
  const query = new URLSearchParams({ flow, is_insured: isInsured ? '1' : '0' });
  const link = await browser.call('GET', `/hi/hosted-login/link?${query}`);
  expect(link.statusCode, link.body).toBe(200);
  const opened = await atLogin.ask(pathOf(link.json().url));
  expect(opened.statusCode, opened.body).toBe(303);
  const page = pathOf(String(opened.headers.location));
  return { atLogin, page, shown: await atLogin.ask(page) };
}

/** Who goes on to register is shown the terms (G143), and decides about them at registration here. */
async function leaveTermsForLater(atLogin: Browser, page: string, shown: string) {
  const terms = /name="terms" value="([^"]+)"/.exec(shown)?.[1];
  return terms ? atLogin.ask(page, { method: 'POST', form: { terms, answer: 'later' } }) : null;
}

/** The whole round trip of a login; answers what POST hi/hosted-login/session said. */
export async function logIn(portal: PortalUnderTest, browser: Browser, attempt: LoginTry) {
  const { atLogin, page } = await openLoginPage(portal, browser, attempt.isInsured, attempt.flow);
  const { identifier, password = PASSWORD } = attempt;
  const shown = await atLogin.ask(page, { method: 'POST', form: { identifier, password } });
  const sent = (await leaveTermsForLater(atLogin, page, shown.body)) ?? shown;
  if (sent.statusCode !== 303) return { refused: sent, answer: null };
  const back = await atLogin.ask(pathOf(String(sent.headers.location)));
  const returned = new URL(String(back.headers.location));
  expect(`${returned.host}${returned.pathname}`).toBe(`${browser.host}/login/session`);
  const answer = await browser.call(
    'POST',
    '/hi/hosted-login/session',
    Object.fromEntries(returned.searchParams),
  );
  return { refused: null, answer };
}

function pathOf(address: string): string {
  const url = new URL(address, 'http://localhost:3000');
  return `${url.pathname}${url.search}`;
}
