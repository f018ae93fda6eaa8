import type { Locator, Page } from '@playwright/test';

/**
 * The way to a supporter that follows a person over every page (G124): 「相談する」 in the margin of a wide window, the bar's
 * 「相談」 on a phone. One of them is seen.
 */
export function consultationButton(page: Page): Locator {
  const inMargin = page.getByRole('main').getByRole('link', { name: /^相談する/ });
  const inBar = page.getByRole('navigation', { name: '下のメニュー' }).getByRole('link', { name: /^相談/ });
  return inMargin.or(inBar).filter({ visible: true });
}

/** The way to the chat in the open panel: while the desk is closed it is the key button (decision 0077). */
export const chatInPanel = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: '相談する' })
    .getByRole('link', { name: /チャットで相談する|いま書いておく/ });

/** From 67em, 1072 px, the button stands in the margin; below, the bar has its part. */
export const hasButtonInMargin = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1072;
