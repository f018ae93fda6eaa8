import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { newMember } from './portal/log-list.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const row = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title });

/** Older than the newest three, which alone stand on home. */
const OLD = 'よく聞かれる三つのことを、記事にまとめています';

// @proves screen /news
test('ホームの「すべて見る」から一覧へ、古いお知らせへ、そして一覧へ戻れる', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/');
  await expect(row(page, OLD)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'お知らせをすべて見る' }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/news'));
  await expect(heading(page)).toHaveText('お知らせ');
  const days = await rowsOf(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(3);
  expect(days, 'newest first').toEqual(days.toSorted().toReversed());
  await expectSound(page, 'the list of news');
  await row(page, OLD).click();
  await expect(heading(page)).toHaveText(OLD);
  await page
    .getByRole('navigation', { name: '現在の位置' })
    .getByRole('link', { name: 'お知らせ', exact: true })
    .click();
  await expect(page).toHaveURL(addressOn('hatch', '/news'));
});

test('一覧には、その窓口のお知らせだけが並ぶ', async ({ page }) => {
  const own = 'チャットで相談できるようになりました';
  await page.goto(addressOn('hatch', '/news'));
  await expect(row(page, own)).toBeVisible();
  await page.goto(addressOn('chofu', '/news'));
  await expect(row(page, OLD)).toBeVisible();
  await expect(row(page, own)).toHaveCount(0);
});

test(
  '会員には、まだ開いていないお知らせに印があり、開くと消える',
  { tag: '@both-widths' },
  async ({ page }, info) => {
    await newMember(page, info);
    await open(page, '/news');
    await expect(row(page, OLD)).toContainText('まだ読んでいません');
    const isTold = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/viewed-information/bulk-store',
    );
    await row(page, OLD).click();
    await expect(heading(page)).toHaveText(OLD);
    await isTold;
    await open(page, '/news');
    await expect(row(page, OLD)).toBeVisible();
    await expect(row(page, OLD)).not.toContainText('まだ読んでいません');
  },
);
