import { memberOnlyScreen } from '@hidamari/domain/access';
import type { Page } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './portal-test.ts';

/** A path of the staff's desk. */
export const desk = (path = '') => addressOn('hatch', `/desk${path}`);

/** What says, over every page, that a concierge acts in a member's place (G42). */
export const banner = (page: Page) => page.getByRole('region', { name: '代行中のお知らせ' });

/** From the desk's search to the member's home, in their place. The member is the new person of `newPerson`. */
export async function beginActing(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '電話番号' }).fill(phone);
  await page.getByRole('button', { name: '会員をさがす' }).click();
  await page.getByLabel('代行の理由').selectOption({ label: 'お電話でのご依頼' });
  await expect(page.getByText('姓のカナが「シ」で始まる方・1970年生まれ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '代行を始める（30分）' }).click();
  await page.waitForURL(addressOn('hatch', '/'));
}

/** No way on the page leads a concierge to a screen that refuses them. */
export async function expectNoClosedDoor(page: Page): Promise<void> {
  // Of the page itself there may be none.
  const ways = await page
    .locator('main a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((path) => memberOnlyScreen(path) !== null)).toEqual([]);
}
