import { expect, type Locator, type Page } from '@playwright/test';
import { focusFaults } from './focus-measures.ts';

/** More presses than the longest page has controls. */
const MOST_PRESSES = 200;

/** What holds the focus may still be appearing, and a thing that cannot be seen yet has no ring to compare. */
async function untilShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const holders = [];
    for (let holder = document.activeElement?.parentElement; holder; holder = holder.parentElement) {
      holders.push(holder);
    }
    const appearing = holders
      .flatMap((holder) => holder.getAnimations())
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(appearing.map(({ finished }) => finished));
  });
}

/** The focus can be seen where it is, and could where it was. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await untilShown(page);
  expect(await page.evaluate(focusFaults), 'what cannot be seen of the focus').toEqual([]);
}

/** Presses a key on whatever has the focus, and looks at where the focus is then. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
}

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element === document.activeElement || element.matches('fieldset:focus-within'),
  );

/**
 * Moves on with the tab key until the focus is there, or inside it where it is a group of fields. Fails when the
 * keyboard never reaches it, and where a stop on the way cannot be seen.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(target)) return;
    await press(page, 'Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Goes to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** In the list of options that has the focus, goes on with the arrow key until the one with this label is picked. */
export async function pickOption(page: Page, list: Locator, label: string): Promise<void> {
  await expect(list).toBeFocused();
  const picked = () => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
  const options = await list.locator('option').count();
  for (let presses = 0; presses < options && (await picked()) !== label; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await picked()).toBe(label);
}

/** Goes to a group of radio buttons and walks on with the arrow keys until the one with this label is chosen. */
export async function chooseIn(page: Page, group: Locator, label: string): Promise<void> {
  await tabTo(page, group);
  await page.keyboard.press('Space');
  const wanted = group.getByRole('radio', { name: label, exact: true });
  const radios = await group.getByRole('radio').count();
  for (let presses = 0; presses < radios && !(await wanted.isChecked()); presses += 1) {
    await press(page, 'ArrowRight');
  }
  await expect(wanted).toBeChecked();
}

/**
 * Walks once around the open dialog: every stop lies in it and can be seen, and the page behind is out of reach.
 * @returns how many stops there were.
 */
export async function walkAround(page: Page, dialog: Locator): Promise<number> {
  await expect(dialog).toBeVisible();
  await expectFocusSeen(page);
  const seen = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const stop = await dialog.evaluate((element) => {
      const active = document.activeElement;
      if (active === document.body || active === null) return 'browser';
      if (!element.contains(active)) return 'behind';
      return String([...element.querySelectorAll('*')].indexOf(active));
    });
    expect(stop, 'the page behind an open dialog is out of reach').not.toBe('behind');
    if (seen.has(stop)) return seen.size - (seen.has('browser') ? 1 : 0);
    seen.add(stop);
    await press(page, 'Tab');
  }
  throw new Error('The walk around the dialog does not end.');
}
