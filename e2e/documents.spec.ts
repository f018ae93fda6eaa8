import type { Page } from '@playwright/test';
import { firstLoadBytes } from '../tools/portal-client/first-load.ts';
import { addressOn, FRONT_DOORS, ORIGINS } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { isDocument } from './portal/hydrated.ts';
import { heading, open, openReading, readingDialog } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';

// Pages that are the same for everybody: HTML and one small script (decision 0113).

/** One of each kind, of the general variant. */
const DOCUMENTS = ['/news', '/articles', '/articles/words', '/services', '/howto-signup', '/terms/hatch'];
/** In kilobytes, gzip. */
const MOST_SCRIPT = 20;
const SCRIPT = '**/assets/document-*.js';

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'メニュー' });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'メニュー' });
const readingButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '文字', exact: true });

/** A press beside what stands over the page. */
const pressBeside = (page: Page) => page.mouse.click(8, 8);

/** Holds the script of the documents back, as a slow line does; the answer lets it through. */
async function holdScript(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

// @proves page documents
test('だれにも同じ画面に届くスクリプトは、小さなもの一つだけで、Reactは動かない（決定0113）', {
  tag: '@core',
}, async ({ page }) => {
  for (const path of DOCUMENTS) {
    const scripts: string[] = [];
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await open(page, path);
    await untilRequestsEnd(page);
    page.off('request', note);
    expect(scripts, path).toEqual([expect.stringMatching(/^\/assets\/document-[\w-]+\.js$/)]);
    await expect(page.locator('link[rel="modulepreload"], link[rel="later"]'), path).toHaveCount(0);
    const runsRouter = await page.evaluate(() => '__reactRouterContext' in window);
    expect(runsRouter, `the router runs on ${path}`).toBe(false);
    const { body } = await ask(path);
    expect(await firstLoadBytes(ORIGINS.hatch, body), path).toBeLessThan(MOST_SCRIPT * 1_000);
  }
});

test('会員の同じ画面は、動きつづけるページのままである', { tag: '@core' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  for (const path of DOCUMENTS) {
    await open(page, path);
    expect(await isDocument(page), path).toBe(false);
  }
});

// @proves page documents
test('スクリプトが届く前の、はじめの表示から、メニューも、文字の設定も、折りたたみも、電話も、リンクも使える', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const letThrough = await holdScript(page);
  await page.goto(addressOn('hatch', '/lp/hatch'), { waitUntil: 'commit' });
  await openReading(page);
  await expect(readingDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(readingDialog(page)).toBeHidden();
  await expect(readingButton(page)).toBeFocused();

  // The first stands open.
  const fold = page.getByRole('main').locator('details').nth(1);
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');

  const telephone = page.getByRole('main').locator('a[href^="tel:"]').first();
  await telephone.click({ trial: true });

  await menuButton(page).click();
  await expect(menuOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.readyState), 'the script has not come').not.toBe('complete');
  await menuOf(page).getByRole('link', { name: 'がんの情報' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(addressOn('hatch', '/articles'));
  await expect(heading(page)).toHaveText('がんの情報');

  // What was chosen before is not lost when the script comes: the dialog stands as it was opened.
  await openReading(page);
  letThrough();
  await page.waitForLoadState();
  await expect(readingDialog(page)).toBeVisible();
  await readingDialog(page).getByText('特大', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
});

// @proves page documents
test('スクリプトが届かない場合も、読め、リンクで進め、さがす画面に着く', { tag: '@core' }, async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  await page.goto(FRONT_DOORS.hatch);
  await page.route(SCRIPT, (route) => route.abort());
  for (const path of DOCUMENTS) {
    await page.goto(addressOn('hatch', path));
    await expect(heading(page), path).toBeInViewport();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.getByRole('navigation', { name: '下のメニュー' }).locator('a[href="/articles"]').click();
  await expect(heading(page)).toHaveText('がんの情報');
  await menuButton(page).click();
  await menuOf(page).getByRole('link', { name: 'さがす' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(heading(page)).toHaveText('さがす');
});

test.describe('古いブラウザの場合', () => {
  /**
   * A browser that knows neither `command` nor `closedby` nor rules for reading ahead. Taking the properties away does not
   * stop Chromium, so what it would do by itself is refused: it asks by an event before it opens, and before it closes for a
   * press beside. A press of Esc is every browser's own.
   */
  const beOld = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      HTMLScriptElement.supports = (type) => type === 'module';
      let isPressed = false;
      addEventListener('pointerdown', () => (isPressed = true), true);
      addEventListener('keydown', () => (isPressed = false), true);
      addEventListener('command', (event) => event.preventDefault(), true);
      addEventListener('cancel', (event) => isPressed && event.preventDefault(), true);
    });

  // @proves page documents
  test('メニューも、文字の設定も、スクリプトが開き、ボタンでも、横を押しても閉じ、指が触れたリンクの先だけを先に読む', async ({
    page,
  }) => {
    await beOld(page);
    const letThrough = await holdScript(page);
    await page.goto(FRONT_DOORS.hatch, { waitUntil: 'commit' });
    await page.goto(addressOn('hatch', '/articles'), { waitUntil: 'commit' });
    await readingButton(page).click();
    await expect(readingDialog(page), 'the browser does not open it').toBeHidden();
    letThrough();
    await page.waitForLoadState();
    await readingButton(page).click();
    await expect(readingDialog(page)).toBeVisible();
    await readingDialog(page).getByRole('button', { name: '閉じる' }).click();
    await expect(readingDialog(page)).toBeHidden();
    await expect(readingButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await pressBeside(page);
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();

    const ahead = page.locator('head link[rel="prefetch"]');
    await expect(ahead).toHaveCount(0);
    const foot = page.getByRole('contentinfo');
    for (const path of ['/contact', '/terms/hatch', '/terms/hatch'])
      await foot.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
    await expect(ahead).toHaveCount(1);
    await expect(ahead).toHaveAttribute('href', addressOn('hatch', '/terms/hatch'));

    await menuButton(page).click();
    await menuOf(page).getByRole('link', { name: 'お金' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/services?category=financial'));
    await page.goBack();
    await expect(heading(page)).toHaveText('がんの情報');
    await expect(menuOf(page)).toBeHidden();
  });
});

// @proves page documents
test(
  '会員のログインが終わった場合、次に開いた画面は、訪問者のものになる',
  { tag: '@core' },
  async ({ page, faults }, info) => {
    // What the open page of the member still asked when the session ended.
    faults.expect(faultsOfStatus(401));
    const bearer = await becomeNewMember(page, newPerson(info));
    await open(page, '/articles');
    expect(await isDocument(page)).toBe(false);
    await callFrom(page, { method: 'POST', path: '/logout', body: {}, bearer });
    for (const path of ['/articles', '/terms/hatch']) {
      await open(page, path);
      expect(await isDocument(page), path).toBe(true);
      await expect(page.locator('a[href="/login"]').first(), path).toBeAttached();
    }
  },
);
