import type { Page } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { isDocument, untilHydrated } from './hydrated.ts';
import { expect } from './portal-test.ts';
import { untilRequestsEnd } from './requests.ts';

/** Opens an address and waits until the script has taken the page over: from then on links walk without a load. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path.startsWith('http') ? path : addressOn('hatch', path));
  await untilAlive(page);
}

/** Opens an address and waits until the page has done all that it does of itself. */
export async function openToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(addressOn('hatch', path));
  await untilHydrated(page);
  await untilRequestsEnd(page);
}

/** The router takes the scrolling over once everything else stands. */
export async function untilAlive(page: Page): Promise<void> {
  if (await isDocument(page)) return page.waitForLoadState();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Holds the page's scripts back, as a slow line does. The answer lets them through and waits until they ran. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    letThrough();
    await untilAlive(page);
  };
}

/**
 * The network goes, once the script has taken the page over: a person who presses a button before that has lost
 * nothing yet, and what the browser does then is not ours to promise.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await untilAlive(page);
  await page.context().setOffline(true);
}

/** Asks the uppermost dialog to close, as the back gesture of Android does. */
export const sendCloseRequest = (page: Page) =>
  page
    .locator('dialog[open]')
    .last()
    .evaluate((dialog: HTMLDialogElement) => dialog.requestClose());

/** Marks the document, so that a test can tell a walk from a load. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));

export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** The heading of the page, where the focus arrives after a walk. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** From the list of logs to the form of a new one, as a member walks. */
export async function toNewLog(page: Page): Promise<void> {
  await open(page, '/treatment-logs');
  await page.getByRole('main').getByRole('link', { name: '記録をつける' }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText('記録をつける');
}

/** The first article of the list. */
export const firstArticle = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/articles/"]', { has: page.getByRole('heading') })
    .first();

export const openReading = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '文字', exact: true }).click();

export const readingDialog = (page: Page) => page.getByRole('dialog', { name: '読みやすさ' });
