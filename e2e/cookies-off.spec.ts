import { TEST_PHONES } from '@hidamari/domain/site-variants';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

// A browser that takes no cookies, as its pages see it (A7).
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  }),
);

const WORDS = 'Cookie（クッキー）を受け取らない設定';

// @proves error cookies_off
test('Cookieを受け取らないブラウザの場合、書く前にそう言い、電話番号があり、ログインも同じわけを言う', async ({
  page,
}) => {
  await page.goto(addressOn('hatch', '/contact?role=hatch'));
  await untilHydrated(page);
  const told = page.getByRole('main').getByRole('status').filter({ hasText: WORDS });
  await expect(told).toBeVisible();
  await expect(told).toContainText(TEST_PHONES.hatch);
  await expectSound(page, 'a form without cookies');

  await page.goto(addressOn('hatch', '/login?role=hatch'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(WORDS);
  await expect(page).toHaveURL(/\/login(\?role=hatch)?$/);
});
