import { expect, type Locator, type Page } from '@playwright/test';

/** The steps of the first visit, which open after a registration. */
export const onboarding = (page: Page): Locator => page.getByRole('dialog');

/** Leaves the first visit's steps for later. */
export async function setUpLater(page: Page): Promise<void> {
  await onboarding(page).getByRole('button', { name: 'あとで設定する' }).click();
  await expect(onboarding(page)).toBeHidden();
}
