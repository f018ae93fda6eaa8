import { weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { TEST_PHONES, VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

test.use({ javaScriptEnabled: false });

for (const variant of VARIANT_KEYS) {
  test(`JavaScriptがない場合も、${variant} の電話番号と受付時間が読め、電話をかけられる`, async ({
    page,
  }) => {
    await page.goto(FRONT_DOORS[variant]);
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: TEST_PHONES[variant] }).first();
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', `tel:${TEST_PHONES[variant].replaceAll('-', '')}`);
    await expect(main).toContainText(weeklyHoursText(variant));
  });
}

test('JavaScriptがない場合も、一覧から記事を開いて最後まで読める', async ({ page }) => {
  await page.goto(addressOn('hatch', '/articles'));
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.getByRole('heading').textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  const paragraphs = page.getByRole('article').getByRole('paragraph');
  expect(await paragraphs.count()).toBeGreaterThan(5);
  await expect(paragraphs.last()).toBeVisible();
});

test('JavaScriptがない場合、入力の画面は欄の代わりに電話番号を見せ、送られても書いたものをアドレスに出さない', async ({
  page,
  faults,
}) => {
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
