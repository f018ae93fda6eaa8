import { readFile } from 'node:fs/promises';
import { addDays, formatPlainDate, japanDay } from '@hidamari/domain/japanese-dates';
import type { Page } from '@playwright/test';
import { readPdf } from '../apps/server/src/modules/log-print/pdf-text.fixture.ts';
import { expectAccessible } from './portal/axe.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';

const PATH = '/treatment-logs/print';
/** The demo member's own year, without what other tests write today. */
const LAST_DAY = addDays(japanDay(new Date()), -2);
const YEAR = `${PATH}?from_date=${addDays(LAST_DAY, -360)}&to_date=${LAST_DAY}`;

const TODAY = japanDay(new Date());

/** Some weeks, with every category and several symptoms. */
const WEEKS = `${PATH}?from_date=${addDays(LAST_DAY, -60)}&to_date=${LAST_DAY}`;

const sheets = (page: Page) => page.getByRole('region', { name: /枚目（全\d+枚）$/ });
const savePdf = (page: Page) => page.getByRole('button', { name: 'PDFを保存する' });

/** Saves the file as a member does, and reads what came. */
async function readSavedPdf(page: Page) {
  const download = page.waitForEvent('download');
  await savePdf(page).click();
  return readPdf(await readFile(await (await download).path()));
}
/** A browser writes some letters into its file under the number of their twins: 日 as a radical, ／ as a fraction bar. */
const bare = (text: string | null) => (text ?? '').normalize('NFKC').replace(/\s/g, '').replaceAll('∕', '/');

/** Lines that are wider than their room: none may be, in whatever font the page has. */
const wideLines = (page: Page) =>
  sheets(page)
    .locator('span')
    .evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth + 1).map((span) => span.textContent),
    );

async function openChoices(page: Page): Promise<void> {
  await page.getByText('期間と項目をえらぶ').click();
  await expect(page.getByRole('group', { name: '期間' })).toBeVisible();
}

// @proves screen /treatment-logs/print
test('一年の記録は、画面、印刷、PDFで、同じページと同じ番号になる', { tag: '@core' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, YEAR);
  await expect(heading(page)).toHaveText('診察のためのまとめ');
  await expect(sheets(page).first()).toContainText('治療の記録');
  const total = await sheets(page).count();
  expect(total).toBeGreaterThan(5);
  expect(await wideLines(page)).toEqual([]);

  await test.step('印刷すると、シートだけが、一枚ずつ出る', async () => {
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(total);
    pages.forEach((text, index) => {
      expect(bare(text)).toContain(`作成${index + 1}/${total}`);
    });
    expect(bare(pages[0] ?? '')).toContain('治療の記録');
    expect(pages.join()).not.toMatch(/印刷する|期間と項目をえらぶ|ログアウト/);
  });

  await test.step('PDFを保存すると、画面と同じことばがある', async () => {
    const download = page.waitForEvent('download');
    await savePdf(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('治療ログのまとめ.pdf');
    const { pages, title } = await readPdf(await readFile(await file.path()));
    expect(title).toBe('治療ログのまとめ');
    expect(pages).toHaveLength(total);
    const [last, lastPage] = [sheets(page).last(), pages.at(-1) ?? ''];
    expect(bare(lastPage)).toContain(bare(await last.locator('p').last().textContent()));
    expect(bare(lastPage)).toContain(bare(await last.locator('h4').first().textContent()));
    await expect(page.getByRole('status').filter({ hasText: 'PDFを保存しました' })).toBeVisible();
  });
});

// @proves screen /treatment-logs/print
test('期間、載せるもの、症状、名前を選ぶと、その場で作り直し、症状は住所に出ない', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, WEEKS);
  await expectAccessible(page);
  await openChoices(page);
  await expectAccessible(page);

  await test.step('載せるものを外すと、その分類は「入れていません」になる', async () => {
    await expect(sheets(page).first()).not.toContainText('この紙には入れていません。');
    await page.getByRole('checkbox', { name: '薬', exact: true }).uncheck();
    await expect(sheets(page).first()).toContainText('この紙には入れていません。');
    expect(new URL(page.url()).searchParams.get('is_medicine_log')).toBeNull();
    expect(new URL(page.url()).searchParams.get('is_life_log')).toBe('1');
  });

  await test.step('症状を外すと、まとめからも消え、住所は変わらない', async () => {
    const before = page.url();
    const chip = page.getByRole('group', { name: '載せる症状' }).getByRole('button', { name: 'だるさ' });
    await expect(sheets(page).first()).toContainText('だるさ');
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(sheets(page).first()).not.toContainText('だるさ');
    expect(page.url()).toBe(before);
  });

  await test.step('名前を選ぶと載る', async () => {
    await page.getByRole('checkbox', { name: 'お名前と生年月日も載せる' }).check();
    await expect(sheets(page).first()).toContainText(/生年月日\s*\d{4}年/);
  });

  await test.step('自分で決めた日は、押すものなしで、すぐに使う', async () => {
    await page.getByRole('radio', { name: '自分で決める' }).check();
    const start = page.getByRole('group', { name: '始まりの日' });
    const day = start.getByLabel('日', { exact: true });
    const chosen = (await day.inputValue()) === '6' ? '7' : '6';
    await day.focus();
    await day.selectOption(chosen);
    await expect(page).toHaveURL(new RegExp(`from_date=\\d{4}-\\d{2}-0${chosen}`));
    await expect(day).toBeFocused();
    await expect(sheets(page).first()).toContainText(new RegExp(`期間\\s*\\d{4}年\\d{1,2}月${chosen}日〜`));
  });

  await test.step('逆の日は言われ、前の期間のままでは保存されない。選んだものは残る', async () => {
    const end = page.getByRole('group', { name: '終わりの日' });
    const year = String(Number(LAST_DAY.slice(0, 4)) - 3);
    await end.getByLabel('年', { exact: true }).selectOption(year);
    await expect(end).toContainText('終わりの日は、始まりの日より後にしてください');
    await expect(end.getByLabel('年', { exact: true })).toHaveValue(year);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/treatment-logs/print')) asked.push(request.method());
    });
    await savePdf(page).click();
    await expect(page.getByRole('alert')).toContainText('まだ、印刷も保存もできません');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'この1か月' }).check();
    await expect(page).toHaveURL(/period=1m/);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(sheets(page).first()).toContainText(/（3\d日間）|（29日間）/);
  });

  await test.step('大きくして読めて、横にはみ出さない', async () => {
    const larger = page.getByRole('button', { name: '大きくして読む' });
    await larger.click();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBe(clientWidth);
    await expectAccessible(page);
  });
});

// @proves screen /treatment-logs/print
test('記録のない期間の場合、どうするかを言い、つながらない場合、選んだものを残してやり直せる', async ({
  page,
  context,
  becomeDemoMember,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeDemoMember('hatch');
  await open(page, `${PATH}?from_date=1990-01-01&to_date=1990-01-31`);
  await expect(page.getByText('この期間の記録はありません').first()).toBeVisible();
  await expect(sheets(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'この3か月にする' }).click();
  await expect(page).toHaveURL(/period=3m/);
  await expect(sheets(page).first()).toContainText('日分');

  await loseNetwork(page);
  await savePdf(page).click();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('通信できませんでした');
  await context.setOffline(false);
  const download = page.waitForEvent('download');
  await savePdf(page).click();
  await download;
  await expect(failed).toBeHidden();
});

test('PDFの住所は、ほかの会員と、ログインしていない人には開かない', async ({
  page,
  openVisit,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, PATH);
  const download = page.waitForEvent('download');
  await savePdf(page).click();
  await download;
  const address = await page.getByRole('link', { name: 'PDFを開く' }).getAttribute('href');
  const visitor = await openVisit();
  expect((await visitor.request.get(address ?? '')).status()).toBe(404);
  const other = await openVisit();
  await becomeDemoMember('aflac', other.context());
  expect((await other.request.get(address ?? '')).status()).toBe(404);
  const own = await page.request.get(address ?? '');
  expect([own.status(), own.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

// @proves screen /treatment-logs/print
test('日を選んですぐに保存しても、PDFは選んだ期間のものになる', { tag: '@core' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, WEEKS);
  await openChoices(page);
  const start = page.getByRole('group', { name: '始まりの日' });
  const [year = '', month = ''] = addDays(LAST_DAY, -60)
    .split('-')
    .map((part) => String(Number(part)));
  const day = start.getByLabel('日', { exact: true });
  const chosen = (await day.inputValue()) === '28' ? '27' : '28';
  await day.selectOption(chosen);
  const { pages } = await readSavedPdf(page);
  expect(bare(pages[0] ?? '')).toContain(`${year}年${month}月${chosen}日〜`);
});

// @proves screen /treatment-logs/print
test('この3週間を選ぶと、三週間前の同じ曜日から今日までになり、PDFも同じになる', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, WEEKS);
  await openChoices(page);
  await page.getByRole('radio', { name: 'この3週間' }).check();
  const period = `${formatPlainDate(addDays(TODAY, -21))}〜${formatPlainDate(TODAY)}（22日間）`;
  await expect(page).toHaveURL(/period=3w/);
  await expect(sheets(page).first()).toContainText(period);
  const { pages } = await readSavedPdf(page);
  expect(bare(pages[0] ?? '')).toContain(bare(period));
});

// @proves screen /treatment-logs/print
test('1枚目だけを選ぶと、すぐに1枚になり、印刷もPDFも同じ1枚で、戻すと、すべてになる', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, WEEKS);
  await openChoices(page);
  await expect(sheets(page).nth(1)).toBeAttached();
  const total = await sheets(page).count();
  const only = page.getByRole('checkbox', { name: '1枚目だけ（まとめ）' });
  await only.check();
  await expect(page).toHaveURL(/summary_only=1/);
  await expect(sheets(page)).toHaveCount(1);
  await expect(sheets(page)).toContainText('「ひだまり がん相談」の治療ログにあります。');
  await expect(sheets(page)).toContainText('1／1');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await savePdf(page).click();
  const saved = await readPdf(await readFile(await (await download).path()));
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const { pages } of [saved, printed]) {
    expect(pages).toHaveLength(1);
    expect(bare(pages[0] ?? '')).toContain('作成1/1');
    expect(bare(pages[0] ?? '')).toContain('治療ログにあります。');
  }
  await only.uncheck();
  await expect(sheets(page)).toHaveCount(total);
  await expect(sheets(page).first()).not.toContainText('治療ログにあります。');
});
