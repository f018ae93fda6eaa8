import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { DEMO_MEMBERS, ORIGINS, PORT } from './portal/addresses.ts';
import { ask, cookieHeader } from './portal/ask.ts';
import { expect, test } from './portal/portal-test.ts';

/** Every way in which a demo member's page may name its member. */
const MARKS: Readonly<Record<VariantKey, readonly string[]>> = {
  aflac: ['日向', '春子', 'ヒナタ', DEMO_MEMBERS.aflac.login, '09000000001', '+819000000001', 'HD12345678'],
  hatch: ['小川', '直樹', 'オガワ', DEMO_MEMBERS.hatch.login, '09000000002', '+819000000002'],
  chofu: ['深大', '文江', 'ジンダイ', DEMO_MEMBERS.chofu.login, '09000000003', '+819000000003'],
};

const MEMBER_PAGES = ['/', '/treatment-logs', '/treatment-logs/new'];
const PUBLIC_PAGES = ['/', '/articles', '/articles/top', '/treatment/hidamari', '/howto-signup', '/login'];
const ROUNDS = 3;

const hostOf = (variant: VariantKey) => new URL(ORIGINS[variant]).host;
const marksOfOthers = (variant: VariantKey) =>
  VARIANT_KEYS.filter((other) => other !== variant).flatMap((other) => MARKS[other]);

test('会員の画面を同時に作る場合、ほかの会員のものは1文字も入らない', async ({ demoSession }) => {
  const visits = await Promise.all(
    VARIANT_KEYS.map(async (variant) => {
      const host = hostOf(variant);
      return { variant, host, cookie: cookieHeader((await demoSession(variant)).cookies, host) };
    }),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      MEMBER_PAGES.flatMap((path) =>
        visits.map(async (visit) => ({ path, ...visit, answer: await ask(path, visit) })),
      ),
    );
    for (const { path, variant, answer } of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      if (path === '/') expect(answer.body).toContain(DEMO_MEMBERS[variant].familyName);
      for (const mark of marksOfOthers(variant))
        expect(answer.body, `${path} of ${variant}`).not.toContain(mark);
    }
  }
});

test('会員が見た直後でも、訪問者の画面に会員のものは1文字も入らない', async ({ demoSession }) => {
  const marks = Object.values(MARKS).flat();
  for (const variant of VARIANT_KEYS) {
    const host = hostOf(variant);
    const cookie = cookieHeader((await demoSession(variant)).cookies, host);
    for (const path of PUBLIC_PAGES) {
      await ask(path, { host, cookie });
      const { status, body, headers } = await ask(path, { host });
      expect(status, path).toBe(200);
      for (const mark of marks) expect(body, `${path} on ${variant}`).not.toContain(mark);
      expect(String(headers['set-cookie'])).not.toMatch(/(session|refresh|challenge_token)=/);
    }
  }
});

test('会員のクッキーは、スクリプトから読めず、ほかのサイトから送られない', async ({ demoSession }) => {
  const { cookies } = await demoSession('hatch');
  const kept = cookies.filter(({ name }) => ['session', 'refresh', 'visit', 'hosted_login'].includes(name));
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['session', 'refresh']));
  for (const { name, httpOnly, sameSite, domain, path } of kept) {
    expect({ name, httpOnly, sameSite, domain, path }).toEqual({
      name,
      httpOnly: true,
      sameSite: 'Lax',
      domain: 'localhost',
      path: '/',
    });
  }
});

test('会員の画面のスクリプトからは、会員のクッキーが見えない', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await page.goto(`http://localhost:${PORT}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DEMO_MEMBERS.hatch.familyName);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|refresh|challenge/);
});

test('会員の画面のアドレスと保存領域に、会員のものは残らない', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  for (const path of MEMBER_PAGES) {
    await page.goto(`http://localhost:${PORT}${path}`);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const mark of MARKS.hatch) {
      expect(page.url()).not.toContain(mark);
      expect(kept).not.toContain(mark);
    }
  }
});
