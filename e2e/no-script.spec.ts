import { weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { TEST_PHONES, VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

test.use({ javaScriptEnabled: false });

for (const variant of VARIANT_KEYS) {
  test(`JavaScriptがない場合も、${variant} の電話番号と受付時間が読め、電話をかけられる`, {
    tag: coreIf(variant === 'hatch', '@desk'),
  }, async ({ page }) => {
    await page.goto(FRONT_DOORS[variant]);
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: TEST_PHONES[variant] }).first();
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', `tel:${TEST_PHONES[variant].replaceAll('-', '')}`);
    await expect(main).toContainText(weeklyHoursText(variant));
  });
}

test('JavaScriptがない場合も、一覧から記事を開いて最後まで読め、幅320の頭には、開かない窓のボタンがない', {
  tag: ['@core', '@desk'],
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/articles'));
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.getByRole('heading').textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  const paragraphs = page.getByRole('article').getByRole('paragraph');
  // The heading stands before the rest of the page has come.
  await expect.poll(() => paragraphs.count()).toBeGreaterThan(5);
  await expect(paragraphs.last()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  const head = page.getByRole('banner');
  await expect(head.getByRole('link', { name: 'メニュー' })).toBeVisible();
  await expect(head.getByRole('button')).toHaveCount(0);
});

test('JavaScriptがない場合、入力の画面は欄の代わりに電話番号を見せ、送られても書いたものをアドレスに出さない', {
  tag: ['@core', '@desk'],
}, async ({ page, faults }) => {
  faults.expect(faultsOfStatus(405));
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  const main = page.getByRole('main');
  // Playwright finds no words in a noscript, only the element.
  await expect(main.locator('noscript .ui-notice')).toBeVisible();
  const field = main.getByLabel('利用コード');
  await expect(field).toBeHidden();
  await expect(main.getByRole('button', { name: 'この内容で確認する' })).toBeHidden();
  // A browser that does not know how to hide them: sent by its own means.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'HIDAMARI';
    input.form?.submit();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'ページを表示できませんでした' })).toBeVisible();
  expect(page.url()).not.toContain('HIDAMARI');
});

// @proves page without scripts
test('JavaScriptがない場合、記事には、押しても何も起きない操作を出さず、目次と本文と印は残る', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/articles'));
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText('による確認は、まだ受けていません')).toBeVisible();
  for (const dead of ['印刷する', 'はい', 'いいえ', '答えたくない']) {
    await expect(main.getByRole('button', { name: dead, exact: true }), dead).toHaveCount(0);
  }
  await expect(main.getByRole('group', { name: '文字の大きさ' })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'この記事は役に立ちましたか' })).toBeHidden();
  await expect(main.getByRole('navigation', { name: 'この記事の内容' })).toBeVisible();
});

for (const width of [320, 390]) {
  // @proves page without scripts
  test(`JavaScriptがない場合、幅${width}の頭には、足もとの案内とさがす画面への道があり、開かない窓のボタンはない`, {
    tag: '@desk',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(FRONT_DOORS.hatch);
    const head = page.getByRole('banner');
    await expect(head.getByRole('button')).toHaveCount(0);
    await expect(head.getByRole('link', { name: 'さがす' })).toBeVisible();
    await head.getByRole('link', { name: 'メニュー' }).click();
    await expect(page).toHaveURL(/#site-footer$/);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
}

// @proves page without scripts
test('JavaScriptがない場合も、ホームの欄からさがせて、しぼりこめ、続きも見られる。言葉は住所に出ない', {
  tag: ['@core', '@desk'],
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/'));
  const main = page.getByRole('main');
  const field = main.getByLabel('言葉でさがす');
  const send = main.getByRole('button', { name: 'さがす', exact: true });
  await field.fill('病院');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「病院」で見つかったもの');
  await expect(page).toHaveURL(/\/search$/);
  const hits = main.locator('a.search-hit');
  await expect(hits).toHaveCount(LIST_PAGE_SIZE);
  await main.getByRole('button', { name: /^記事 / }).click();
  await expect(main.getByRole('button', { name: /^記事 / })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'もっと見る' }).click();
  await expect(hits).toHaveCount(2 * LIST_PAGE_SIZE);
  await expect(main.getByRole('button', { name: /^記事 / })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/search$/);
  await field.fill('　 ');
  await send.click();
  await expect(main).toContainText('さがす言葉を入力してください');
  await field.fill('もう消えたい');
  await send.click();
  await expect(main.getByRole('link', { name: /0120-061-338/ }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'いまは閉じる' })).toHaveCount(0);
});

// @proves page without scripts
test('JavaScriptがない場合も、さがす画面の例を押すと、その言葉でさがせ、言葉のいらない道もある', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/search'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '医療費' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「医療費」で見つかったもの');
  await page.goto(addressOn('hatch', '/search'));
  await main.getByRole('link', { name: '記事を分類から選ぶ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報のはじめに');
});
