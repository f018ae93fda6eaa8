import type { Page } from '@playwright/test';
import { addressOn } from './addresses.ts';

/** The number of the member's one case (H-2041), from their list; opened beside, so that this page stays as it is. */
export async function numberOfCase(page: Page): Promise<string> {
  const list = await page.context().newPage();
  await list.goto(addressOn('hatch', '/questions'));
  const words = await list.getByRole('main').getByText(/H-\d+/).first().textContent();
  await list.close();
  return /H-\d+/.exec(words ?? '')?.[0] ?? '';
}
