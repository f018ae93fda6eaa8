import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { isDocument } from './portal/hydrated.ts';
import { heading, open, openReading, readingDialog, toNewLog } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';

// The menu and the settings for reading are the browser's own dialogs, in a document and in the application (decision 0113).

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'メニュー' });
const readingButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '文字', exact: true });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'メニュー' });

/** Home, then the list of articles, by a press on a link. */
async function homeThenArticles(page: Page): Promise<void> {
  await open(page, addressOn('hatch', '/'));
  await page.locator('main a[href="/articles"], footer a[href="/articles"]').first().click();
  await expect(heading(page)).toHaveText('がんの情報');
  await open(page, page.url());
}

const PERSONS = { visitor: '訪問者', member: '会員' } as const;

for (const person of ['visitor', 'member'] as const) {
  test.describe(PERSONS[person], () => {
    test.beforeEach(async ({ page, becomeDemoMember }) => {
      if (person === 'member') await becomeDemoMember('hatch');
      else await page.goto(FRONT_DOORS.hatch);
    });

    // @proves page keyboard: dialogs
    test(`${PERSONS[person]}のメニューと文字の設定は、Escでも、閉じるボタンでも、横を押しても閉じ、開いたボタンに戻る`, {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, '/articles');
      expect(await isDocument(page)).toBe(person === 'visitor');
      for (const [button, dialog] of [
        [menuButton(page), menuOf(page)],
        [readingButton(page), readingDialog(page)],
      ] as const) {
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: '閉じる' }).click(),
          () => page.mouse.click(8, 8),
        ]) {
          await button.click();
          await expect(dialog).toBeVisible();
          await close();
          await expect(dialog).toBeHidden();
          await expect(button).toBeFocused();
        }
      }
      await expect(page).toHaveURL(addressOn('hatch', '/articles'));
    });

    // @proves page back button and dialogs
    test(`${PERSONS[person]}が文字の設定を開いたまま「戻る」と、前の画面へ行き、進んでも、設定は閉じている`, async ({
      page,
    }) => {
      await homeThenArticles(page);
      await openReading(page);
      await expect(readingDialog(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(addressOn('hatch', '/'));
      await expect(readingDialog(page)).toBeHidden();
      await page.goForward();
      await expect(heading(page)).toHaveText('がんの情報');
      await expect(readingDialog(page)).toBeHidden();
    });

    // @proves page back button and dialogs
    test(`${PERSONS[person]}がメニューのリンクで進んだ場合、戻っても、メニューは閉じている`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/articles');
      await menuButton(page).click();
      await menuOf(page).getByRole('link', { name: 'お金' }).click();
      await expect(page).toHaveURL(/\/services\?category=financial|\/financial$/);
      await expect(menuOf(page)).toBeHidden();
      await page.goBack();
      await expect(heading(page)).toHaveText('がんの情報');
      await expect(menuOf(page)).toBeHidden();
    });
  });
}

// @proves page back button and dialogs
test('書いている途中の会員が、文字の設定を開いて「戻る」と、離れるかをたずねられ、書いたものは残る', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await toNewLog(page);
  await page.getByLabel('タイトル').fill('書きかけの日');
  await openReading(page);
  await expect(readingDialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: '保存せずに、このページをはなれますか' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '書きつづける' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs/new'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('タイトル')).toHaveValue('書きかけの日');
});
