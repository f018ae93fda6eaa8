import type { StaffRole } from '@hidamari/domain/staff';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { pageSessionOf } from '../../portal-under-test/page-session.fixture.ts';
import {
  Browser,
  newEmail,
  type PortalUnderTest,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { createStaff } from './manage-staff.ts';

/** For somebody who looks after no case. */
export const NO_CASES = async () => [];

export const STAFF_PASSWORD = 'tsukue-no-mado-41';

/** What an authenticator app with this secret shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' });
  return totp.generate({ timestamp: at.getTime() });
}

/** A code that no clock nearby shows. */
export function wrongCode(secret: string, at: Date): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    codeAt(secret, new Date(at.getTime() + seconds * 1_000)),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

export interface StaffPerson {
  browser: Browser;
  login: string;
  secret: string;
}

/** Somebody of staff with a new account, before the first login. */
export async function newStaff(portal: PortalUnderTest, role: StaffRole = 'supporter') {
  const { database, clock } = portal.dependencies;
  const login = newEmail();
  const { code } = await createStaff(database, { login, displayName: '佐藤', role }, clock());
  return { login, setUpCode: code, browser: new Browser(portal.app) };
}

/** Somebody of staff who has been through the first login and is signed in: for whom that is the subject, else `makeStaff`. */
export async function staffAfterFirstLogin(
  portal: PortalUnderTest,
  role: StaffRole = 'supporter',
): Promise<StaffPerson> {
  const { login, setUpCode, browser } = await newStaff(portal, role);
  const asked = await browser.call('POST', '/desk/login', { login, password: setUpCode });
  expect(asked.statusCode, asked.body).toBe(200);
  const { secret } = asked.json();
  const body = { password: STAFF_PASSWORD, code: codeAt(secret, portal.dependencies.clock()) };
  const done = await browser.call('POST', '/desk/login/set-up', body);
  expect(done.statusCode, done.body).toBe(204);
  return { browser, login, secret };
}

/** Finds the member by phone number and begins to act; answers the bearer token of the page that follows. */
export async function actFor(
  portal: PortalUnderTest,
  staff: StaffPerson,
  phone: string,
  reason: Record<string, unknown> = { reason: 'asked-by-phone' },
): Promise<{ memberId: string; bearer: string }> {
  const found = await staff.browser.call('POST', '/desk/members/search', {
    by: 'phone_number',
    value: phone,
  });
  expect(found.statusCode, found.body).toBe(200);
  const memberId = found.json().data[0].id;
  const begun = await staff.browser.call('POST', '/desk/acting', { member_id: memberId, ...reason });
  expect(begun.statusCode, begun.body).toBe(201);
  const bearer = await pageToken(portal, staff.browser);
  return { memberId, bearer };
}

/** The token that a page load of this browser would carry. */
export async function pageToken(
  { modules, dependencies }: PortalUnderTest,
  browser: Browser,
): Promise<string> {
  const cookies = Object.fromEntries([...browser.cookies].map(([name, { value }]) => [name, value]));
  const session = await pageSessionOf({ modules }, { cookies, now: dependencies.clock() } as never);
  return session?.accessToken ?? '';
}
