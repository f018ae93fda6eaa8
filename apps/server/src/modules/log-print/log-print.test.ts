import { PRINT_FILE_SECONDS, type Sheet } from '@hidamari/domain/log-print';
import { SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { readPdf } from './pdf-text.fixture.ts';
import { readPrintedSheets } from './read-printed-sheets.ts';

const portal = usePortal();

const PATH = '/treatment-logs/print';
const FILES = '/treatment-logs/print-files';
const DAYS = { from_date: '2026-01-01', to_date: '2026-01-10' };

const ask = (person: Someone, query: Record<string, string> = {}) =>
  person.browser.call('GET', `${PATH}?${new URLSearchParams(query)}`, undefined, person.accessToken);
const issue = (person: Someone, choices: object = DAYS) =>
  person.browser.call('POST', FILES, choices, person.accessToken);
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

async function write(person: Someone, log: Record<string, unknown>) {
  const body = { log_date: '2026-01-05', is_other_log: true, ...log };
  const saved = await person.browser.call('POST', '/treatment-logs', body, person.accessToken);
  expect(saved.statusCode, saved.body).toBe(201);
}

const wordsOf = (sheets: Sheet[]) =>
  sheets
    .flatMap(({ blocks }) => blocks.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines)))
    .join('\n');

async function sheetsOf(person: Someone, query: Record<string, string> = DAYS) {
  const answer = await ask(person, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json(), words: wordsOf(answer.json().sheets) };
}

describe('印刷するページ（G70）', () => {
  // @proves call GET /treatment-logs/print
  it('期間の記録を、まとめと日ごとの記録にして答え、ほかの日とほかの人の記録は入れない', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    await write(person, { other: { text: '庭の水やり' } });
    await write(person, { log_date: '2025-12-31', other: { text: '去年のこと' } });
    await write(other, { other: { text: 'ほかの人のこと' } });
    const { words, sheets, log_count } = await sheetsOf(person);
    expect(log_count).toBe(1);
    expect(sheets).toHaveLength(2);
    expect(words).toContain('庭の水やり');
    expect(words).not.toMatch(/去年のこと|ほかの人のこと/);
    expect(words).toContain('2／2');
  });

  // @proves call GET /treatment-logs/print
  it('期間を決めない場合、前回の診察の日から今日まで、診察がなければ一か月前からにする', async () => {
    const person = await makeMember(portal);
    const today = new Date(portal.dependencies.clock().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    const before = await sheetsOf(person, {});
    expect(before).toMatchObject({ to_date: today, last_visit_date: null });
    await write(person, {
      log_date: '2026-01-02',
      is_visiting_hospital_log: true,
      visit: { kind: 'outpatient' },
    });
    expect(await sheetsOf(person, {})).toMatchObject({
      from_date: '2026-01-02',
      to_date: today,
      last_visit_date: '2026-01-02',
    });
  });

  // @proves call GET /treatment-logs/print
  it('選んだ分類と症状だけを載せ、書かれた症状を知らせる', async () => {
    const person = await makeMember(portal);
    await write(person, {
      is_condition_log: true,
      symptoms: [
        { key: 'cough', today: 2 },
        { key: 'worry', today: 3 },
      ],
      other: { text: 'その他のこと' },
    });
    const { words, written_symptoms } = await sheetsOf(person, {
      ...DAYS,
      categories: 'is_condition_log',
      symptoms: 'cough',
    });
    expect(written_symptoms).toEqual(['cough', 'worry']);
    expect(words).toContain('せき：この日は中くらい');
    expect(words).not.toMatch(/心配：|その他のこと/);
    expect((await sheetsOf(person, { ...DAYS, symptoms: 'none' })).words).not.toContain('せき');
  });

  // @proves call GET /treatment-logs/print
  it('PDFで〓になる文字がある場合、印刷の前に知らせる。上つきの数字や絵文字は読めるので、知らせない', async () => {
    const person = await makeMember(portal);
    await write(person, { other: { text: '0.5×10⁹/L、𠮷田さん、👍🏽' } });
    expect(await sheetsOf(person)).toMatchObject({ unprintable: [] });
    await write(person, { other: { text: 'ไทย' } });
    expect(await sheetsOf(person)).toMatchObject({ unprintable: ['ไ', 'ท', 'ย'] });
  });

  // @proves call GET /treatment-logs/print
  it('1枚目だけの場合、まとめだけを答え、PDFも同じ1枚になる', async () => {
    const person = await makeMember(portal);
    await write(person, { other: { text: '庭の水やり' } });
    const { words, sheets, log_count } = await sheetsOf(person, { ...DAYS, summary_only: '1' });
    expect([sheets.length, log_count]).toEqual([1, 1]);
    expect(words).toContain('1／1');
    expect(words).toContain('「ひだまり がん相談」の治療ログにあります。');
    expect(words).not.toContain('庭の水やり');
    const { url } = (await issue(person, { ...DAYS, summary_only: true })).json();
    const { pages } = await readPdf((await person.browser.ask(pathOf(url))).rawPayload);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('1／1');
    expect(pages[0]).not.toContain('庭の水やり');
  });

  it('名前と生年月日は、選んだ場合だけ載せる', async () => {
    const person = await makeMember(portal);
    const me = (await person.browser.call('GET', '/users/me', undefined, person.accessToken)).json();
    expect((await sheetsOf(person)).words).not.toContain(me.full_name);
    expect((await sheetsOf(person, { ...DAYS, with_name: '1' })).words).toContain(me.full_name);
  });

  it('ご家族が登録した場合、選んでも、家族の名前を患者さんの名前として載せない', async () => {
    const person = await makeMember(portal);
    await rowOf(portal, `update members set is_self = false where id = '${person.memberId}' returning id`);
    const me = (await person.browser.call('GET', '/users/me', undefined, person.accessToken)).json();
    expect((await sheetsOf(person, { ...DAYS, with_name: '1' })).words).not.toContain(me.full_name);
  });

  it.each([
    ['これからの診察で聞きたいことは、一枚目に載せる', '2027-02-02', true],
    ['日を過ぎた予定は、次の診察として載せない', '2026-01-02', false],
  ])('%s', async (_, visit_date, isShown) => {
    const { memberId } = await makeMember(portal);
    const { sheets } = await readPrintedSheets(
      {
        ...portal.dependencies,
        nextVisitOf: async (asked) =>
          asked === memberId
            ? {
                visit_date,
                department: '乳腺外科',
                questions: [{ text: '仕事は続けられますか' }],
              }
            : null,
        personOf: async () => null,
      },
      memberId,
      {
        ...DAYS,
        categories: ['is_other_log'],
        symptoms: [...SYMPTOM_KEYS],
        summary_only: false,
        with_name: false,
      },
    );
    const words = wordsOf(sheets.slice(0, 1) as Sheet[]);
    expect(/2月2日（火）　乳腺外科[\s\S]*仕事は続けられますか/.test(words)).toBe(isShown);
    expect(words.includes('仕事は続けられますか')).toBe(isShown);
  });

  it.each([
    ['終わりが始まりより前', { from_date: '2026-01-10', to_date: '2026-01-01' }, 400, 'to_date'],
    ['十二か月より長い', { from_date: '2024-12-31', to_date: '2026-01-01' }, 400, 'from_date'],
    ['ない日', { from_date: '2026-02-30', to_date: '2026-03-01' }, 400, 'from_date'],
    ['古すぎる日', { from_date: '0000-01-01', to_date: '0000-01-02' }, 400, 'from_date'],
    ['未来の日', { from_date: '2026-01-01', to_date: '2026-12-31' }, 422, 'to_date'],
    ['知らない分類', { categories: 'is_x_log' }, 400, 'categories'],
    ['分類が一つもない', { categories: 'none' }, 400, 'categories'],
    ['知らない症状', { symptoms: "pain,'; --" }, 400, 'symptoms'],
  ])('%s場合、どの項目かを言って断る', async (_, query, status, field) => {
    const person = await makeMember(portal);
    const answer = await ask(person, query as Record<string, string>);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().fields).toHaveProperty(field);
  });

  it('病気の情報の同意を取り消した場合、ページもファイルも渡さない', async () => {
    const person = await makeMember(portal);
    await write(person, { other: { text: '庭の水やり' } });
    const { url } = (await issue(person)).json();
    const taken = await person.browser.call(
      'PUT',
      '/account/consents/sensitive_data',
      { is_agreed: false },
      person.accessToken,
    );
    expect(taken.statusCode, taken.body).toBe(200);
    expect((await ask(person)).json().name).toBe('CONSENT_WITHDRAWN');
    expect((await issue(person)).json().name).toBe('CONSENT_WITHDRAWN');
    expect((await person.browser.ask(pathOf(url))).json().name).toBe('CONSENT_WITHDRAWN');
  });
});

describe('PDFの受け取り（G70）', () => {
  // @proves call POST /treatment-logs/print-files
  it('本人の場合、同じページがPDFになり、題と言語と日本語のファイル名がある', async () => {
    const person = await makeMember(portal);
    await write(person, { title: '通院の日', other: { text: '体温は37.2℃。絵文字😀と、めずらしい字𠮟。' } });
    const issued = await issue(person);
    expect(issued.statusCode, issued.body).toBe(201);
    const { url, expires_at } = issued.json();
    const seconds = (Date.parse(expires_at) - portal.dependencies.clock().getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(PRINT_FILE_SECONDS - 60);
    expect(seconds).toBeLessThanOrEqual(PRINT_FILE_SECONDS);
    expect(decodeURIComponent(url)).not.toMatch(/2026-01|symptom|is_/);
    const answer = await person.browser.ask(pathOf(url));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(
        `filename*=UTF-8''${encodeURIComponent('治療ログのまとめ.pdf')}`,
      ),
    });
    const { pages, title, language } = await readPdf(answer.rawPayload);
    expect({ title, language }).toEqual({ title: '治療ログのまとめ', language: 'ja' });
    const { sheets } = await sheetsOf(person);
    expect(pages).toHaveLength(sheets.length);
    expect(pages[0]).toContain('1／2');
    // Picture letters are in a font of their own, which a reader of the file sets apart.
    expect(pages[1]?.replace(/\s/g, '')).toContain('体温は37.2℃。絵文字😀と、めずらしい字');
    expect(pages[1]).toContain('通院の日');
  });

  // @proves call POST /treatment-logs/print-files
  it('ほかの会員、会員でない人、変えられた住所の場合、ないものとして断る', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    const path = pathOf((await issue(person)).json().url);
    const answers = [
      await other.browser.ask(path),
      await portal.app.inject({ url: path, headers: { host: 'localhost:3000' } }),
      await person.browser.ask(`${path}x`),
      await person.browser.ask('/print-files'),
      await person.browser.ask('/print-files?file=a&file=b'),
      await person.browser.ask(`/print-files?file=${'A'.repeat(5_000)}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await person.browser.ask(path)).statusCode).toBe(200);
  });

  it('期間のまちがいは、住所を渡す前に言う', async () => {
    const person = await makeMember(portal);
    const answer = await issue(person, { from_date: '2026-01-01', to_date: '2026-12-31' });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { to_date: ['date_in_future'] }]);
  });

  // @proves call POST /treatment-logs/print-files
  it('5分を過ぎた場合、断る', async () => {
    const person = await makeMember(portal);
    const path = pathOf((await issue(person)).json().url);
    portal.pass(PRINT_FILE_SECONDS + 1);
    expect((await person.browser.ask(path)).statusCode).toBe(404);
  });
});
