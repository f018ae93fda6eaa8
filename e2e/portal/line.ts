import type { Page } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { heading } from './navigation.ts';
import { expect } from './portal-test.ts';

/** The talk with the portal in the example LINE. */
export const TALK = addressOn('hatch', '/example-line');

/** In the example LINE this browser becomes somebody whom nobody else is. */
export async function becomeSomebodyInLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新しい人になる' }).click();
}

/** From the talk of somebody new to the question of the portal, or to whatever comes instead. */
export async function beginInLine(page: Page): Promise<void> {
  await page.goto(TALK);
  await becomeSomebodyInLine(page);
  await page.getByRole('link', { name: '連携する', exact: true }).click();
}

/** The address of the question, with a link token of this browser's LINE. */
export async function questionAddress(page: Page): Promise<string> {
  await beginInLine(page);
  await expect(page).toHaveURL(/\/line\/confirmation\?link_token=|\/login/);
  return page.url();
}

/** From the question to the end, confirmed in LINE. */
export async function linkFromQuestion(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('LINEと連携しますか');
  await page.getByRole('button', { name: 'LINEと連携する' }).click();
  await confirmInLine(page);
}

/** LINE's own page: whoever stands there confirms, and looks at the portal. */
export async function confirmInLine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('アカウントを連携しますか');
  await page.getByRole('button', { name: '連携する', exact: true }).click();
  await page.getByRole('link', { name: 'ポータルで結果を見る' }).click();
}

/** A message that has come to this browser's talk; the outbox sends it within moments. */
export async function untilInTalk(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(TALK);
    await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The part of an account that tells of LINE. */
export const lineCard = (page: Page) => page.getByRole('region', { name: 'LINEとの連携' });
