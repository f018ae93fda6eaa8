import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { FRONT_DOORS } from './portal/addresses.ts';
import { open } from './portal/navigation.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** Lists whose longer form has an address of its own, and what their rows are called there. */
const LISTS = [
  ['/articles', 'article'],
  ['/articles/questions', 'question'],
] as const;

for (const [path, row] of LISTS) {
  // @proves screen /articles
  // @proves page keyboard: lists and filters
  test(`${path} の「もっと見る」をキーボードで押すと、続きの一つめに着き、戻ると、押したところに戻る`, {
    tag: coreIf(row === 'article'),
  }, async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    await open(page, path);
    const more = page.getByRole('main').getByRole('link', { name: 'もっと見る' });
    const firstNew = page
      .locator(`#${row}-${LIST_PAGE_SIZE + 1}`)
      .getByRole('link')
      .first();
    await expect(firstNew).toHaveCount(0);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`page=2#${row}-${LIST_PAGE_SIZE + 1}$`));
    await expect(firstNew).toBeFocused();
    await page.goBack();
    await expect(firstNew).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.goForward();
    await expect(firstNew).toBeFocused();
    await expectSound(page, `the longer list of ${path}`);
  });
}

test('読んだ記事から長い一覧に戻ると、住所の指す行に着き、そこから読み進められる', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles');
  await page.getByRole('main').getByRole('link', { name: 'もっと見る' }).click();
  await expect(page).toHaveURL(/page=2#/);
  await page.waitForLoadState();
  const firstNew = page.locator(`#article-${LIST_PAGE_SIZE + 1}`).getByRole('link');
  await expect(firstNew).toBeInViewport();
  // The browser begins at the row that the address names.
  await page.keyboard.press('Tab');
  await expect(firstNew).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/articles\/[\w-]+$/);
  await page.goBack();
  await expect(firstNew).toBeFocused();
});
