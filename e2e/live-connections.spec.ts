import { numberOfCase } from './portal/case-number.ts';
import { askByChat, talkOf } from './portal/chat.ts';
import { takeFromQueue } from './portal/desk-queue.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';

/** What the server says to a line whose place another tab of the same person took. */
const REPLACED = 4_409;

test('ほかの画面に場所をゆずった線は、ひとりでにつなぎ直さず、お返事は届き、その画面に戻るとつながる', async ({
  page,
  openVisit,
}, info) => {
  let opened = 0;
  let isFull = true;
  await page.routeWebSocket(/\/api\/consultations\/live/, (line) => {
    opened += 1;
    if (isFull) return void line.close({ code: REPLACED });
    line.connectToServer();
  });
  await becomeNewMember(page, newPerson(info));
  const chat = await askByChat(page, '線がいっぱいでも届きますか。');
  const number = await numberOfCase(page);
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  await takeFromQueue(desk, number);
  const before = opened;
  for (const words of ['一つめのお返事です。', '二つめのお返事です。']) {
    await desk.getByLabel('お返事を書く').fill(words);
    await desk.getByRole('button', { name: 'お返事を送る' }).click();
    await expect(talkOf(chat).getByText(words)).toHaveCount(1);
  }
  expect(opened).toBe(before);
  isFull = false;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => opened).toBe(before + 1);
  await expect(chat.getByLabel('続けて書く')).toBeVisible();
});
