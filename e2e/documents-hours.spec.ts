import type { Page } from '@playwright/test';
import { ownPort } from './portal/addresses.ts';
import { isMarked, mark, open } from './portal/navigation.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { expect, test } from './portal/portal-test.ts';

/** A Friday evening shortly before the desk closes at eight, and the Saturday morning after it has opened at nine. */
const EVENING = new Date('2026-11-27T19:50:00+09:00');
const CLOSED = new Date('2026-11-27T20:00:10+09:00');
const MORNING = new Date('2026-11-28T09:00:10+09:00');

const CLOSED_WORDS = '本日の受付は終了しました';
const OPEN_WORDS = 'ただいま受付中';

let portal: OwnPortal | undefined;

test.beforeAll(async () => {
  portal = await startOwnPortal({ port: ownPort(2), moment: EVENING });
});
test.afterAll(() => portal?.stop());

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'メニュー' });
const callBox = (page: Page) => page.getByRole('main').locator('.ui-call-box');
const bar = (page: Page) => page.getByRole('navigation', { name: '下のメニュー' });
const telephone = (page: Page) => page.getByRole('banner').locator('a[data-hours="phone"]');

/** It is this moment for the portal and on the page, which nobody has touched meanwhile. */
async function moveTo(page: Page, moment: Date): Promise<void> {
  portal?.moveTo(moment);
  const shown = await page.evaluate(() => Date.now());
  await page.clock.fastForward(moment.getTime() - shown);
}

// @proves page documents
// @proves state hours: in words
test('開いたままの画面は、受付が終わると、どこでもひとりでに言いかわり、読みこみ直さず、開いたメニューも、キーボードの場所も、そのまま残る', {
  tag: '@core',
}, async ({ page }) => {
  await page.clock.install({ time: EVENING });
  const { origin } = portal as OwnPortal;
  await page.goto(`${origin}/?role=hatch`);
  await open(page, `${origin}/howto-signup`);
  await mark(page);
  await expect(callBox(page)).toContainText('まもなく受付を終了します');
  await expect(telephone(page)).toHaveAccessibleName('電話で相談する');
  const openWord = (await bar(page).locator('small').textContent()) ?? '';
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(menuOf(page)).toContainText('まもなく受付を終了します');
  const link = menuOf(page).getByRole('link', { name: 'がんの情報' });
  await link.focus();

  await moveTo(page, CLOSED);
  await expect(menuOf(page)).toContainText(CLOSED_WORDS);
  await expect(menuOf(page)).toBeVisible();
  await expect(link, 'the menu is where it was').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(callBox(page)).toContainText(CLOSED_WORDS);
  await expect(bar(page).locator('small')).not.toHaveText(openWord);
  await expect(telephone(page)).toHaveAccessibleName('電話（受付時間外）');

  await telephone(page).focus();
  await moveTo(page, MORNING);
  await expect(telephone(page)).toHaveAccessibleName('電話で相談する');
  await expect(telephone(page), 'the keyboard is where it was').toBeFocused();
  await expect(callBox(page)).toContainText(OPEN_WORDS);
  await expect(bar(page).locator('small')).toHaveText(openWord);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByText(OPEN_WORDS).filter({ visible: true })).toHaveCount(1);
  expect(await isMarked(page), 'it was never loaded anew').toBe(true);
});
