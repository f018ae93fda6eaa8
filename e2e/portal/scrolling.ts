import type { Page } from '@playwright/test';

/** Scrolls at once and waits until the page is drawn there. */
export async function scrollAtOnce(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}
