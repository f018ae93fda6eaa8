import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import { beforeAll, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  newAddress,
  type PortalUnderTest,
  startPortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { openLoginPage, PASSWORD } from '../sign-up.fixture.ts';

const real = createPasswordHashing({ atOnce: 1, waiting: 4 });
let verified: (string | null)[] = [];
/** How many come to the comparison before the first of them is compared: a crowd, however slow the machine. */
let crowd = 1;
let arrived = Promise.withResolvers<void>();
function gather(people: number): void {
  crowd = people;
  arrived = Promise.withResolvers();
  verified = [];
}
let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal({
    passwords: {
      hash: real.hash,
      renewed: real.renewed,
      verify: async (hash, password) => {
        verified.push(hash);
        if (verified.length === crowd) arrived.resolve();
        await arrived.promise;
        return real.verify(hash, password);
      },
    },
  });
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoMembers(portal.dependencies);
});

it('一度に押し寄せた場合、待てる人数を超えた分は503と待つ秒数を返し、あとは答える', async () => {
  gather(30);
  const pages = [];
  for (let person = 0; person < 30; person += 1)
    pages.push(await openLoginPage(portal, new Browser(portal.app)));
  const answers = await Promise.all(
    pages.map(({ atLogin, page }) =>
      atLogin.ask(page, {
        method: 'POST',
        form: { identifier: 'general@demo.example', password: 'only-for-tests' },
      }),
    ),
  );
  const answered = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  // One is compared while four wait; the rest are told to come back.
  expect([answered(303).length, answered(503).length]).toEqual([5, 25]);
  for (const answer of answered(503)) {
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('ただいまつながりにくくなっています');
  }
});

it('知らないアカウントでも、同じ回数だけパスワードを照合する', async () => {
  const tried = async (identifier: string) => {
    gather(1);
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const answer = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier, password: 'chigau-password-1' },
    });
    return [answer.statusCode, verified.length];
  };
  expect(await tried('dare-demo-nai@example.com')).toEqual(await tried('general@demo.example'));
});

it('一つの回線から12人が一度にログインしても、ほかの回線の人は、その列のうしろで待たない', async () => {
  gather(3);
  const office = newAddress();
  const pageAt = async (address: string) =>
    openLoginPage(portal, new Browser(portal.app, undefined, address));
  const logIn = async (address: string, identifier: string) => {
    const { atLogin, page } = await pageAt(address);
    const from = new Browser(portal.app, atLogin.host, address);
    for (const [name, cookie] of atLogin.cookies) from.cookies.set(name, cookie);
    return () => from.ask(page, { method: 'POST', form: { identifier, password: 'only-for-tests' } });
  };
  const colleagues = [];
  for (let person = 0; person < 12; person += 1)
    colleagues.push(await logIn(office, `nobody-${person}@example.com`));
  const atHome = await logIn(newAddress(), 'general@demo.example');
  const crowd = colleagues.map((send) => send());
  // Two of the office are at the comparison, ten wait in the office's own row.
  await expect.poll(() => verified.length).toBe(2);
  const own = atHome();
  await expect.poll(() => verified.length).toBeGreaterThanOrEqual(3);
  expect(verified.slice(0, 3).filter((hash) => hash !== null)).toHaveLength(1);
  expect((await own).statusCode).toBe(303);
  expect((await Promise.all(crowd)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(401));
});

it('一つの回線の列がいっぱいの場合、照合せずに503と待つ秒数を返し、その回線の数に入れる', async () => {
  const member = await makeMember(portal, 'general');
  const { browser } = member;
  const ownPage = (await openLoginPage(portal, browser, false, 'login', browser)).page;
  gather(1_000);
  const office = newAddress();
  const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
  const from = new Browser(portal.app, atLogin.host, office);
  for (const [name, cookie] of atLogin.cookies) from.cookies.set(name, cookie);
  const asked = Array.from({ length: 30 }, (_, person) =>
    from.ask(page, {
      method: 'POST',
      form: { identifier: `nobody-${person}@example.org`, password: 'only-for-tests' },
    }),
  );
  const turnedAway = await Promise.race([...asked]);
  expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([503, '2']);
  // Two of the row are at the comparison. The owner's own browser, at the same line, stands in no row of others.
  const own = new Browser(portal.app, browser.host, office);
  for (const [name, cookie] of browser.cookies) own.cookies.set(name, cookie);
  const form = { identifier: member.phone, password: PASSWORD };
  const atHome = own.ask(ownPage, { method: 'POST', form });
  await expect.poll(() => verified.length).toBe(3);
  arrived.resolve();
  expect((await atHome).statusCode).toBe(303);
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  expect(statuses.filter((status) => status === 401)).toHaveLength(24);
  expect(verified).toHaveLength(25);
  expect(await portal.dependencies.rateLimits.consume('sign-in-by-address', office)).toBe(31);
});
