import { expect, type Page } from '@playwright/test';

/** The field of the search, on its own page. */
export const searchField = (page: Page) => page.getByRole('searchbox', { name: '言葉でさがす' });

/** What was found, one link each. */
export const hits = (page: Page) => page.getByRole('main').locator('a.search-hit');

/** The heart of an article or a service, wherever it stands. */
export const heart = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^保存(ずみ)?\\s*：${title}(\\s*、[\\d,]+人が保存)?$`) });

/** Presses a heart and waits until the server has heard of it. */
export async function pressHeart(page: Page, title: string, kept: boolean): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.ok() && response.url().includes('/api/favorite-'),
  );
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', String(kept));
  await answered;
}
