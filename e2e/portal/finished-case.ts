import { expect, type Page } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { numberOfCase } from './case-number.ts';
import { askByChat } from './chat.ts';
import { takeFromQueue } from './desk-queue.ts';
import { letFinishedCaseRest } from './portal-database.ts';

/**
 * A member's consultation by the chat that a supporter has ended, a day ago: its member is asked how it went.
 * @param desk where a supporter of this test is signed in.
 * @returns the number of the case (H-2041)
 */
export async function finishCase(member: Page, desk: Page): Promise<string> {
  await askByChat(member, '通院の日の食事のことで、聞きたいことがあります。');
  const number = await numberOfCase(member);
  await desk.reload();
  await takeFromQueue(desk, number);
  await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
  const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
  await form.getByLabel('相談の名前').fill('通院の日の食事');
  await form.getByLabel('お話ししたいこと').fill('食事のことを聞きたい。');
  await form.getByLabel('次にすること').fill('栄養相談を予約する。');
  await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
  await expect(form).toBeHidden();
  expect(await letFinishedCaseRest(number)).toBe(1);
  return number;
}

/**
 * The signed address of the survey about a finished case, as it stands beside the case; waits until its member was asked.
 * The mail with the same address rests in the quiet hours (G135), and no spec may depend on the hour.
 */
export async function surveyLinkBeside(member: Page, number: string): Promise<string> {
  const way = member.getByRole('link', { name: /この相談についてのアンケートに答える/ });
  await expect(async () => {
    await member.goto(addressOn('hatch', '/questions'));
    await member.getByRole('link', { name: new RegExp(number) }).click();
    await expect(way).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return addressOn('hatch', (await way.getAttribute('href')) ?? '');
}
