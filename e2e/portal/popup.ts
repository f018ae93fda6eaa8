import type { PopupChoice } from '@hidamari/contract/popups';
import { POPUP_SHOWN_KEY, POPUPS } from '@hidamari/domain/popups';
import type { Locator, Page, Route } from '@playwright/test';
import { intercept } from './intercept.ts';
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

const chosenInPlace = new WeakMap<Page, () => void>();

/** In place of the server's choice, whatever the page, until the server is let choose again. */
export async function choosePopup(page: Page, choice: PopupChoice | null): Promise<void> {
  letServerChoose(page);
  const answer = (route: Route) => route.fulfill({ json: { data: choice } });
  chosenInPlace.set(page, await intercept(page, '**/api/popups?*', answer));
}

/** What a page would show is the server's choice again. */
export const letServerChoose = (page: Page): void => chosenInPlace.get(page)?.();

export const popupCard = (page: Page, heading: string): Locator =>
  page.getByRole('complementary', { name: heading });

/** What stands over a page, as a dialog or as a card; it is told in a live region beside. */
const standing = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('complementary'));

/** One of the catalogue, in whichever shape. */
export const popupOf = (page: Page, id: number): Locator =>
  standing(page).filter({ hasText: POPUPS.find((popup) => popup.id === id)?.text ?? '' });

/** Whichever of the catalogue stands over the page. */
export const anyPopup = (page: Page): Locator =>
  POPUPS.map(({ id }) => popupOf(page, id)).reduce((all, one) => all.or(one));

/** Scrolls so many percent of the way that the page can be scrolled. */
export async function readTo(page: Page, percent: number): Promise<void> {
  await page.evaluate((wanted) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = Math.ceil(((scrollHeight - clientHeight) * wanted) / 100);
    window.scrollTo({ top, behavior: 'instant' });
    // A browser with nothing new to draw may owe the event for long.
    window.dispatchEvent(new Event('scroll'));
  }, percent);
}

/** Reads on until a pop-up has come; a page may still grow when the first half of it has been read. */
export async function readUntil(page: Page, card: Locator): Promise<void> {
  await expect(async () => {
    await readTo(page, 60);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * Lets as much time pass as a pop-up may wait for, on a page whose clock stands: whatever would come has come. Twice, since
 * an answer that has just arrived begins to wait in the turn after.
 */
export async function letMomentPass(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) await page.clock.runFor(6_000);
}

/** What the clock of the open page shows, in milliseconds. */
export const pageClock = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/**
 * The clock of the open page stands from now on. More than the second may go by on the way to a busy page: then its clock
 * stands already, and is only not where it was asked to be.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await pageClock(page)) + 1_000)).toPass();
}

/**
 * Holds back what the server chooses for a page that its member opens for the first time, until what this answers is
 * called. Such a page asks twice, the second time once it was told of as viewed, and only the newest answer counts; all of
 * them have come when the call ends. Whoever moves the clock of a page with a question on its way lets the question time out.
 */
export async function holdPopupAnswers(page: Page): Promise<() => Promise<void>> {
  const askedOnce = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  const questions = { asked: 0, answered: 0 };
  await page.route('**/api/popups?*', async (route) => {
    questions.asked += 1;
    askedOnce.resolve();
    await heard.promise;
    await route.fallback();
  });
  await page.route('**/api/viewed-pages', async (route) => {
    if (route.request().method() === 'POST') await askedOnce.promise;
    await route.fallback();
  });
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/popups') questions.answered += 1;
  });
  return async () => {
    await expect.poll(() => questions.asked).toBe(2);
    heard.resolve();
    await expect.poll(() => questions.answered).toBe(2);
  };
}

/**
 * The server was asked about this page, and what it said has been heard. Only a whole answer counts: one that the page before
 * was still reading when it went has no end that the browser tells of.
 */
export async function untilAnswered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const heard = page.waitForEvent(
    'requestfinished',
    (request) => new URL(request.url()).pathname === '/api/popups',
  );
  await act();
  const answer = await (await heard).response();
  expect(answer?.status()).toBe(200);
}

/** As if a day had passed on this device. What the server knows of is left as it is. */
export const forgetShown = (page: Page) =>
  page.evaluate((key) => localStorage.removeItem(key), POPUP_SHOWN_KEY);

/** What the server would have come on a page of its member's, whatever the browser makes of it. Nothing is shown by that. */
export const chosenFor = (page: Page, asked: { path: string; bearer: string }): Promise<unknown> =>
  page.evaluate(async ({ path, bearer }) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`/api/popups?page_path=${encodeURIComponent(path)}`, { headers });
    return answer.ok ? (await answer.json()).data : `${answer.status}`;
  }, asked);
