import { expect, type Locator, type Page } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { untilAwake } from './awake.ts';

export const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'チャットで相談する' });
export const talkOf = (place: Page | Locator): Locator => place.getByRole('log', { name: 'やりとり' });

/** A member's first words by the chat on the general variant; answers the chat with the conversation in it. */
export async function askByChat(page: Page, words: string): Promise<Locator> {
  await page.goto(addressOn('hatch', '/articles?chatplus=open'));
  const chat = chatOf(page);
  await chat.getByLabel('いまのこと、聞きたいこと').fill(words);
  await chat.getByRole('button', { name: '相談員に送る' }).click();
  await expect(talkOf(chat)).toContainText(words);
  return chat;
}

/** What stands over a case at the desk: its name and who looks after it, apart from the queue beside it. */
export const caseHeadAt = (desk: Page): Locator =>
  desk.locator('header').filter({ has: desk.getByRole('heading', { level: 1 }) });

/** The rows of the queue, which every test of the running portal fills. */
export const queueRowsAt = (desk: Page): Locator =>
  desk.getByRole('region', { name: '今日の相談' }).getByRole('listitem');

/** The case stands among the first: before it only others that two people have to see (G119, decision 0048). */
export async function expectAmongFirst(desk: Page, number: string): Promise<void> {
  await expect(async () => {
    const rows = await queueRowsAt(desk).allTextContents();
    const at = rows.findIndex((row) => row.includes(number));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(rows.slice(0, at + 1).filter((row) => !row.includes('二人で確認'))).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

/** Opens a case from the queue that stands on the desk's page, and takes it. */
export async function takeFromQueue(desk: Page, number: string): Promise<void> {
  const queue = desk.getByRole('region', { name: '今日の相談' });
  await queue.getByRole('link', { name: new RegExp(number) }).click();
  await untilAwake(desk);
  await desk.getByRole('button', { name: '私が担当する' }).click();
}
