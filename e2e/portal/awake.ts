import type { Page } from '@playwright/test';

/** The page woke and told everything it held: what it still does comes in the turns that follow at once. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'earlyPage').isAwake);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
