import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { consultationButton, hasButtonInMargin } from './portal/consultation-button.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { scrollAtOnce } from './portal/scrolling.ts';

/** A page that is longer than every window. */
const LONG_PAGE = '/terms/hatch';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: '相談する' });

async function placeOf(part: Locator) {
  return part.evaluate((element) => {
    const { top, right, bottom, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { top, bottom, height, toRight: clientWidth - right, toBottom: clientHeight - bottom };
  });
}

// @proves state consultation panel
test('会員が「相談する」を押した場合、窓が開いてボタンは隠れ、閉じるとボタンに戻る', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', LONG_PAGE));
  await untilRequestsEnd(page);
  for (const close of [
    () => panelOf(page).getByRole('button', { name: '閉じる' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await consultationButton(page).click();
    await expect(panelOf(page)).toBeVisible();
    await expect(panelOf(page).getByRole('link', { name: '0120-000-001' })).toBeVisible();
    // On a phone the bar lies under the panel, out of reach as the whole page is.
    await expect(consultationButton(page)).toHaveCount(hasButtonInMargin(page) ? 0 : 1);
    await close();
    await expect(panelOf(page)).toBeHidden();
    await expect(consultationButton(page)).toBeVisible();
  }
  await expect(page).toHaveURL(addressOn('hatch', LONG_PAGE));
});

// @proves state consultation button of a visitor
test('訪問者が「相談する」を押した場合、窓ではなく、相談の画面へ進む', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', LONG_PAGE));
  await untilRequestsEnd(page);
  await consultationButton(page).click();
  await expect(page).toHaveURL(addressOn('hatch', '/treatment/hidamari'));
  await expect(panelOf(page)).toBeHidden();
});

// @proves page consultation button: place
test('「相談する」は、画面の下にいつもあり、広い画面では右の余白に、電話の幅では下のメニューにあって、画面の終わりを隠さない', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', LONG_PAGE));
  await untilRequestsEnd(page);
  const button = consultationButton(page);
  await scrollAtOnce(page, 400);
  const first = await placeOf(button);
  await scrollAtOnce(page, 900);
  expect(await placeOf(button)).toEqual(first);
  expect(first.toRight).toBeGreaterThanOrEqual(0);
  expect(first.toRight).toBeLessThanOrEqual(40);
  expect(first.toBottom).toBeGreaterThanOrEqual(0);
  expect(first.toBottom).toBeLessThanOrEqual(40);
  expect(first.height).toBeGreaterThanOrEqual(56);
  await scrollAtOnce(page, 1_000_000);
  const last = await placeOf(button);
  const footer = await placeOf(page.getByRole('contentinfo'));
  if (hasButtonInMargin(page)) expect(last.bottom, 'above the foot').toBeLessThanOrEqual(footer.top);
  else expect(footer.bottom, 'the whole foot above the bar').toBeLessThanOrEqual(last.top);
});
