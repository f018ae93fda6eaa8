import { expect, type Page, type Route } from '@playwright/test';

/**
 * Holds the calls to an address in all these pages until every page has made its own, and then lets all of
 * them go at once: two people who press at the same moment, without the test having to be that quick.
 */
export async function holdUntilAllCall(pages: readonly Page[], path: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  for (const page of pages) {
    await page.route(path, (route) => {
      held.push(route);
    });
  }
  return async () => {
    await expect.poll(() => held.length).toBe(pages.length);
    await Promise.all(held.map((route) => route.continue()));
  };
}
