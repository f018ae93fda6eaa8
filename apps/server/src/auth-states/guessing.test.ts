import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { e164, eligiblePerson, openLoginPage, PASSWORD } from '../modules/identity/sign-up.fixture.ts';
import {
  poolDesk,
  signInTemporarily,
  temporaryAccount,
} from '../modules/identity/temporary-account.fixture.ts';
import { STAFF_PASSWORD } from '../modules/staff/staff.fixture.ts';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import { Browser, type PortalUnderTest, usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

interface LoginEndpoint {
  /** An owner, with the right password. */
  owner(portal: PortalUnderTest): Promise<{ name: string; password: string }>;
  /** A try from this browser's address; true when the password was taken. */
  attempt(portal: PortalUnderTest, at: Browser, name: string, password: string): Promise<number>;
}

const LOGIN_ENDPOINTS: Readonly<Record<string, LoginEndpoint>> = {
  共通IDのログインページ: {
    owner: async () => ({ name: (await makeMember(portal, 'general')).phone, password: PASSWORD }),
    async attempt(_, at, identifier, password) {
      // The page of the hosted login is opened at the same address as the rest of the browser.
      const { page, atLogin } = await openLoginPage(portal, at, false, 'login', at);
      return (await atLogin.ask(page, { method: 'POST', form: { identifier, password } })).statusCode;
    },
  },
  仮ログイン: {
    owner: async () => ({ name: (await temporaryAccount(portal)).username, password: PASSWORD }),
    attempt: async (_, at, name, password) => (await signInTemporarily(at, name, password)).statusCode,
  },
  担当者のログイン: {
    owner: async () => ({ name: (await makeStaff(portal)).login, password: STAFF_PASSWORD }),
    attempt: async (_, at, login, password) =>
      (await at.call('POST', '/desk/login', { login, password })).statusCode,
  },
};
const isIn = (status: number) => status === 200 || status === 303;

describe.each(Object.entries(LOGIN_ENDPOINTS))('%s', (_, { owner, attempt }) => {
  it('一人を試しつづけた場合、その場所だけが止まり、本人は別の場所から、いつでも入れる（F21）', async () => {
    const { name, password } = await owner(portal);
    const guesser = new Browser(portal.app);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push(await attempt(portal, guesser, name, 'chigau-password-1'));
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect(await attempt(portal, guesser, name, password)).toBe(429);
    expect(isIn(await attempt(portal, new Browser(portal.app), name, password))).toBe(true);
  });

  it('多くの場所から一人を試された場合も、本人は入れる（F21）', async () => {
    const { name, password } = await owner(portal);
    for (let places = 0; places < 15; places += 1)
      await attempt(portal, new Browser(portal.app), name, 'chigau-password-1');
    expect(isIn(await attempt(portal, new Browser(portal.app), name, password))).toBe(true);
  });

  it('多くの名前を試した場合、その場所が止まり、名前のほうは止まらない（F20）', async () => {
    const { name, password } = await owner(portal);
    const sprayer = new Browser(portal.app);
    const statuses: number[] = [];
    for (let names = 0; names < 51; names += 1)
      statuses.push(await attempt(portal, sprayer, `spray-${names}@example.com`, 'chigau-password-1'));
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses[50]).toBe(429);
    expect(await attempt(portal, sprayer, name, password)).toBe(429);
    expect(isIn(await attempt(portal, new Browser(portal.app), name, password))).toBe(true);
  });
});

it('知らない人が、その番号にコードを送らせつづけても、SMSで確かめる本人は入れる（F21）', async () => {
  const { phone } = await makeMember(portal, 'general');
  await poolDesk(portal).askForSms(e164(phone));
  for (let codes = 0; codes < 5; codes += 1) {
    portal.pass(61);
    const stranger = await eligiblePerson(portal, 'general');
    const body = { email: stranger.email, email_confirmation: stranger.email, password: PASSWORD };
    await stranger.browser.call('POST', '/sign-up/account', { phone_number: phone, ...body });
  }
  await portal.runOutbox();
  const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
  const asked = await atLogin.ask(page, { method: 'POST', form: { identifier: phone, password: PASSWORD } });
  const step = /name="step" value="([^"]+)"/.exec(asked.body)?.[1] ?? '';
  const answer = await portal.codeTo(e164(phone));
  expect((await atLogin.ask(page, { method: 'POST', form: { step, answer } })).statusCode).toBe(303);
});
