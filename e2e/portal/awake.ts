import type { Page } from '@playwright/test';

/** What the page set aside for its next turns is done. */
export async function letTurnsPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The page woke and told everything it held: what it still does comes in the turns that follow at once. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'earlyPage').isAwake);
  await letTurnsPass(page);
}
