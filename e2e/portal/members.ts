import type { VariantKey } from '@hidamari/domain/site-variants';
import { expect, type Page } from '@playwright/test';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD, FRONT_DOORS } from './addresses.ts';

/** Fills the hosted login's page, wherever it was reached from. */
export async function passHostedLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('メールアドレスまたは電話番号').fill(name);
  await page.getByLabel('パスワード', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** From the variant's login screen to its home page, logged in. */
export async function logIn(page: Page, variant: VariantKey, name: string, password: string): Promise<void> {
  await page.goto(FRONT_DOORS[variant]);
  await page.goto(addressOn(variant, '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, name, password);
  await page.waitForURL(addressOn(variant, '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs the demo member of a variant in through the hosted login. */
export async function logInAsDemoMember(page: Page, variant: VariantKey): Promise<void> {
  await logIn(page, variant, DEMO_MEMBERS[variant].login, DEMO_PASSWORD);
}
