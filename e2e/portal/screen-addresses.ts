import { SCREENS } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import {
  listsOfIds,
  type Person,
  type ShownIds,
  screensToShow,
} from '../../tools/screenshots/screens-to-show.ts';
import { addressOn } from './addresses.ts';
import { faultsAt, type PageFaults } from './page-faults.ts';

/** Error pages answer with their own status, which the browser reports of that one address. */
const ERROR_PAGES = ['/404', '/500', '/503'];

/** The id in the first link of a page that leads to `below/:id`, and is no screen of its own. */
export async function firstIdBelow(page: Page, list: string, below: string): Promise<string | null> {
  await page.goto(list);
  const ids = await page
    .locator(`main a[href^="${below}"]`)
    .evaluateAll((links, cut) => links.map((link) => link.getAttribute('href')?.slice(cut)), below.length);
  const own = SCREENS.map(({ path }) => path.slice(below.length));
  return ids.find((id) => id && /^[\w-]+$/.test(id) && !own.includes(id)) ?? null;
}

async function shownIds(page: Page, variant: VariantKey, person: Person): Promise<ShownIds> {
  const ids: Record<string, string | null> = {};
  for (const [below, list] of listsOfIds(variant, person)) {
    ids[below] = await firstIdBelow(page, addressOn(variant, list), below);
  }
  return ids;
}

/** Screens that a link or a code opens; verification.spec.ts and line.spec.ts look at them. */
const BY_LINK_OR_CODE = ['/login/login-verification', '/login/mail-verification', '/line/confirmation'];

/** Every screen that opens by its address alone; the steps of sign-up and login have tests of their own. */
export async function addressesOf(page: Page, variant: VariantKey, person: Person): Promise<string[]> {
  const ids = await shownIds(page, variant, person);
  const missing = Object.keys(ids).filter((below) => ids[below] === null);
  if (missing.length > 0) throw new Error(`There is nothing to show below ${missing.join(', ')}.`);
  const shown = [...screensToShow(variant, person, ids).values()];
  return shown.filter((path) => !BY_LINK_OR_CODE.includes(path)).map((path) => addressOn(variant, path));
}

/** Announces the faults that the error pages among the screens always bring. */
export function expectFaultsOfErrorPages(faults: PageFaults, variant: VariantKey): void {
  for (const path of ERROR_PAGES) faults.expect(faultsAt(addressOn(variant, path)));
}
