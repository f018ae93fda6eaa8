import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { isDocument, untilHydrated } from './portal/hydrated.ts';
import { firstArticle, heading, isMarked, mark, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { letIdleTurnsCome } from './portal/requests.ts';
import { scrollAtOnce } from './portal/scrolling.ts';

// Low enough for the footer to lie far below, narrow enough for its links to stand in several rows.
test.use({ viewport: { width: 390, height: 500 } });

/** The first link of the footer to a legal text; all of those are one screen, which stands nowhere else on the page. */
const legalLink = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href="/terms/hatch"]').filter({ visible: true });

/** The script of a screen, as the router's list of screens names it. */
const scriptOf = (page: Page, id: string) =>
  page.evaluate((screen) => {
    const { routes } = Reflect.get(window, '__reactRouterManifest');
    return routes[screen].module as string;
  }, id);

/** Paths of everything that the page asks for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The part of the link's place that lies below the window, in px. */
const pxBelowWindow = (link: Locator) =>
  link.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);

/** Scrolls until the link stands so many px below the window. */
async function bringNear(page: Page, link: Locator, below: number): Promise<void> {
  const place = await page.evaluate(() => window.scrollY);
  await scrollAtOnce(page, place + (await pxBelowWindow(link)) - below);
}

// @proves page links: fetched ahead
test('画面の下200pxまで来たリンクの行き先は先に読み、その下のものは、近づくまで読まない', {
  tag: '@desk',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  const asked = listen(page);
  await open(page, '/articles');
  const [near, far] = [await scriptOf(page, 'articlesTop'), await scriptOf(page, 'termsHatch')];
  await expect.poll(() => asked, 'a link near the view').toContain(near);

  await bringNear(page, legalLink(page), LINK_PREFETCH_MARGIN_PX + 40);
  await letIdleTurnsCome(page);
  expect(asked, 'too far').not.toContain(far);
  await bringNear(page, legalLink(page), LINK_PREFETCH_MARGIN_PX - 4);
  expect(await pxBelowWindow(legalLink(page)), 'nobody sees it yet').toBeGreaterThan(0);
  await expect.poll(() => asked, 'within the margin').toContain(far);
});

// @proves page links: fetched ahead
test('だれにも同じ画面でも、行き先を先に読むのは、リンクが画面の下200pxまで来てからである（決定0113）', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, FRONT_DOORS.hatch);
  await open(page, '/articles');
  await bringNear(page, legalLink(page), LINK_PREFETCH_MARGIN_PX + 40);
  await letIdleTurnsCome(page);
  await expect(legalLink(page), 'too far').not.toHaveAttribute('data-near');
  const ahead = page.waitForRequest(/\/terms\/hatch$/);
  await bringNear(page, legalLink(page), LINK_PREFETCH_MARGIN_PX - 4);
  expect(await pxBelowWindow(legalLink(page)), 'nobody sees it yet').toBeGreaterThan(0);
  expect((await ahead).headers()['sec-purpose'], 'within the margin').toContain('prefetch');
});

test('見えている記事の画面を先に読むが、指が触れるまで答えは取りに行かない', {
  tag: '@desk',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  const asked = listen(page);
  await open(page, '/articles');
  await untilHydrated(page);
  // Below the window: what is near is enough.
  await bringNear(page, firstArticle(page), 0);
  const article = await scriptOf(page, 'article');
  await expect.poll(() => asked, 'the screen of an article').toContain(article);
  const href = String(await firstArticle(page).getAttribute('href'));
  await letIdleTurnsCome(page);
  expect(asked, 'its answer').not.toContain(`${href}.data`);

  await firstArticle(page).dispatchEvent('pointerover');
  await expect.poll(() => asked, 'its answer').toContain(`${href}.data`);
});

// @proves page links: fetched ahead
test('書くことに集中する画面では、どの行き先も先に読まない（G13）', { tag: '@desk' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  const asked = listen(page);
  await open(page, '/articles');
  const home = await scriptOf(page, 'home');
  await expect.poll(() => asked, { message: 'elsewhere the way home is fetched' }).toContain(home);

  await open(page, '/treatment-logs/new');
  await expect(page.getByRole('banner').locator('a[href="/"]').first(), 'here it stands too').toBeVisible();
  asked.length = 0;
  await scrollAtOnce(page, 1_000_000);
  await scrollAtOnce(page, 0);
  await page.getByRole('banner').locator('a[href="/"]').first().dispatchEvent('pointerover');
  await letIdleTurnsCome(page);
  expect(asked.filter((path) => path === home || path.endsWith('.data'))).toEqual([]);
});

test('訪問者が書く画面では、会員の画面も、だれにも同じ画面も先に読まず、押せばブラウザが開く', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, FRONT_DOORS.hatch);
  const asked = listen(page);
  await open(page, '/treatment/hidamari');
  const screens = ['treatmentLogs', 'termsHatch', 'howToSignUp'];
  const never = await Promise.all(screens.map((id) => scriptOf(page, id)));
  await mark(page);
  await legalLink(page).scrollIntoViewIfNeeded();
  await legalLink(page).dispatchEvent('pointerover');
  await letIdleTurnsCome(page);
  expect(asked.filter((path) => never.includes(path) || path.endsWith('.data'))).toEqual([]);
  await legalLink(page).click();
  await expect(heading(page)).toContainText('利用規約');
  expect([await isDocument(page), await isMarked(page)], 'a load').toEqual([true, false]);
});

test('いまいる画面へのリンクを押しても、戻るための一歩は増えない', { tag: '@desk' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, '/articles');
  await untilHydrated(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[data-router-link][href="/articles"]')?.click(),
  );
  await letIdleTurnsCome(page);
  expect(await steps()).toBe(before);
});
