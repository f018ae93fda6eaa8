import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { expectFocusSeen, press, tabTo } from './portal/keyboard.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

const NEW_LOG = '/treatment-logs/new';
const FOUND = '野川見本病院（架空）';
const FAILED = '候補を出せませんでした。そのまま入力できます。';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hospital = (page: Page) => part(page, '受診・入院').getByLabel('病院の名前');
const medicine = (page: Page) => part(page, '薬').getByLabel('薬の名前');
const list = (page: Page) => page.getByRole('listbox', { name: '候補' });
const row = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** A new log with a visit, its hospital not written yet. */
async function openVisit(page: Page): Promise<void> {
  await open(page, NEW_LOG);
  await categoryTile(page, '受診・入院').check();
}

/** Saves, and answers what was sent. The page may tell at the same moment that it was seen. */
async function saved(page: Page): Promise<{ visit?: object; medicines: object[]; test_results: object[] }> {
  const sent = page.waitForRequest(
    (request) =>
      /^(POST|PUT)$/.test(request.method()) &&
      new URL(request.url()).pathname.startsWith('/api/treatment-logs'),
  );
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  const body = (await sent).postDataJSON();
  await expect(page).toHaveURL(/\/treatment-logs\/[0-9a-f-]{36}$/);
  return body;
}

/** What is asked of the look-ups from now on. */
function asksOf(page: Page): string[] {
  const asks: string[] = [];
  const note = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/(hospitals|medicines)$/.test(pathname)) asks.push([...searchParams.values()].join());
  };
  page.on('request', note);
  return asks;
}

/** As a finger does where there is one. */
const touch = (target: Locator, hasTouch: boolean | undefined) => (hasTouch ? target.tap() : target.click());

test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

// @proves call GET /hospitals
// @proves page form: look-ups
test('病院は、読みを入れ、矢印とEnterだけで選べ、選んだあとに書き直せば、その病院ではなくなる（G58・G73）', {
  tag: '@core',
}, async ({ page }) => {
  await openVisit(page);
  await tabTo(page, hospital(page));
  await page.keyboard.type('のがわ');
  await expect(row(page, FOUND)).toBeVisible();
  await expect(row(page, FOUND)).toContainText('東京都 調布市');
  await expect(row(page, FOUND)).toContainText('見本');
  await expect(said(page, '候補が1件あります。')).toBeAttached();
  await expectAccessible(page);

  await press(page, 'ArrowDown');
  await expect(row(page, FOUND)).toHaveAttribute('aria-selected', 'true');
  await expect(hospital(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await press(page, 'ArrowUp');
  await expect(row(page, FOUND)).toHaveAttribute('aria-selected', 'false');
  await press(page, 'Escape');
  await expect(list(page)).toBeHidden();
  await expect(hospital(page)).toHaveValue('のがわ');
  await press(page, 'ArrowDown');
  await expect(list(page)).toBeVisible();
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(list(page)).toBeHidden();
  await expect(hospital(page)).toHaveValue(FOUND);
  await expect(hospital(page)).toBeFocused();
  await expectFocusSeen(page);
  await expect(page, 'Enter did not send the form').toHaveURL(/\/new$/);
  expect((await saved(page)).visit).toEqual({
    hospital_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    hospital_name: FOUND,
  });
  await expect(page.getByRole('main')).toContainText(FOUND);

  await page.getByRole('main').getByRole('link', { name: '直す' }).click();
  await expect(hospital(page)).toHaveValue(FOUND);
  await hospital(page).press('End');
  await hospital(page).pressSequentially(' 東');
  expect((await saved(page)).visit).toEqual({ hospital_name: `${FOUND} 東` });
});

// @proves call GET /medicines
// @proves page form: look-ups
test('触れて選べ、薬と検査の病院にも候補が出る（G59・G63）', async ({ page, hasTouch }) => {
  await open(page, NEW_LOG);
  await categoryTile(page, '薬').check();
  await medicine(page).pressSequentially('ｵﾝﾀﾞﾝｾ');
  await touch(row(page, /^オンダンセトロン/), hasTouch);
  await expect(medicine(page)).toHaveValue('オンダンセトロン塩酸塩水和物');
  await expect(list(page)).toBeHidden();

  const tests = part(page, '検査と治療');
  await tests.locator('summary').filter({ hasText: '検査の結果' }).click();
  await tests.getByRole('button', { name: '検査の結果を足す' }).click();
  await tests.getByLabel('検査の種類').selectOption({ label: '血液検査' });
  await tests.getByLabel('病院の名前').pressSequentially('見本台');
  await expect(list(page).getByRole('option')).toHaveCount(3);
  await touch(row(page, /^見本台大学附属病院/), hasTouch);
  await expect(tests.getByLabel('病院の名前')).toHaveValue('見本台大学附属病院（架空）');

  const sent = await saved(page);
  expect(sent.medicines).toEqual([
    { medicine_id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'オンダンセトロン塩酸塩水和物' },
  ]);
  expect(sent.test_results).toMatchObject([{ hospital_name: '見本台大学附属病院（架空）' }]);
});

test('候補にない名前も、そのまま書いて保存できる', async ({ page, hasTouch }) => {
  await openVisit(page);
  await hospital(page).pressSequentially('ひなた');
  await expect(row(page, 'ひなた総合病院（架空）')).toBeVisible();
  await touch(row(page, '「ひなた」のまま使う'), hasTouch);
  await expect(list(page)).toBeHidden();
  await hospital(page).pressSequentially('のとなりの医院');
  await expect(said(page, '候補はありません。入力した名前のまま使えます。')).toBeVisible();
  await expectAccessible(page);
  expect((await saved(page)).visit).toEqual({ hospital_name: 'ひなたのとなりの医院' });
});

test('候補を出せない場合、そう知らせ、書くことも保存することもできる', async ({ page, context, faults }) => {
  faults.expect(/500|ERR_INTERNET_DISCONNECTED/);
  const letThrough = await intercept(page, '**/api/hospitals?**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await openVisit(page);
  await hospital(page).pressSequentially('ひなた');
  await expect(said(page, FAILED)).toBeVisible();
  await expectAccessible(page);
  letThrough();
  await loseNetwork(page);
  await hospital(page).pressSequentially('病院');
  await expect(said(page, FAILED)).toBeVisible();
  await context.setOffline(false);
  await hospital(page).pressSequentially('の隣');
  await expect(said(page, FAILED)).toBeHidden();
  expect((await saved(page)).visit).toEqual({ hospital_name: 'ひなた病院の隣' });
});

test('選んだ病院は、下書きから続けても、選んだままである（G67）', async ({ page, hasTouch }) => {
  await openVisit(page);
  await hospital(page).pressSequentially('のがわ');
  await touch(row(page, FOUND), hasTouch);
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '続きから書く' }).click();
  await expect(hospital(page)).toHaveValue(FOUND);
  await expect(list(page)).toBeHidden();
  expect((await saved(page)).visit).toMatchObject({ hospital_id: expect.any(String), hospital_name: FOUND });
});

test('変換の途中では調べず、決めた言葉だけを調べる。変換のEnterは、候補を選ばない', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openVisit(page);
  const asks = asksOf(page);
  const inputMethod = await context.newCDPSession(page);
  const convert = (text: string) =>
    inputMethod.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await hospital(page).focus();
  for (const text of ['n', 'の', 'のが', 'のがわ', '野川']) {
    await convert(text);
    await page.clock.fastForward(1_000);
  }
  await inputMethod.send('Input.insertText', { text: '野川' });
  await page.clock.fastForward(1_000);
  await expect(row(page, FOUND)).toBeVisible();
  expect(asks).toEqual(['野川']);

  await press(page, 'ArrowDown');
  await convert('み');
  await hospital(page).evaluate((field) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    field.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  await inputMethod.send('Input.insertText', { text: '見本' });
  await expect(hospital(page)).toHaveValue('野川見本');
  await expect(row(page, FOUND)).toHaveAttribute('aria-selected', 'false');
});

test('0.3秒休むまで調べず、一文字では調べず、追いこされた問いはやめる', async ({ page }) => {
  await page.clock.install();
  await openVisit(page);
  const asks = asksOf(page);
  const given: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/hospitals') given.push(searchParams.get('hospital_name') ?? '');
  });
  const waiting: (() => void)[] = [];
  await page.route('**/api/hospitals?**', async (route) => {
    if (route.request().url().includes(encodeURIComponent('ひなた'))) return route.fallback();
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.abort().catch(() => undefined);
  });
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  const field = hospital(page);
  await field.pressSequentially('ひ');
  await page.clock.runFor(1_000);
  await field.pressSequentially('な');
  await page.clock.runFor(299);
  expect(asks).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asks).toEqual(['ひな']);
  await field.pressSequentially('た');
  await page.clock.runFor(300);
  await expect.poll(() => asks).toEqual(['ひな', 'ひなた']);
  await expect.poll(() => given).toEqual(['ひな']);
  await page.clock.resume();
  await expect(row(page, 'ひなた総合病院（架空）')).toBeVisible();
  for (const end of waiting) end();
});

test('説明を読まなくても、欄の前後に何も動かず、狭い画面でも一覧がはみ出さない', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openVisit(page);
  const next = part(page, '受診・入院').getByLabel('診療科');
  const before = await next.boundingBox();
  await hospital(page).pressSequentially('病院');
  await expect(list(page).getByRole('option')).toHaveCount(21);
  expect((await next.boundingBox())?.height).toBe(before?.height);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
  const heights = await list(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  await heading(page).click();
  await expect(list(page)).toBeHidden();
});
