import { addressOn } from './portal/addresses.ts';
import { numberOfCase } from './portal/case-number.ts';
import { ASKED, askByChat, chatOf, talkOf } from './portal/chat.ts';
import { queueOf } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { setPageTime } from './portal/page-time.ts';
import { letCaseWait } from './portal/portal-database.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

const ANSWERED = 'おはようございます。職場に確かめたいことを、いっしょに整理しましょう。';

/** When somebody writes, what they are told, and how long they have waited once the desk opens again. */
const TIMES = [
  {
    when: '夜',
    at: '2026-11-20T21:00:00+09:00',
    state: '本日の受付は終了しました',
    next: '次は11月21日（土）9:00から',
    opens: '2026-11-21T09:00:00+09:00',
    hours: 12,
  },
  {
    when: '祝日',
    at: '2026-11-23T10:00:00+09:00',
    state: '祝日のためお休みです（勤労感謝の日）',
    next: '次は11月24日（火）9:00から',
    opens: '2026-11-24T09:00:00+09:00',
    hours: 23,
  },
] as const;

for (const { when, at, state, next, opens, hours } of TIMES) {
  // @proves call POST /consultations
  test(
    `${when}に書いた場合、文として受け取って次にいつ返すかを伝え、相談員は次の受付に、待った時間の長さとともに見つけて答える（G126）`,
    { tag: coreIf(when === '夜') },
    async ({ page, openVisit }, info) => {
      await becomeNewMember(page, newPerson(info));
      await setPageTime(page, at);
      await page.goto(addressOn('hatch', '/articles?chatplus=open'));
      const promise = `受付時間になったらお返事します（${next}）`;
      await expect(chatOf(page)).toContainText(state);
      await expect(chatOf(page)).toContainText(promise);
      const chat = await askByChat(page, ASKED);
      await expect(chat).toContainText(promise);
      await expect(chat).not.toContainText('ただいま受付中');
      const number = await numberOfCase(page);
      expect(await letCaseWait(number, hours)).toBe(1);

      const desk = await openVisit();
      await becomeStaff(desk, newSupporter(info));
      await setPageTime(desk, opens);
      await desk.goto(addressOn('hatch', '/desk'));
      await expect(desk.getByRole('list', { name: '電話の受付' })).toContainText('受付中（20:00まで）');
      const row = queueOf(desk).getByRole('link', { name: new RegExp(number) });
      await expect(row).toContainText(new RegExp(`${hours}時間(\\d+分)?お待ち`));
      await row.click();
      await untilHydrated(desk);
      await desk.getByRole('button', { name: '私が担当する' }).click();
      await expect(talkOf(desk)).toContainText(ASKED);
      await desk.getByLabel('お返事を書く').fill(ANSWERED);
      await desk.getByRole('button', { name: 'お返事を送る' }).click();

      // The page's own clock stays: who is away until the opening is signed out meanwhile (G35).
      await expect(talkOf(chat)).toContainText(ANSWERED);
      await expect(row).toHaveCount(0);
    },
  );
}
