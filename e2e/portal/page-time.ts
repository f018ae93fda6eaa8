import type { Page } from '@playwright/test';

const times = new WeakMap<Page, number>();

/**
 * It is this moment on the page, for the device and for what the page hears of the server's time. The portal itself stays
 * in its own: what it renders for and keeps is of that. Pages that are opened from now on, and the open one, go by it.
 */
export async function setPageTime(page: Page, moment: Date | string): Promise<void> {
  await hearTime(page, moment);
  await page.clock.setFixedTime(moment);
}

/** The same, where the clock of the page runs on from there or is moved by hand (`page.clock`). */
export async function installPageTime(page: Page, moment: Date | string): Promise<void> {
  await hearTime(page, moment);
  await page.clock.install({ time: moment });
}

/** What the page asks about the server's time is answered with this one. */
async function hearTime(page: Page, moment: Date | string): Promise<void> {
  const isHeard = times.has(page);
  times.set(page, new Date(moment).getTime());
  if (isHeard) return;
  await page.route('**/health-check', async (route) => {
    const date = new Date(times.get(page) ?? 0).toUTCString();
    await route.fulfill({ contentType: 'text/plain', headers: { date }, body: 'Healthy' });
  });
}
