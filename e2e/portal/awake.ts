import type { Page } from '@playwright/test';

/** What the page set aside for its next turns is done. */
export async function letTurnsPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** A page for everybody wakes when a person is there (decision 0053): a finger comes near, and presses nothing. */
export const comeNear = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('touchstart')));

/** The page woke and told everything it held: what it still does comes in the turns that follow at once. */
export async function untilAwake(page: Page): Promise<void> {
  await comeNear(page);
  await page.waitForFunction(() => Reflect.get(window, 'earlyPage')?.isAwake);
  await letTurnsPass(page);
}
