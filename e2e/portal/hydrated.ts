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

/** The page woke and told everything it held: what it still does comes in the turns that follow at once. */
export async function untilHydrated(page: Page): Promise<void> {
  if (await isDocument(page)) return page.waitForLoadState();
  await page.waitForFunction(() => Reflect.get(window, 'earlyPage')?.isHydrated);
  await letTurnsPass(page);
}
