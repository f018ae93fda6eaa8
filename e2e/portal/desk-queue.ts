import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** What stands over a case at the desk: its name and who looks after it, apart from the queue beside it. */
export const caseHeadAt = (desk: Page): Locator =>
  desk.locator('header').filter({ has: desk.getByRole('heading', { level: 1 }) });

/** The queue of the day, which also stands beside a case on a wide screen. */
export const queueOf = (desk: Page): Locator => desk.getByRole('region', { name: '今日の相談' });

/** The rows of the queue, which every test of the running portal fills. */
export const queueRowsAt = (desk: Page): Locator => queueOf(desk).getByRole('listitem');

/** The case stands among the first: before it only others that two people have to see (G119, decision 0048). */
export async function expectAmongFirst(desk: Page, number: string): Promise<void> {
  await expect(async () => {
    const rows = await queueRowsAt(desk).allTextContents();
    const at = rows.findIndex((row) => row.includes(number));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(rows.slice(0, at + 1).filter((row) => !row.includes('二人で確認'))).toEqual([]);
  }).toPass();
}

/** Opens a case from the queue that stands on the desk's page, without taking it. */
export async function openAtDesk(desk: Page, number: string): Promise<void> {
  await queueOf(desk)
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await expect(desk.getByText(`${number}・チャット`)).toBeVisible();
}

/** Opens a case from the queue that stands on the desk's page, and takes it. */
export async function takeFromQueue(desk: Page, number: string): Promise<void> {
  await queueOf(desk)
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await untilHydrated(desk);
  await desk.getByRole('button', { name: '私が担当する' }).click();
}
