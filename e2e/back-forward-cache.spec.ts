import type { Page } from '@playwright/test';
import { browserWithWindows } from '../tools/bootstrap/browser.mjs';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { isDocument } from './portal/hydrated.ts';
import { heading, isMarked, mark, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { letIdleTurnsCome } from './portal/requests.ts';

// Documents that the browser keeps when they are left, and shows again as they were (decision 0113).

const withWindows = browserWithWindows();
/** Why the headless shell keeps no page, whatever the page is: where nothing else is installed, this is all that can be told. */
const OF_HEADLESS_SHELL = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];
const KNOWN_REASONS = withWindows === undefined ? OF_HEADLESS_SHELL : [];

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { ignoreDefaultArgs } = launchOptions;
    const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
    await use({
      ...launchOptions,
      // As on every person's device: the runner turns the cache of left pages off.
      ignoreDefaultArgs: [...ignored, '--disable-back-forward-cache'],
      ...(withWindows !== undefined && { executablePath: withWindows }),
    });
  },
});

/** Back as a person presses it; resolves once the page stands. */
async function back(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(addressOn('hatch', path));
  await expect(heading(page)).toBeVisible();
}

// @proves page documents
test('ブラウザは画面をしまい、そのまま出す', { tag: '@core' }, async ({ page, context }) => {
  await page.goto(FRONT_DOORS.hatch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: string[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of ['/', '/articles', '/services', '/faq', '/lp/hatch']) {
    const answer = await page.goto(addressOn('hatch', path));
    expect(answer?.headers()['cache-control'], path).not.toContain('no-store');
    await mark(page);
    await page.getByRole('contentinfo').locator('a[href="/terms/hatch"]').filter({ visible: true }).click();
    await expect(heading(page)).toContainText('利用規約');
    await back(page, path);
    expect(await isMarked(page), path).toBe(withWindows !== undefined);
    expect(
      reasons.filter((reason) => !KNOWN_REASONS.includes(reason)),
      path,
    ).toEqual([]);
  }
});

/** What a browser tells a page that it has kept; for one that keeps none. */
const comeOutOfCache = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

// @proves page documents
test('そのあいだにログインした人には、会員の画面を読みこみ、していない人の画面は、そのまま残る', {
  tag: '@core',
}, async ({ page, context, becomeDemoMember }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles');
  await mark(page);
  const asked = page.waitForResponse(addressOn('hatch', '/articles'));
  await comeOutOfCache(page);
  await (await asked).finished();
  await letIdleTurnsCome(page);
  expect(await isMarked(page), 'nobody has logged in').toBe(true);

  await open(page, '/terms/hatch');
  await becomeDemoMember('hatch', context);
  await back(page, '/articles');
  await expect.poll(() => isMarked(page).catch(() => null)).toBe(false);
  await expect.poll(() => isDocument(page).catch(() => null)).toBe(false);
});

test('ログインの画面を離れて、戻るボタンで戻った人は、もう一度ログインへ進める', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/login');
  // The way there ends before it leaves: an answer without contents keeps the page, as it was when it went.
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const button = page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' });
  const gone = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await button.click();
  await gone;
  await expect(page.getByRole('main')).toContainText('ログイン画面を開いています…');
  await comeOutOfCache(page);
  await expect(page.getByRole('main')).not.toContainText('開いています…');
  await expect(button).toBeEnabled();
});
