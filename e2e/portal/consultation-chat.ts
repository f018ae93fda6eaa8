import { expect, type Page, type TestInfo } from '@playwright/test';
import { newPerson } from './new-person.ts';
import type { NewStaff } from './new-staff.ts';

/** What a member asks by the chat, and what the supporter answers. */
export const ASKED = '点滴の日は2週間に1回です。職場にどう伝えればいいか分かりません。';
export const ANSWERED = 'お話しくださって、ありがとうございます。職場に確かめたいことを整理してみました。';

/** Somebody of the desk; `key` tells several of one test apart. */
export const staffOf = (info: TestInfo, name: string, key = 0): NewStaff => ({
  login: `chat-${key}-${newPerson(info, key).phone}@e2e.example`,
  name,
  role: 'supporter',
});

/** Opens a case from the queue that stands on the desk's page, without taking it. */
export async function openAtDesk(desk: Page, number: string): Promise<void> {
  await desk
    .getByRole('region', { name: '今日の相談' })
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await expect(desk.getByText(`${number}・チャット`)).toBeVisible();
}
