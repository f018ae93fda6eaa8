import { describeOpenState, openState, weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { isOwnScreen } from '@hidamari/domain/screens';
import { TEST_PHONES, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { expect, type Page } from '@playwright/test';

/** Frame of a page in a variant: colours, name in the header, number and hours in the footer. */
export async function expectFrameOf(page: Page, variant: VariantKey): Promise<void> {
  const { theme, brand } = VARIANTS[variant];
  await expect(page.locator('html')).toHaveAttribute('data-variant', theme);
  await expect(page.getByRole('banner')).toContainText(brand.name);
  await expect(page.getByRole('banner')).toContainText(brand.sub);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(TEST_PHONES[variant]);
  await expect(footer).toContainText(weeklyHoursText(variant));
  await expect(footer.getByRole('link', { name: '利用規約' })).toHaveAttribute(
    'href',
    VARIANTS[variant].termsPath,
  );
}

/** The place to call, in the page's main part: number, whether somebody answers just now, hours. */
export async function expectDeskOf(page: Page, variant: VariantKey): Promise<void> {
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: TEST_PHONES[variant] }).first();
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute('href', `tel:${TEST_PHONES[variant].replaceAll('-', '')}`);
  await expect(main.getByText(weeklyHoursText(variant), { exact: false }).first()).toBeVisible();
  // The state may change while the test runs: asked for anew at each try.
  await expect(async () => {
    const { headline } = describeOpenState(openState({ at: new Date(), variant, closures: [] }));
    await expect(main.getByText(headline, { exact: false }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** No link of the page leads to an own address without a screen. */
export async function expectNoDeadLink(page: Page): Promise<void> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !isOwnScreen(href))).toEqual([]);
}
