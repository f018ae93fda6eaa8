import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressOn, FRONT_DOORS, ORIGINS } from './addresses.ts';
import { passHostedLogin } from './members.ts';
import type { NewPerson } from './new-person.ts';
import { newestCodeFor } from './outbox.ts';

/** A code and a policy of the demo that hold (see the eligibility module's demo data). */
const COMPANY_CODE = 'HIDAMARI';
const INSURED = { last_name_kana: 'ヒナタ', first_name_kana: 'ハルコ', birthday: '1968-04-12' };

/** How somebody becomes a member; `likeInsured`: a general member with the name and birth date of the insured one. */
export type Way = 'general' | 'insurance' | 'likeInsured';

const PROOFS: Readonly<Record<Way, [path: string, proof: object, changes: object]>> = {
  general: ['/hi/hosted-login/eligibility/check', { company_code: COMPANY_CODE }, {}],
  insurance: ['/insurance-eligibility/check', { insurance_number: 'HD12345678', ...INSURED }, {}],
  likeInsured: ['/hi/hosted-login/eligibility/check', { company_code: COMPANY_CODE }, INSURED],
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

/** A call as the pages make it, with the cookies of this visit. */
async function call(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
  token = '',
) {
  await request.get(`${ORIGINS.hatch}/api/sanctum/csrf-cookie`);
  const { cookies } = await request.storageState();
  const forgery = cookies.find(({ name, domain }) => name === 'XSRF-TOKEN' && domain === 'localhost');
  const answer = await request.fetch(`${ORIGINS.hatch}/api${path}`, {
    method,
    data,
    headers: {
      origin: ORIGINS.hatch,
      'x-xsrf-token': decodeURIComponent(forgery?.value ?? ''),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/**
 * Makes a general member with one log, by the portal's own calls: the screens of sign-up are looked at elsewhere. The
 * visit of this page is logged in as that member afterwards.
 */
export async function becomeMember(
  { request }: Page,
  { phone, email, password }: NewPerson,
  logTitle: string,
  way: Way = 'general',
): Promise<void> {
  const [path, proof, changes] = PROOFS[way];
  await call(request, 'POST', path, proof);
  const account = { phone_number: phone, email, email_confirmation: email, password };
  await call(request, 'POST', '/sign-up/account', account);
  const code = await newestCodeFor(request, phone);
  await call(request, 'PUT', '/hi/hosted-login/phone/verification', { code });
  const { access_token } = await call(request, 'POST', '/hi/hosted-login/sign-up', {
    ...REGISTRATION,
    ...changes,
  });
  const log = {
    log_date: '2026-01-10',
    title: logTitle,
    is_other_log: true,
    other: { text: '窓ぎわで休んだ。' },
  };
  await call(request, 'POST', '/treatment-logs', log, access_token);
}

/** Shows name and password at the hosted login, from the login screen. */
export async function showPassword(page: Page, name: string, password: string): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, name, password);
}
