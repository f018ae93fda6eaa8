import type { Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { askByChat, talkOf } from './portal/chat.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { pressOn } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** One page of a conversation holds this many. */
const PAGE = 50;

/** A member on the page of a case that is longer than a page of messages, and the supporter who looks after it. */
async function onLongCase(
  page: Page,
  { desk, info, answers = PAGE }: { desk: Page; info: TestInfo; answers?: number },
): Promise<string> {
  await becomeNewMember(page, newPerson(info));
  const chat = await askByChat(page, 'はじめの文です。');
  await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
  await page.waitForURL(/case_id=/);
  const id = new URL(page.url()).searchParams.get('case_id') ?? '';
  await becomeStaff(desk, newSupporter(info));
  await callFrom(desk, { method: 'POST', path: `/desk/cases/${id}/take`, body: {} });
  for (let number = 1; number <= answers; number += 1)
    await callFrom(desk, {
      method: 'POST',
      path: `/desk/cases/${id}/replies`,
      body: { text: `${number}番めのお返事です。`, client_key: crypto.randomUUID() },
    });
  await page.goto(addressOn('hatch', `/questions?case_id=${id}`));
  await untilHydrated(page);
  return id;
}

test('長いやりとりは、キーボードで前へたどれ、送れなかった文を取り消しても、読んでいる場所を失わない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  const desk = await openVisit();
  const id = await onLongCase(page, { desk, info });
  const talk = talkOf(page);
  await test.step('前の文は、知らせとして読み上げず、押すボタンがなくなってもその場にいる', async () => {
    await expect(talk.getByText('はじめの文です。')).toHaveCount(0);
    await expect(talk).toHaveAttribute('aria-live', 'polite');
    const earlier = page.getByRole('button', { name: '前のやりとりを見る' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect(talk.getByText('はじめの文です。')).toBeVisible();
    await expect(earlier).toHaveCount(0);
    await expect(talk).toBeFocused();
    await expect(talk).toHaveAttribute('aria-live', 'off');
  });

  await test.step('そのあとに届いた文は、また読み上げる', async () => {
    await callFrom(desk, {
      method: 'POST',
      path: `/desk/cases/${id}/replies`,
      body: { text: 'いま届いたお返事です。', client_key: crypto.randomUUID() },
    });
    await expect(talk.getByText('いま届いたお返事です。')).toBeVisible();
    await expect(talk).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('受け取られなかった文は、わけとともに残り、取り消せる', async () => {
    faults.expect(faultsOfStatus(429));
    await page.route(/\/api\/consultations\/[^/]+\/messages$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.continue(),
    );
    await page.getByLabel('続けて書く').fill('受け取られない文です。');
    await page.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talk.getByText('受け取られない文です。')).toBeVisible();
    await pressOn(page, talk.getByRole('button', { name: '取り消す' }));
    await expect(talk.getByText('受け取られない文です。')).toHaveCount(0);
    await expect(talk).toBeFocused();
  });
});

// @proves screen /questions
test('長いやりとりを紙に印刷する場合、はじめの文から終わりの文まで、番号と日付といっしょに載り、読めなかったときは印刷しない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  // What the browser would put on paper at the moment it is asked to.
  await page.addInitScript(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => void printed.push(document.querySelector('main')?.textContent ?? '');
  });
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  await onLongCase(page, { desk: await openVisit(), info, answers: 2 * PAGE + 5 });
  const talk = talkOf(page);
  const print = page.getByRole('button', { name: 'やりとりを紙に印刷する' });

  await test.step('ブラウザーの印刷では、前のやりとりがないことが紙に出る', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('これより前のやりとりは、印刷していません。')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('これより前のやりとりは、印刷していません。')).toBeHidden();
  });

  await test.step('読みこめなかった場合、印刷せず、そう伝える', async () => {
    faults.expect(faultsOfStatus(503));
    const letThrough = await intercept(page, /messages\?before=/, (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await print.click();
    await expect(page.getByText('読みこめなかったので、印刷していません。')).toBeVisible();
    expect(await printed()).toEqual([]);
    await expectSound(page, 'a case that could not be printed');
    letThrough();
  });

  await test.step('すべてを読みこんでから、一度だけ印刷する', async () => {
    await print.click();
    await expect.poll(async () => (await printed()).length).toBe(1);
    const [sheet = ''] = await printed();
    for (const words of ['はじめの文です。', `${2 * PAGE + 5}番めのお返事です。`, '佐藤（相談員）', 'あなた'])
      expect(sheet).toContain(words);
    await expect(talk).toHaveAttribute('aria-live', 'off');
  });

  await test.step('紙には、番号と年月日があり、ボタンや入力欄はない', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^相談番号 H-\d+　\d{4}年.*から\d{4}年.*まで/)).toBeVisible();
    await expect(talk.getByText('はじめの文です。')).toBeVisible();
    await expect(talk.getByText(`${2 * PAGE + 5}番めのお返事です。`)).toBeVisible();
    await expect(page.getByText('これより前のやりとりは、印刷していません。')).toHaveCount(0);
    await expect(print).toBeHidden();
    await expect(page.getByLabel('続けて書く')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
});
