import { expect, type Locator, type Page } from '@playwright/test';
import { addressOn } from './addresses.ts';

/** What a member asks by the chat, and what the supporter answers. */
export const ASKED = '点滴の日は2週間に1回です。職場にどう伝えればいいか分かりません。';
export const ANSWERED = 'お話しくださって、ありがとうございます。職場に確かめたいことを整理してみました。';

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
