import { addDays, formatJapaneseDate, japanInstant } from '@hidamari/domain/japanese-dates';
import type { Page } from '@playwright/test';
import { ownPort } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { passHostedLogin } from './portal/members.ts';
import { heading } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { mailsTo } from './portal/outbox.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { isJobDone } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';

/** The day on which both become members and plan their visits. */
const FIRST_DAY = '2027-02-01';
const VISIT = {
  visit_time: '10:30',
  hospital: '日だまり総合病院',
  department: '乳腺外科',
  questions: [{ text: 'しびれは、いつごろまで続きそうですか' }],
};
/** Words of an illness or its treatment, and everything that the member wrote down of the visit. */
const TELLING =
  /病|治療|診察|通院|受診|検査|手術|薬|症状|体調|乳腺|日だまり総合|しびれ|10:30|2月|treatment|visit/;

test.describe('次の予定の前の日のお知らせが届くまで（G135）', () => {
  let portal: OwnPortal;

  test.beforeAll(async () => {
    portal = await startOwnPortal({ port: ownPort(9), moment: japanInstant(FIRST_DAY, '12:00') });
  });
  test.afterAll(() => portal?.stop());

  /** A member who has a visit on each of these days. */
  async function planVisits(page: Page, person: NewPerson, days: readonly string[]): Promise<void> {
    await page.clock.setFixedTime(japanInstant(FIRST_DAY, '12:00'));
    const bearer = await becomeNewMember(page, person, 'hatch', portal.origin);
    const path = '/treatment-logs/next-visit-information';
    for (const visit_date of days)
      await callFrom(page, { method: 'POST', path, body: { visit_date, ...VISIT }, bearer });
  }

  async function switchOn(page: Page, name: string): Promise<void> {
    await page.goto(`${portal.origin}/account/notices`);
    await untilHydrated(page);
    await page.getByRole('switch', { name, exact: true }).check();
    await expect(page.getByText('お知らせの受け取り方を変えました').first()).toBeVisible();
  }

  /** The portal has been down until this moment, and has told everybody of their visits who is to be told. */
  async function comeTo(page: Page, moment: Date): Promise<void> {
    // No page of the day before asks anything of a portal that is down.
    await page.goto('about:blank');
    await portal.restartAt(moment);
    const done = { job: 'remind-next-visits', kind: 'notify-next-visit', since: moment };
    await expect.poll(() => isJobDone(done, portal.dataFolder)).toBe(true);
  }

  const remindersTo = async (page: Page, { email }: NewPerson) =>
    (await mailsTo(page.request, { email, origin: portal.origin })).filter(({ subject }) =>
      subject.includes('予定のお知らせ'),
    );

  // @proves notice next-visit
  test('選んだ方には前の日の18時に一通届き、病気のことは何も書かず、リンクは診察の出るホームを開く。夜と、選ばない方には届かない', async ({
    page,
    openVisit,
  }, info) => {
    const [first, second] = [addDays(FIRST_DAY, 2), addDays(FIRST_DAY, 4)];
    const [wishing, silent] = [newPerson(info), newPerson(info, 1)];
    await planVisits(page, wishing, [first, second]);
    await switchOn(page, '次の予定の前の日');
    await planVisits(await openVisit(), silent, [first, second]);

    await test.step('前の日の夜8時をすぎて動いた場合、だれにも届かない', async () => {
      await comeTo(page, japanInstant(addDays(first, -1), '20:10'));
      expect(await remindersTo(page, wishing)).toEqual([]);
    });

    const link = await test.step('前の日の18時に、選んだ方にだけ、一通届く', async () => {
      await comeTo(page, japanInstant(addDays(second, -1), '18:00'));
      const [mail, ...more] = await remindersTo(page, wishing);
      expect(more).toEqual([]);
      expect(mail?.body).toContain('あした、予定があります。');
      expect(`${mail?.subject}\n${mail?.body}`).not.toMatch(TELLING);
      expect(await remindersTo(page, silent)).toEqual([]);
      return /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    });

    await test.step('リンクはホームを開き、ログインした方には、あしたの診察が見える', async () => {
      expect(link).toBe(`${portal.origin}/?role=hatch`);
      await page.clock.setFixedTime(japanInstant(addDays(second, -1), '18:00'));
      await page.context().clearCookies();
      await page.goto(`${portal.origin}/login`);
      await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
      await passHostedLogin(page, wishing.phone, wishing.password);
      await page.waitForURL(`${portal.origin}/`);
      await page.goto(link);
      await expect(heading(page)).toContainText('こんにちは');
      const visit = page.getByRole('region', { name: '次の診察' });
      await expect(visit).toContainText(formatJapaneseDate(second));
      await expect(visit).toContainText('日だまり総合病院');
    });
  });
});
