import { EMERGENCY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { TEST_PHONES } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { expectFrameOf, expectNoDeadLink } from './portal/desk-on-page.ts';
import { searchField } from './portal/library.ts';
import { heading, open } from './portal/navigation.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

/** Every error page says what to do next, whom to call, and what an emergency needs (G117). */
async function expectWayOut(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(TEST_PHONES.hatch);
  await expect(main.or(page.getByRole('contentinfo')).getByText(SUDDEN_CHANGE_TEXT).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(EMERGENCY_TEXT);
  await expectFrameOf(page, 'hatch');
  await expectNoDeadLink(page);
  await expectAccessible(page);
}

test.beforeEach(async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
});

const FAULTS = [
  { path: '/404', status: 404, title: 'このページは見つかりませんでした' },
  { path: '/no/such/page', status: 404, title: 'このページは見つかりませんでした' },
  { path: '/articles/no-such-article', status: 404, title: 'このページは見つかりませんでした' },
  { path: '/500', status: 500, title: '画面を表示できませんでした' },
  { path: '/503', status: 503, title: 'うまくつながりませんでした' },
] as const;

for (const { path, status, title } of FAULTS) {
  // @proves screen /404
  // @proves screen /500
  // @proves screen /503
  test(`${path} は ${status} と答え、電話と次の行き先を示す`, {
    tag: coreIf(path === '/no/such/page'),
  }, async ({ page, faults }) => {
    faults.expect(faultsOfStatus(status));
    const answer = await page.goto(addressOn('hatch', path));
    expect(answer?.status()).toBe(status);
    if (status === 503) expect(await answer?.headerValue('retry-after')).toMatch(/^\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectWayOut(page);
    await page.getByRole('main').getByRole('link', { name: 'ホームへ' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/'));
  });
}

// @proves screen /500
test('表示できなかった画面は、「もう一度開く」で、同じ住所をもう一度開ける', { tag: '@core' }, async ({
  page,
  faults,
  becomeDemoMember,
}) => {
  faults.expect(/500|No response body|turbo-stream/);
  // In the application: a visitor's page is loaded whole.
  await becomeDemoMember('hatch');
  await page.route('**/articles.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/faq');
  await page.locator('a[href="/articles"]').filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('画面を表示できませんでした');
  await expect(page).toHaveURL(addressOn('hatch', '/articles'));
  await expect(page.getByRole('main')).not.toContainText('書いたものは');
  const again = page.getByRole('main').getByRole('link', { name: 'もう一度開く' });
  await expect(again).toHaveAttribute('href', '');
  await again.click();
  await expect(heading(page)).toHaveText('がんの情報');
  await expect(page).toHaveURL(addressOn('hatch', '/articles'));
});

// @proves screen /404
test('見つからない画面は、さがすことと、その窓口にある一覧をすすめる', async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  const ways = page.getByRole('main').locator('.fault-actions').getByRole('link');
  await page.goto(addressOn('hatch', '/no/such/page'));
  await expect(ways).toHaveText(['ホームへ', '言葉でさがす', 'がんの情報を見る', 'サービスを見る']);
  await page.goto(addressOn('chofu', '/no/such/page'));
  await expect(ways).toHaveText(['ホームへ', '言葉でさがす', 'がんの情報を見る']);
  await ways.nth(1).click();
  await expect(searchField(page)).toBeVisible();
});

test.describe('お問い合わせ番号（G117）', () => {
  const number = (page: Page) => page.getByRole('main').locator('.fault-number b');
  const copy = (page: Page) => page.getByRole('main').getByRole('button', { name: '番号をコピー' });
  const said = (page: Page) => page.getByRole('main').getByRole('status');

  test('写せたことを言い、番号はそのまま見えている', async ({ page, context, faults }) => {
    faults.expect(faultsOfStatus(404));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/articles/no-such-article');
    const words = (await number(page).textContent()) ?? '';
    expect(words).not.toBe('');
    await copy(page).click();
    await expect(said(page).filter({ hasText: 'コピーしました' })).toBeVisible();
    await expect(number(page)).toHaveText(words);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  });

  test('写すところのないブラウザーでは、番号を選び、そう言う', async ({ page, faults }) => {
    faults.expect(faultsOfStatus(404));
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page, '/articles/no-such-article');
    await copy(page).click();
    await expect(said(page).filter({ hasText: '番号を選びました' })).toBeVisible();
    const chosen = await page.evaluate(() => getSelection()?.toString());
    expect(chosen).toBe(await number(page).textContent());
  });
});
