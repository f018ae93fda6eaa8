import type { PopupChoice } from '@hidamari/contract/popups';
import type { Locator, Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** What this page tells the server of pop-ups, and what it asks, as `POST /api/viewed-popups {"popup_id":3}`. */
export function watchPopupCalls(page: Page): { asked: string[]; told: string[] } {
  const calls = { asked: [] as string[], told: [] as string[] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/popups') calls.asked.push(searchParams.get('page_path') ?? '');
    if (/^\/api\/(viewed-popups|popup-restraint-flags)$/.test(pathname))
      calls.told.push(`${pathname.slice(5)} ${request.postData()}`);
  });
  return calls;
}

/** In place of the server's choice, whatever the page. */
export async function choosePopup(page: Page, choice: PopupChoice | null): Promise<void> {
  await page.unroute('**/api/popups?*');
  await page.route('**/api/popups?*', (route) => route.fulfill({ json: { data: choice } }));
}

export const popupCard = (page: Page, heading: string): Locator =>
  page.getByRole('complementary', { name: heading });

/** Scrolls so many percent of the way that the page can be scrolled; answers once the page knows of it. */
export async function readTo(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = Math.ceil(((scrollHeight - clientHeight) * wanted) / 100);
    if (Math.abs(window.scrollY - top) < 1) return;
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top, behavior: 'instant' });
    await scrolled;
  }, percent);
}

/**
 * Lets as much time pass as a pop-up may wait for, on a page whose clock stands: whatever would come has come. Twice, since
 * an answer that has just arrived begins to wait in the turn after.
 */
export async function letMomentPass(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) await page.clock.runFor(6_000);
}

/** The clock of the open page stands from now on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** The server was asked about this page, and what it said has been heard. */
export async function untilAnswered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse('**/api/popups?*');
  await act();
  const response = await answered;
  await response.finished();
  expect(response.status()).toBe(200);
}
