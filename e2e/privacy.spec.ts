import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, ORIGINS, PORT } from './portal/addresses.ts';
import { ask, cookieHeader } from './portal/ask.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { saveShortLog } from './portal/treatment-log.ts';

/** Every way in which a demo member's page may name its member. */
const MARKS: Readonly<Record<VariantKey, readonly string[]>> = {
  aflac: ['日向', '春子', 'ヒナタ', DEMO_MEMBERS.aflac.login, '09000000001', '+819000000001', 'HD12345678'],
  hatch: ['小川', '直樹', 'オガワ', DEMO_MEMBERS.hatch.login, '09000000002', '+819000000002'],
  chofu: ['深大', '文江', 'ジンダイ', DEMO_MEMBERS.chofu.login, '09000000003', '+819000000003'],
};

const MEMBER_PAGES = ['/', '/treatment-logs', '/treatment-logs/new'];
const PUBLIC_PAGES = ['/', '/articles', '/articles/top', '/treatment/hidamari', '/howto-signup', '/login'];
const ROUNDS = 3;
/** Rounds of the two who have everything but their words in common. */
const ROUNDS_OF_TWO = 10;

const hostOf = (variant: VariantKey) => new URL(ORIGINS[variant]).host;
const marksOfOthers = (variant: VariantKey) =>
  VARIANT_KEYS.filter((other) => other !== variant).flatMap((other) => MARKS[other]);

test('会員の画面を同時に作る場合、ほかの会員のものは1文字も入らない', { tag: '@desk' }, async ({
  demoSession,
}) => {
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

/** A member with one log, as a bare HTTP client that carries their cookies. */
interface Reader {
  /** Title and free text of their log: nobody else has written these. */
  words: readonly string[];
  /** Everything that names them. */
  marks: readonly string[];
  /** The path of their log. */
  log: string;
  host: string;
  cookie: string;
}

/** Writes the log in the browser of a member who is logged in there. */
async function readerIn(page: Page, words: readonly [string, string], names: string[]): Promise<Reader> {
  const host = hostOf('hatch');
  await saveShortLog(page, ...words);
  const cookie = cookieHeader(await page.context().cookies(), host);
  return { words, marks: [...words, ...names], log: new URL(page.url()).pathname, host, cookie };
}

// @proves call GET /treatment-logs/{id}
test(
  '同じ種別の会員二人の治療ログを同時に作る場合、どちらにも相手のものは1文字も入らない',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit, becomeDemoMember }, info) => {
    const person = newPerson(info);
    await becomeNewMember(page, person);
    const international = `+81${person.phone.slice(1)}`;
    const names = [person.email, person.phone, international];
    const second = await readerIn(page, ['軒下のつばめ', '巣立ちを窓から見送った。'], names);

    const visit = await openVisit();
    await becomeDemoMember('hatch', visit.context());
    const first = await readerIn(
      visit,
      ['川べりのかわせみ', '青い背中が水の上をすべった。'],
      [...MARKS.hatch],
    );

    const questions = [
      { reader: first, other: second },
      { reader: second, other: first },
    ].flatMap(({ reader, other }) => [
      { reader, other, path: '/treatment-logs', wanted: 200 },
      { reader, other, path: reader.log, wanted: 200 },
      { reader, other, path: other.log, wanted: 404 },
    ]);
    for (let round = 0; round < ROUNDS_OF_TWO; round += 1) {
      const answers = await Promise.all(
        questions.map(async (question) => ({ ...question, ...(await ask(question.path, question.reader)) })),
      );
      for (const { reader, other, path, wanted, status, headers, body } of answers) {
        expect(status, path).toBe(wanted);
        expect(headers['cache-control'], path).toBe('private, no-store');
        if (wanted === 200) for (const word of reader.words) expect(body, path).toContain(word);
        for (const mark of other.marks) expect(body, path).not.toContain(mark);
      }
    }
  },
);

test('会員が見た直後でも、訪問者の画面に会員のものは1文字も入らない', { tag: '@desk' }, async ({
  demoSession,
}) => {
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

// @proves cookie session
test('会員のクッキーは、スクリプトから読めず、ほかのサイトから送られない', { tag: '@desk' }, async ({
  demoSession,
}) => {
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

test('会員の画面のスクリプトからは、会員のクッキーが見えない', { tag: '@desk' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.goto(`http://localhost:${PORT}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DEMO_MEMBERS.hatch.familyName);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|refresh|challenge/);
});

test('会員の画面のアドレスと保存領域に、会員のものは残らない', { tag: ['@core', '@desk'] }, async ({
  page,
  becomeDemoMember,
}) => {
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
