import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { expect, test } from './portal/portal-test.ts';
import { scrollAtOnce } from './portal/scrolling.ts';
import { open } from './portal/walking.ts';

// Low enough for the footer to lie far below, narrow enough for its links to stand in several rows.
test.use({ viewport: { width: 390, height: 500 } });

/** Two links of the footer, one row apart, that stand nowhere else on the page. */
const UPPER = '/terms/hatch';
const LOWER = '/site-policy/hatch';

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).filter({ visible: true });

/** What is fetched of pages that nobody has asked for yet. */
const prefetches = (page: Page, path = '/') => page.locator(`link[rel="prefetch"][href^="${path}"]`);

/** The part of the link's place that lies below the window, in px. */
const pxBelowWindow = (link: Locator) =>
  link.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);

/** Scrolls until the link stands so many px below the window. */
async function bringNear(page: Page, link: Locator, below: number): Promise<void> {
  const place = await page.evaluate(() => window.scrollY);
  await scrollAtOnce(page, place + (await pxBelowWindow(link)) - below);
}

test('画面の下200pxまで来たリンクの行き先は先に読み、その下のものは、近づくまで読まない', async ({
  page,
}) => {
  await open(page, FRONT_DOORS.hatch);
  await open(page, '/articles');
  await expect(prefetches(page, '/articles/top.data')).toHaveCount(1);
  await expect(prefetches(page, `${UPPER}.data`)).toHaveCount(0);

  const [upper, lower] = [footerLink(page, UPPER), footerLink(page, LOWER)];
  await bringNear(page, upper, LINK_PREFETCH_MARGIN_PX - 4);
  expect(await pxBelowWindow(upper), 'nobody sees the upper link yet').toBeGreaterThan(0);
  expect(await pxBelowWindow(lower), 'the lower one is too far').toBeGreaterThan(LINK_PREFETCH_MARGIN_PX);
  await expect(prefetches(page, `${UPPER}.data`)).toHaveCount(1);
  await expect(prefetches(page, `${LOWER}.data`)).toHaveCount(0);

  await bringNear(page, lower, LINK_PREFETCH_MARGIN_PX - 4);
  await expect(prefetches(page, `${LOWER}.data`)).toHaveCount(1);
});

test('書くことに集中する画面では、どの行き先も先に読まない（G13）', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await open(page, '/treatment-logs');
  await expect(prefetches(page, '/_.data'), 'elsewhere the way home is fetched').not.toHaveCount(0);
  await open(page, '/treatment-logs/new');
  await expect(page.getByRole('banner').locator('a[href="/"]').first(), 'here it stands too').toBeVisible();
  await scrollAtOnce(page, 1_000_000);
  await scrollAtOnce(page, 0);
  await expect(prefetches(page)).toHaveCount(0);
});
