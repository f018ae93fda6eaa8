import { closureDaysText } from '@hidamari/domain/closures';
import { dayKind } from '@hidamari/domain/consultation-hours';
import { addDays, dayParts, formatEraYear, japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { askByChat } from './portal/chat.ts';
import { intercept } from './portal/intercept.ts';
import { pickOption, pressOn, tabTo, typeInto } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { setPageTime } from './portal/page-time.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const closures = addressOn('hatch', '/desk/closures');
const today = japanDay(new Date());

/** A day on which every desk would be open, far enough away that no other test looks at it. */
function openDayFrom(days: number): string {
  let day = addDays(today, days);
  while (!VARIANT_KEYS.every((variant) => dayKind(day, { variant, closures: [] }).kind === 'open'))
    day = addDays(day, 1);
  return day;
}

const form = (page: Page) => page.getByRole('region', { name: '臨時の休みを入れる' });
const coming = (page: Page) => page.getByRole('region', { name: 'これからの臨時の休み' });
const rowOf = (page: Page, day: string) =>
  coming(page)
    .getByRole('listitem')
    .filter({ hasText: words(day) });
const words = (day: string) => closureDaysText({ first_day: day, last_day: day }, today);

async function chooseDay(page: Page, group: string, day: string): Promise<void> {
  const { year, month, date } = dayParts(day);
  const fields = form(page).getByRole('group', { name: group });
  await fields.getByLabel('年', { exact: true }).selectOption(String(year));
  await fields.getByLabel('月', { exact: true }).selectOption(String(month));
  await fields.getByLabel('日', { exact: true }).selectOption(String(date));
}

/**
 * What a page of the application says at noon of a day in Japan: the browser's own clock tells it. A document goes by the
 * server's (decision 0113), whose stored pages are proved there.
 */
async function readAtNoon(page: Page, { day, address }: { day: string; address: string }): Promise<void> {
  await setPageTime(page, japanInstant(day, '12:00'));
  await page.goto(address);
}

// @proves screen /desk/closures
// @proves state hours: days off
test(
  '責任者が臨時の休みを入れると、どのページもすぐにそう言い、取り消すと戻る（G7）',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const day = openDayFrom(40);
    const visitor = await openVisit();
    const places = [
      addressOn('hatch', '/contact'),
      addressOn('hatch', '/treatment/hidamari'),
      addressOn('chofu', '/contact'),
      addressOn('chofu', '/treatment/hidamari'),
    ];
    const closed = visitor.getByText('本日は臨時のお休みです').filter({ visible: true }).first();
    for (const address of places) {
      await readAtNoon(visitor, { day, address });
      await expect(
        visitor
          .getByText(/ただいま受付中/)
          .filter({ visible: true })
          .first(),
        address,
      ).toBeVisible();
    }

    await becomeStaff(page, { login: `closures-${info.testId}@e2e.example`, role: 'lead' });
    await page
      .getByRole('navigation', { name: '机の案内' })
      .getByRole('link', { name: '臨時の休み' })
      .click();
    await expect(page).toHaveURL(closures);
    await expect(page.getByRole('navigation', { name: '机の案内' }).getByText('臨時の休み')).toHaveAttribute(
      'aria-current',
      'page',
    );

    await test.step('書きまちがいは、どこをどう直すかを言い、書いたものは残る', async () => {
      await chooseDay(page, '始まりの日', day);
      await chooseDay(page, '終わりの日', addDays(day, -1));
      await form(page).getByRole('textbox', { name: 'メモ' }).fill('研修のため');
      await form(page).getByRole('button', { name: 'この内容で入れる' }).click();
      await expect(
        page.getByRole('link', { name: '終わりの日は、始まりの日と同じか、あとの日にしてください' }),
      ).toBeVisible();
      await expectSound(page, 'the form with an error');
      await page.reload();
      await expect(form(page).getByRole('textbox', { name: 'メモ' })).toHaveValue('研修のため');
      await chooseDay(page, '終わりの日', day);
    });

    await test.step('入れる前に、会員にどう案内するかを読む', async () => {
      await expect(form(page).getByRole('status').filter({ hasText: '会員への案内' })).toContainText(
        `${words(day)}は臨時のお休みです。次の受付：`,
      );
      await form(page).getByRole('button', { name: 'この内容で入れる' }).click();
      await expect(page.getByText('臨時の休みを入れました')).toBeVisible();
      await expect(rowOf(page, day)).toContainText('すべての窓口');
      await expect(rowOf(page, day)).toContainText('研修のため');
      await expect(rowOf(page, day)).toContainText('入れた人：高橋');
      await expect(coming(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expectSound(page, 'the closures');
    });

    await test.step('だれのページも、すぐにそう言う', async () => {
      for (const address of places) {
        await readAtNoon(visitor, { day, address });
        await expect(closed, address).toBeVisible();
      }
    });

    await test.step('名前を言うたずねに答えて、取り消す', async () => {
      await rowOf(page, day).getByRole('button', { name: '取り消す' }).click();
      const question = page.getByRole('dialog', { name: 'この臨時の休みを取り消しますか' });
      await expect(question).toContainText(words(day));
      await question.getByRole('button', { name: 'キャンセル' }).click();
      await expect(rowOf(page, day)).toBeVisible();
      await rowOf(page, day).getByRole('button', { name: '取り消す' }).click();
      await question.getByRole('button', { name: '取り消す' }).click();
      await expect(page.getByText('臨時の休みを取り消しました')).toBeVisible();
      await expect(rowOf(page, day)).toHaveCount(0);
      for (const address of places) {
        await readAtNoon(visitor, { day, address });
        await expect(
          visitor
            .getByText(/ただいま受付中/)
            .filter({ visible: true })
            .first(),
          address,
        ).toBeVisible();
      }
    });
  },
);

/** A page that stood open comes to the front again, some minutes later: it is neither read anew nor left. */
async function comeBackTo(page: Page, at: Date): Promise<void> {
  await setPageTime(page, at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

// @proves state hours: days off
test('開いたままの画面も、読み直さずに休みを言う。もどった訪問者にはそのとき、話している会員にはすぐに（G7）', async ({
  page,
  openVisit,
}, info) => {
  const day = openDayFrom(120);
  const noon = japanInstant(day, '12:00');
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const said = (there: Page, words: string | RegExp) =>
    there.getByRole('banner').getByText(words).filter({ visible: true }).first();
  const desk = await openVisit({ viewport: { width: 1280, height: 800 } });
  await becomeStaff(desk, { login: `open-pages-${info.testId}@e2e.example`, role: 'lead' });
  // One of its calls is kept from arriving: the browser's own line, which nobody reads.
  const visitor = await openVisit({ viewport: { width: 1280, height: 800 } }, /net::ERR_FAILED/);
  await readAtNoon(visitor, { day, address: addressOn('hatch', '/contact') });
  await expect(said(visitor, /ただいま受付中/)).toBeVisible();
  await becomeNewMember(page, newPerson(info));
  await setPageTime(page, noon);
  // The member's line opens only after the day is entered: it never hears of it, and has to ask.
  let openConnection: (value?: unknown) => void = () => undefined;
  const entered = new Promise((resolve) => {
    openConnection = resolve;
  });
  await page.routeWebSocket(/\/api\/consultations\/live/, async (line) => {
    await entered;
    line.connectToServer();
  });
  const chat = await askByChat(page, '休みの日のことを相談します。');
  await expect(chat.getByText(/^うまく書けなくて大丈夫です。ただいま受付中/)).toBeVisible();
  for (const there of [page, visitor]) await there.evaluate(() => Reflect.set(window, 'isSamePage', true));

  const body = { variant: null, first_day: day, last_day: day, note: '' };
  const { id } = await callFrom<{ id: string }>(desk, { method: 'POST', path: '/desk/closures', body });
  openConnection();
  await expect(chat.getByText(/受付時間になったらお返事します（次は/).first()).toBeVisible();
  await expect(chat).toContainText('本日は臨時のお休みです');
  await comeBackTo(visitor, later(5));
  await expect(said(visitor, '本日は臨時のお休みです')).toBeVisible();

  await callFrom(desk, { method: 'DELETE', path: `/desk/closures/${id}`, body: {} });
  await expect(chat.getByText(/^うまく書けなくて大丈夫です。ただいま受付中/)).toBeVisible();
  // The service does not answer: what was known stays, and nobody is told of a fault.
  const letThrough = await intercept(visitor, '**/api/closed-days', (route) => route.abort());
  await comeBackTo(visitor, later(10));
  await expect(said(visitor, '本日は臨時のお休みです')).toBeVisible();
  letThrough();
  await comeBackTo(visitor, later(15));
  await expect(said(visitor, /ただいま受付中/)).toBeVisible();
  for (const there of [page, visitor])
    expect(await there.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('キーボードだけで、臨時の休みを入れて取り消せる', async ({ page }, info) => {
  const day = openDayFrom(80);
  const { year, month, date } = dayParts(day);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeStaff(page, { login: `keys-closures-${info.testId}@e2e.example`, role: 'administrator' });
  await pressOn(
    page,
    page.getByRole('navigation', { name: '机の案内' }).getByRole('link', { name: '臨時の休み' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: '臨時の休み' })).toBeFocused();
  const fields = form(page).getByRole('group', { name: '始まりの日' });
  for (const [label, option] of [
    ['年', formatEraYear(year)],
    ['月', `${month}月`],
    ['日', `${date}日`],
  ] as const) {
    const field = fields.getByLabel(label, { exact: true });
    await tabTo(page, field);
    await pickOption(page, field, option);
  }
  await typeInto(page, form(page).getByRole('textbox', { name: 'メモ' }), '会場の工事');
  await page.keyboard.press('Enter');
  await expect(coming(page).getByRole('heading', { level: 2 })).toBeFocused();
  await pressOn(page, rowOf(page, day).getByRole('button', { name: '取り消す' }));
  const question = page.getByRole('dialog', { name: 'この臨時の休みを取り消しますか' });
  await pressOn(page, question.getByRole('button', { name: '取り消す' }));
  await expect(rowOf(page, day)).toHaveCount(0);
  await expect(coming(page).getByRole('heading', { level: 2 })).toBeFocused();
});

// @proves state emergency numbers: compared
test('緊急の番号を180日より長く確かめていない場合、休みを入れる人の机にだけ、どの番号かが出る（G119）', async ({
  page,
  openVisit,
}, info) => {
  const notice = (there: Page) => there.getByText('緊急の電話番号を、もう一度確かめてください');
  await becomeStaff(page, { login: `checks-${info.testId}@e2e.example`, role: 'lead' });
  const supporter = await openVisit();
  await becomeStaff(supporter, { login: `checks-2-${info.testId}@e2e.example`, role: 'supporter' });
  await setPageTime(page, '2027-05-19T12:00:00+09:00');
  await page.goto(closures);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('臨時の休み');
  await expect(notice(page)).toHaveCount(0);
  await setPageTime(page, '2027-05-20T12:00:00+09:00');
  for (const address of [closures, addressOn('hatch', '/desk')]) {
    await page.goto(address);
    await expect(notice(page), address).toBeVisible();
    await expect(page.getByText('0120-061-338：#いのちSOS')).toBeVisible();
    await expectSound(page, `the check at ${address}`);
  }
  // Only now: an open page whose clock leaps signs itself out.
  await setPageTime(supporter, '2027-05-20T12:00:00+09:00');
  await supporter.goto(addressOn('hatch', '/desk'));
  await expect(supporter.getByRole('heading', { level: 1 })).toHaveText('相談員の机');
  await expect(notice(supporter)).toHaveCount(0);
});
