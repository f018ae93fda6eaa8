import { EMERGENCY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { ERROR_SCREEN_IDS, errorScreen } from '@hidamari/domain/error-pages';
import { TEST_PHONES } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { expectFrameOf, expectNoLinkToUnfinished } from './portal/desk-on-page.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

/** Every error page says what to do next, whom to call, and what an emergency needs (G117). */
async function expectWayOut(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(TEST_PHONES.hatch);
  await expect(main.or(page.getByRole('contentinfo')).getByText(SUDDEN_CHANGE_TEXT).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(EMERGENCY_TEXT);
  await expectFrameOf(page, 'hatch');
  await expectNoLinkToUnfinished(page);
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
  test(`${path} は ${status} と答え、電話と次の行き先を示す`, async ({ page, faults }) => {
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

for (const id of ERROR_SCREEN_IDS.filter((id) => id.startsWith('U-'))) {
  test(`/error?id=${id} は、決められた言葉を示す`, async ({ page }) => {
    const { title, paragraphs } = errorScreen(id, 'hatch');
    await page.goto(addressOn('hatch', `/error?id=${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const paragraph of paragraphs) await expect(page.getByRole('main')).toContainText(paragraph);
    await expectWayOut(page);
  });
}

test('/error の知らないIDの場合、404とする', async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  const answer = await page.goto(addressOn('hatch', '/error?id=U-E99'));
  expect(answer?.status()).toBe(404);
  await expectWayOut(page);
});
