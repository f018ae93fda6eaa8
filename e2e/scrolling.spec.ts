import { SCROLL_ANIMATION_MS, SCROLL_HEADER_OFFSET_PX } from '@hidamari/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { firstArticle, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'この記事の内容' });

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

/** An article whose contents name several parts; the second of them, which the page can be scrolled to. */
async function openArticle(page: Page): Promise<{ link: Locator; part: Locator }> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/articles'));
  await open(page, (await firstArticle(page).getAttribute('href')) ?? '');
  const link = contents(page).getByRole('link').nth(1);
  const part = page.locator((await link.getAttribute('href')) ?? '');
  await link.scrollIntoViewIfNeeded();
  expect(await topOf(part), 'there is a way to go').toBeGreaterThan(SCROLL_HEADER_OFFSET_PX + 100);
  return { link, part };
}

/** The part stands below the header, where it can be read. */
async function expectBelowHeader(part: Locator): Promise<void> {
  expect(Math.abs((await topOf(part)) - SCROLL_HEADER_OFFSET_PX), 'px off its place').toBeLessThanOrEqual(1);
  await expect(part).toBeFocused();
}

// @proves page scrolling to a part
test('記事の内容から選んだところへ、ヘッダーの下まで動いて着く', async ({ page }) => {
  await page.clock.install();
  const { link, part } = await openArticle(page);
  // From here on time goes by only as the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await topOf(part);
  await link.click();
  expect(await topOf(part), 'it does not jump').toBe(before);
  await page.clock.runFor(SCROLL_ANIMATION_MS * 0.8);
  const onTheWay = await topOf(part);
  expect(onTheWay, 'it moves').toBeLessThan(before);
  expect(onTheWay, 'it is not there yet').toBeGreaterThan(SCROLL_HEADER_OFFSET_PX + 1);
  await page.clock.runFor(SCROLL_ANIMATION_MS * 0.3);
  await expectBelowHeader(part);
  await expect(page).toHaveURL(/#/);
});

// @proves page scrolling to a part
test('動きを減らす設定の場合、選んだところへ、途中を見せずに着く', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { link, part } = await openArticle(page);
  const target = await part.elementHandle();
  // Asked in the same breath as the press: no frame is drawn in between.
  const top = await link.evaluate((element: HTMLElement, heading) => {
    element.click();
    return heading?.getBoundingClientRect().top;
  }, target);
  expect(Math.abs((top ?? 0) - SCROLL_HEADER_OFFSET_PX), 'px off its place').toBeLessThanOrEqual(1);
  await expectBelowHeader(part);
});
