import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { RATE_LIMIT_RULES } from '../http/rate-limit-rules.ts';
import { openLoginPage, PASSWORD } from '../modules/identity/sign-up.fixture.ts';
import { signInTemporarily, temporaryAccount } from '../modules/identity/temporary-account.fixture.ts';
import { listSentMessages } from '../modules/mail/index.ts';
import { type MadeMember, makeMember } from '../portal-under-test/make-member.fixture.ts';
import { Browser, newAddress, usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

/** Wrong ones of a day after which each has to wait. */
const FREE = RATE_LIMIT_RULES['sign-in-from-anywhere'].points;
const WRONG = 'chigau-password-1';
const SUBJECT = 'パスワードの入力が、続けて合いませんでした';

/** Tries at the login page from any address, with the cookies of one browser; a page whose time is over is opened anew. */
async function loginPage(browser = new Browser(portal.app)) {
  const open = async () => (await openLoginPage(portal, browser, false, 'login', browser)).page;
  let page = await open();
  const send = (identifier: string, password: string, address: string) => {
    const from = new Browser(portal.app, browser.host, address);
    for (const [name, cookie] of browser.cookies) from.cookies.set(name, cookie);
    return from.ask(page, { method: 'POST', form: { identifier, password } });
  };
  return async (identifier: string, password: string, address = newAddress()) => {
    const answer = await send(identifier, password, address);
    if (answer.statusCode !== 404) return answer;
    page = await open();
    return send(identifier, password, address);
  };
}

async function provenMember(): Promise<MadeMember> {
  const member = await makeMember(portal, 'general');
  await portal.dependencies.database.execute(
    sql`update pool_users set is_email_verified = true where email = ${member.email}`,
  );
  return member;
}

async function toldOf({ email }: MadeMember): Promise<string[]> {
  await portal.runOutbox();
  const sent = await listSentMessages(portal.dependencies.database, { limit: 100 });
  return sent
    .filter(({ recipient, subject }) => recipient === email && subject?.includes(SUBJECT))
    .map(({ body }) => body);
}

const looked = (statuses: number[]) => statuses.filter((status) => status === 401).length;

describe('一つのIDを、多くの場所から試された場合（F20・F21）', () => {
  it('IPv6の一つの/64の、120のアドレスからは、見るのは10回までで、持ち主に知らせ、正しいパスワードは別の回線で通る', async () => {
    const member = await provenMember();
    const attempt = await loginPage();
    const statuses: number[] = [];
    for (let host = 1; host <= 120; host += 1)
      statuses.push((await attempt(member.phone, WRONG, `2001:db8:1:2::${host.toString(16)}`)).statusCode);
    expect(looked(statuses)).toBe(10);
    expect(statuses.slice(10)).toEqual(Array(110).fill(429));
    expect((await attempt(member.phone, PASSWORD, '2001:db8:1:2::ffff')).statusCode).toBe(429);
    await expect.poll(() => toldOf(member)).toHaveLength(1);
    expect((await attempt(member.phone, PASSWORD, '2001:db8:9:9::1')).statusCode).toBe(303);
  });

  it('番号とメールアドレスの、どちらで試しても、一つのIDとして、30回のあとは、だんだん長く待ってもらう', async () => {
    const member = await provenMember();
    const attempt = await loginPage();
    const tryWrong = (time: number) => attempt(time % 2 ? member.phone : member.email, WRONG);
    for (let time = 0; time < FREE; time += 1) expect((await tryWrong(time)).statusCode).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const refused = await tryWrong(round);
      expect(refused.statusCode).toBe(429);
      expect(refused.body).toContain('パスワードの入力が続けて合わなかったため、いったん止めています。');
      const wait = Number(refused.headers['retry-after']);
      waits.push(Math.round(wait / 60));
      portal.pass(wait);
      expect((await tryWrong(round)).statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('待ったあとは、正しいパスワードで、はじめての端末からも入れる', async () => {
    using _still = portal.stopClock();
    const member = await provenMember();
    const attempt = await loginPage();
    for (let time = 0; time < FREE; time += 1) await attempt(member.phone, WRONG);
    const early = await attempt(member.phone, PASSWORD);
    expect(early.statusCode).toBe(429);
    expect(early.body).toContain('60秒後に');
    portal.pass(Number(early.headers['retry-after']));
    expect((await attempt(member.phone, PASSWORD)).statusCode).toBe(303);
    // Their own try made nobody wait.
    expect((await attempt(member.phone, PASSWORD)).statusCode).toBe(303);
  });

  it('待ってもらうあいだの、早すぎた試しは、その回線の数に入れない', async () => {
    using _still = portal.stopClock();
    const member = await provenMember();
    const attempt = await loginPage();
    for (let time = 0; time < FREE; time += 1) await attempt(member.phone, WRONG);
    const home = newAddress();
    for (let time = 0; time < 12; time += 1) await attempt(member.phone, PASSWORD, home);
    portal.pass(60);
    expect((await attempt(member.phone, PASSWORD, home)).statusCode).toBe(303);
  });

  it('持ち主が使ってきた端末からは、待たずに入れる。同じ回線がいっぱいでも入れる', async () => {
    const member = await provenMember();
    const own = member.browser;
    expect(own.cookies.has('browser')).toBe(true);
    const attempt = await loginPage(own);
    const stranger = await loginPage();
    const shared = newAddress();
    for (let name = 0; name < 51; name += 1) await stranger(`spray-${name}@example.com`, WRONG, shared);
    for (let time = 0; time <= FREE; time += 1) await stranger(member.phone, WRONG);
    expect((await stranger(member.phone, PASSWORD, shared)).statusCode).toBe(429);
    expect((await attempt(member.phone, PASSWORD, shared)).statusCode).toBe(303);
  });

  it('同じ回線の人に、全角で10回間違えられても、持ち主が使ってきた端末からは、その回線でも入れる', async () => {
    const member = await provenMember();
    const attempt = await loginPage(member.browser);
    const stranger = await loginPage();
    const hospital = newAddress();
    for (let time = 0; time < 10; time += 1)
      expect((await stranger(member.phone, 'ｃｈｉｇａｕ－ｐａｓｓｗｏｒｄ', hospital)).statusCode).toBe(401);
    expect((await attempt(member.phone, PASSWORD, hospital)).statusCode).toBe(303);
  });

  it('全角の一度の入力は、二つの形で確かめても、一度と数える', async () => {
    const member = await provenMember();
    const { pool } = portal.modules.identity;
    const from = { ip: newAddress(), variant: 'hatch' } as const;
    for (let time = 0; time < 20; time += 1)
      await expect(pool.signIn(member.phone, 'ｃｈｉｇａｕ', from)).rejects.toMatchObject({
        code: 'credentials_wrong',
      });
    await expect(pool.signIn(member.phone, 'ｃｈｉｇａｕ', from)).rejects.toMatchObject({
      code: 'password_wait',
    });
  });

  it('ほかの人の端末のしるしは、別のIDには役に立たない', async () => {
    const [victim, other] = [await provenMember(), await provenMember()];
    const attempt = await loginPage(other.browser);
    const statuses: number[] = [];
    for (let time = 0; time < FREE + 5; time += 1)
      statuses.push((await attempt(victim.phone, WRONG)).statusCode);
    expect(looked(statuses)).toBe(FREE);
  });

  it('持ち主の端末からも、15分に10回まで', async () => {
    const member = await provenMember();
    const attempt = await loginPage(member.browser);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await attempt(member.phone, WRONG)).statusCode);
    expect(looked(statuses)).toBe(10);
    portal.pass(15 * 60);
    expect((await attempt(member.phone, PASSWORD)).statusCode).toBe(303);
  });

  it('知らせは、1日に1通。9回までは知らせず、場所もアドレスも書かない', async () => {
    const member = await provenMember();
    const attempt = await loginPage();
    for (let time = 0; time < 9; time += 1) await attempt(member.phone, WRONG);
    await expect.poll(() => toldOf(member)).toHaveLength(0);
    for (let time = 0; time < 11; time += 1) await attempt(member.phone, WRONG, `10.200.0.${time}`);
    await expect.poll(() => toldOf(member)).toHaveLength(1);
    expect((await toldOf(member))[0]).not.toMatch(/10\.200/);
    portal.pass(24 * 60 * 60);
    for (let time = 0; time < 12; time += 1) await attempt(member.phone, WRONG);
    await expect.poll(() => toldOf(member)).toHaveLength(2);
  });

  it('だれのものでもない名前も、同じだけ、同じ言葉で待つ（F18）', async () => {
    using _still = portal.stopClock();
    const attempt = await loginPage();
    const nobody = 'nobody-at-all@example.com';
    for (let time = 0; time < FREE; time += 1) expect((await attempt(nobody, WRONG)).statusCode).toBe(401);
    const refused = await attempt(nobody, WRONG);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });
});

it('仮ログインも、担当者のログインも、どこから試されても、30回のあとは待ってもらう', async () => {
  const { username } = await temporaryAccount(portal);
  const attempts = [
    async () => (await signInTemporarily(new Browser(portal.app), username, WRONG)).statusCode,
    async () =>
      (
        await new Browser(portal.app).call('POST', '/desk/login', {
          login: 'nobody@example.com',
          password: WRONG,
        })
      ).statusCode,
  ];
  for (const attempt of attempts) {
    const statuses: number[] = [];
    for (let time = 0; time < FREE + 2; time += 1) statuses.push(await attempt());
    expect(statuses).toEqual([...Array(FREE).fill(401), 429, 429]);
  }
});
