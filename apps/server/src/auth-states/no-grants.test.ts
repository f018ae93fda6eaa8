import { describe, expect, it } from 'vitest';
import { eligiblePerson, proveNumber, REGISTRATION, signUp } from '../modules/identity/sign-up.fixture.ts';
import { actFor } from '../modules/staff/staff.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import { Browser, usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

const ADMINISTRATOR = '41111111-1111-4111-8111-111111111111';
/** What somebody might add in the hope that it counts (F16). */
const HEADERS: Readonly<Record<string, string>> = {
  'x-role': 'administrator',
  'x-user-id': ADMINISTRATOR,
  'x-member-type': 'insurance',
  'x-forwarded-user': 'administrator',
  'x-forwarded-for': '127.0.0.1',
  'x-original-url': '/api/desk/me',
  'x-rewrite-url': '/api/desk/me',
  'x-http-method-override': 'GET',
  'x-in-process': 'true',
  'x-acting-staff': ADMINISTRATOR,
};
const COOKIES =
  'role=administrator; eligibility=insurance; member_type=insurance; is_staff=1; acting_session=x; staff_session=x';

const withAll = (browser: Browser, path: string, bearer?: string) =>
  browser.ask(path, {
    headers: {
      ...HEADERS,
      cookie: COOKIES,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
  });

describe('余分なヘッダーとCookieとクエリは、何も許さない（F16）', () => {
  it.each([
    ['GET /api/users/me', '/api/users/me?role=administrator&member_id=1', 401],
    ['GET /api/desk/me', '/api/desk/me?role=administrator', 401],
    ['GET /api/treatment-logs', '/api/treatment-logs?user_id=1', 401],
    ['/desk', '/desk?role=administrator&staff=1', 404],
    ['/articles-preview/1', '/articles-preview/1?role=editor', 404],
    ['/treatment-logs', '/treatment-logs?role=aflac', 302],
  ])('訪問者の %s', async (_, path, status) => {
    expect((await withAll(new Browser(portal.app), path)).statusCode).toBe(status);
  });

  it('会員も、会員のまま', async () => {
    const { accessToken, browser } = await signUp(portal, 'general');
    const me = await withAll(browser, '/api/users/me?member_type=insurance', accessToken);
    expect(me.json()).toMatchObject({ member_type: 'general', last_name: '山田' });
    expect((await withAll(browser, '/api/desk/me', accessToken)).statusCode).toBe(401);
    expect((await withAll(browser, '/desk', accessToken)).statusCode).toBe(404);
  });
});

describe('余分な欄は、何も許さない（F16）', () => {
  it('登録のとき、種別も口座の種類も担当者のしるしも、選べない', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    const other = await signUp(portal, 'insurance');
    const theirs = await other.browser.call('GET', '/users/me', undefined, other.accessToken);
    const extra = {
      id: theirs.json().id,
      member_id: theirs.json().id,
      base_account_id: theirs.json().id,
      member_type: 'insurance',
      eligibility_type: 'insurance',
      insurance_number: 'HD99999999',
      account_type: 'temporary',
      pre_common_id: true,
      registered_by_concierge: true,
      role: 'administrator',
      email_verified_at: '2020-01-01T00:00:00Z',
      member_test_marketing: true,
      __proto__: { role: 'administrator' },
    };
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', { ...REGISTRATION, ...extra });
    expect(done.statusCode, done.body).toBe(201);
    const me = (await person.browser.call('GET', '/users/me', undefined, done.json().access_token)).json();
    expect(me).toMatchObject({
      member_type: 'general',
      eligibility_type: 'general',
      account_type: 'common',
      pre_common_id: false,
      registered_by_concierge: false,
      email_verified_at: null,
      member_test_marketing: false,
      email: person.email,
    });
    expect(me.id).not.toBe(theirs.json().id);
    expect(me.insurance_number).toBeNull();
    const still = await other.browser.call('GET', '/users/me', undefined, other.accessToken);
    expect(still.json()).toEqual(theirs.json());
  });

  it('担当者が代行を始めるとき、役割も時間も、選べない', async () => {
    const member = await signUp(portal, 'general');
    const editor = await makeStaff(portal, 'editor');
    const search = { by: 'phone_number', value: member.phone, role: 'supporter' };
    expect((await editor.browser.call('POST', '/desk/members/search', search)).statusCode).toBe(403);
    const staff = await makeStaff(portal, 'concierge');
    const { bearer } = await actFor(portal, staff, member.phone, {
      reason: 'trouble',
      ends_at: '2099-01-01T00:00:00Z',
      minutes: 600,
      role: 'administrator',
    });
    const desk = (await staff.browser.call('GET', '/desk/me')).json();
    expect(desk.role).toBe('concierge');
    portal.pass(31 * 60);
    expect((await staff.browser.call('GET', '/users/me', undefined, bearer)).statusCode).toBe(401);
  });
});
