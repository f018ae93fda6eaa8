import type { VariantKey } from '@hidamari/domain/site-variants';
import { expect, type Page } from '@playwright/test';
import { FRONT_DOORS, ORIGINS } from './addresses.ts';
import type { NewPerson } from './new-person.ts';
import { newestCodeFor } from './outbox.ts';

/** A code and a policy of the demo that hold (see the eligibility module's demo data). */
const CODE = { company_code: 'HIDAMARI' };
const INSURED = { last_name_kana: 'ヒナタ', first_name_kana: 'ハルコ', birthday: '1968-04-12' };

/** How somebody becomes a member; `likeInsured`: a general member with the name and birth date of the insured one. */
export type Way = VariantKey | 'likeInsured';

interface WayIn {
  variant: VariantKey;
  /** What the variant asks first, and where. */
  path: string;
  proof: object;
  /** What differs from the usual registration. */
  changes: object;
}

const GENERAL: WayIn = {
  variant: 'hatch',
  path: '/hi/hosted-login/eligibility/check',
  proof: CODE,
  changes: {},
};

const WAYS_IN: Readonly<Record<Way, WayIn>> = {
  hatch: GENERAL,
  likeInsured: { ...GENERAL, changes: INSURED },
  aflac: {
    variant: 'aflac',
    path: '/insurance-eligibility/check',
    proof: { insurance_number: 'HD12345678', ...INSURED },
    changes: INSURED,
  },
  chofu: {
    variant: 'chofu',
    path: '/sign-up/residence',
    proof: { relation_to_city: 'resident', prefecture: 'tokyo', city: '調布市' },
    changes: {},
  },
};

/** Everybody who is made here is one person by name and birth date; number and address tell them apart. */
const REGISTRATION = {
  last_name: '試験',
  first_name: '花子',
  last_name_kana: 'シケン',
  first_name_kana: 'ハナコ',
  sex: 'no-response',
  birthday: '1970-05-03',
  is_self: true,
  agreed_terms: true,
  agreed_privacy: true,
  agreed_sensitive_data: true,
};

interface Sent {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  /** A member's access token. */
  bearer?: string;
}

/** A call of the own service from the page that is open, as its scripts make it; answers the body. */
export async function callFrom<T = unknown>(page: Page, { method, path, body, bearer }: Sent): Promise<T> {
  const { isFine, status, answer } = await page.evaluate(
    async ({ method, path, body, bearer }) => {
      await fetch('/api/sanctum/csrf-cookie');
      const token = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='));
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token?.slice('XSRF-TOKEN='.length) ?? ''),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      };
      const got = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) });
      // The token is bound to the session, which may have begun by this call (G145).
      await fetch('/api/sanctum/csrf-cookie');
      return { isFine: got.ok, status: got.status, answer: await got.json().catch(() => null) };
    },
    { method, path, body, bearer },
  );
  expect(isFine, `${method} ${path}: ${status}`).toBe(true);
  return answer;
}

/** An empty page on a variant's host, for calls as its scripts make them: no screen is loaded and drawn for these. */
async function openEmptyPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/empty-page`;
  const html = '<!doctype html><title>x</title>';
  // Once: where requests are intercepted, the browser keeps nothing in its cache, and tests go on from here.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }), { times: 1 });
  await page.goto(address);
}

/**
 * Makes a new member by the portal's own calls, logged in in this browser, whose page is an empty one: for tests that
 * are about something else. The screens of a sign-up are walked by `signUp`.
 * @param origin of a portal other than the one that all specs share
 * @returns the member's access token
 */
export async function becomeNewMember(
  page: Page,
  person: NewPerson,
  way: Way = 'hatch',
  origin?: string,
): Promise<string> {
  const { phone, email, password } = person;
  const { variant, path, proof, changes } = WAYS_IN[way];
  const own = origin ?? ORIGINS[variant];
  await openEmptyPage(page, own);
  const frontDoor = FRONT_DOORS[variant].replace(ORIGINS[variant], own);
  await page.evaluate((address) => fetch(address).then(() => undefined), frontDoor);
  await callFrom(page, { method: 'POST', path, body: proof });
  const account = { phone_number: phone, email, email_confirmation: email, password };
  await callFrom(page, { method: 'POST', path: '/sign-up/account', body: account });
  const code = await newestCodeFor(page.request, phone, origin);
  await callFrom(page, { method: 'PUT', path: '/hi/hosted-login/phone/verification', body: { code } });
  const { access_token } = await callFrom<{ access_token: string }>(page, {
    method: 'POST',
    path: '/hi/hosted-login/sign-up',
    body: { ...REGISTRATION, ...changes },
  });
  return access_token;
}
