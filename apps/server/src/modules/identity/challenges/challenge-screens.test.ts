import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { askForAccount, e164, eligiblePerson, logIn, proveNumber, REGISTRATION } from '../sign-up.fixture.ts';
import { screenOfChallenge } from './challenge-screens.ts';

const portal = usePortal();

/** What the route-entry check says of a member's screen. */
async function askForLogs(browser: Browser, token?: string): Promise<unknown[]> {
  const answer = await browser.call('GET', '/auth-check?path=%2Ftreatment-logs', undefined, token);
  const { name, next_page_id } = answer.json();
  return [answer.statusCode, name, next_page_id];
}

describe('途中の人が会員の画面に入ろうとした場合（仕様4・auth-check）', () => {
  // @proves call GET /auth-check
  // @proves error forbidden
  // @proves state route entry: 403
  it('登録の途中なら、いまの段階の画面を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    expect(await askForLogs(person.browser)).toEqual([403, 'FORBIDDEN', 'U-R04']);
    expect((await askForAccount(person)).statusCode).toBe(200);
    expect(await askForLogs(person.browser)).toEqual([403, 'FORBIDDEN', 'U-R02']);
    const code = await portal.codeTo(e164(person.phone));
    await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(await askForLogs(person.browser)).toEqual([403, 'FORBIDDEN', 'U-R03']);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(await askForLogs(person.browser, done.json().access_token)).toEqual([200, undefined, undefined]);
  });

  // @proves state route entry: 403
  it('番号の確認を待つログインなら、その確認コードの画面を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    expect(await askForLogs(browser)).toEqual([403, 'FORBIDDEN', 'U-L14']);
  });

  it('確認の期限が切れていれば、訪問者と同じに断る', async () => {
    const person = await eligiblePerson(portal, 'general');
    portal.pass(11 * 60);
    expect(await askForLogs(person.browser)).toEqual([401, 'UNAUTHENTICATED', undefined]);
  });

  it('会員なら、途中の確認が残っていても通す', async () => {
    const member = await makeMember(portal, 'general');
    const second = await eligiblePerson(portal, 'insurance');
    await proveNumber(portal, second);
    expect(await askForLogs(second.browser, member.accessToken)).toEqual([200, undefined, undefined]);
  });
});

it.each([
  ['sign-up', null, undefined],
  ['migration', { baseAccountId: 'x' }, undefined],
  ['temporary-login', { username: 'a', challenge: 'NEW_PASSWORD_REQUIRED', session: 's' }, 'U-L01'],
  ['migration', { baseAccountId: '3f0b7b0e-6f43-4a58-9a55-0d7c3f1f2a11' }, 'U-L12'],
] as const)('%s の中身が %j の場合、示す画面は %s', (purpose, subject, screen) => {
  expect(screenOfChallenge(purpose, subject)).toBe(screen);
});
