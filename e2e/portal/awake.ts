import type { Page } from '@playwright/test';

/** What the page set aside for its next turns is done. */
export async function letTurnsPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Whether a page is a document (decision 0113), which is there as soon as its script has run: before the page counts as loaded. */
export const isDocument = (page: Page) =>
  page
    .locator('script[data-rendered-at]')
    .count()
    .then((count) => count > 0);

/** A page for everybody wakes when a person is there (decision 0053): a finger comes near, and presses nothing. */
export const comeNear = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('touchstart')));

/** The page woke and told everything it held: what it still does comes in the turns that follow at once. */
export async function untilAwake(page: Page): Promise<void> {
  if (await isDocument(page)) return page.waitForLoadState();
  await comeNear(page);
  await page.waitForFunction(() => Reflect.get(window, 'earlyPage')?.isAwake);
  await letTurnsPass(page);
}
