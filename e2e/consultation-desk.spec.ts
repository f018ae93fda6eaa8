import type { Locator, Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { askByChat, talkOf } from './portal/chat.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { lookInHours } from './portal/desk-hours.ts';
import { queueOf, takeFromQueue } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

/** A case by the member's own call; answers its number. */
async function askFrom(page: Page, info: TestInfo, text: string): Promise<string> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const { number } = await callFrom<{ number: string }>(page, {
    method: 'POST',
    path: '/consultations',
    body: { text, topics: ['life'], client_key: crypto.randomUUID() },
    bearer,
  });
  return number;
}

// @proves screen /desk/members
test('相談員が、机の部屋を行き来する', { tag: '@desk' }, async ({ page: desk }, info) => {
  await becomeStaff(desk, newSupporter(info));
  const rooms = desk.getByRole('navigation', { name: '机の案内' });
  await expect(rooms.getByRole('link', { name: '今日の相談' })).toHaveAttribute('aria-current', 'page');
  await rooms.getByRole('link', { name: '会員の手続き' }).click();
  await expect(desk).toHaveURL(addressOn('hatch', '/desk/members'));
  await expect(desk.getByRole('heading', { name: 'お手続きを代行する' })).toBeVisible();
  await expectAccessible(desk);
});

// @proves call POST /desk/cases/{id}/notes
test('内部メモは、相談員だけが読む', { tag: ['@core', '@desk'] }, async ({ page, openVisit }, info) => {
  const number = await askFrom(page, info, '通院の日を職場にどう伝えるか迷っています。');
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  await queueOf(desk)
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await untilHydrated(desk);
  await desk.getByText('内部メモ', { exact: true }).click();
  await desk.getByLabel('内部メモを書く').fill('職場の話は、こちらからは広げない。');
  await desk.getByRole('button', { name: 'メモを残す' }).click();
  await expect(desk.getByRole('region', { name: '内部メモ' })).toContainText(
    '職場の話は、こちらからは広げない。',
  );
  await expectAccessible(desk);
  await page.goto(addressOn('hatch', '/questions'));
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('log', { name: 'やりとり' })).toContainText('通院の日を職場に');
  await expect(page.getByRole('main')).not.toContainText('こちらからは広げない');
});

test(
  'メモの返事がとぎれ、別のメモを残してから書き直しても、メモは一つずつ残る',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const number = await askFrom(page, info, '通院の日を職場にどう伝えるか迷っています。');
    const desk = await openVisit({}, /ERR_FAILED/);
    await becomeStaff(desk, newSupporter(info));
    await queueOf(desk)
      .getByRole('link', { name: new RegExp(`^${number}`) })
      .click();
    await untilHydrated(desk);
    await desk.getByText('内部メモ', { exact: true }).click();
    const write = async (text: string) => {
      await desk.getByLabel('内部メモを書く').fill(text);
      await desk.getByRole('button', { name: 'メモを残す' }).click();
    };
    const notes = desk.getByRole('region', { name: '内部メモ' });
    const over = await intercept(desk, '**/notes', async (route) => {
      // The server takes it, and the answer never comes.
      await route.fetch();
      await route.abort('failed');
    });
    await write('職場の話は、こちらからは広げない。');
    await expect(desk.getByLabel('内部メモを書く')).toHaveValue('職場の話は、こちらからは広げない。');
    over();
    await write('次は金曜日。');
    await expect(notes).toContainText('次は金曜日。');
    await write('職場の話は、こちらからは広げない。');
    await expect(desk.getByLabel('内部メモを書く')).toHaveValue('');
    await write('これで終わり。');
    await expect(notes).toContainText('これで終わり。');
    await expect(notes.getByText('職場の話は、こちらからは広げない。')).toHaveCount(1);
  },
);

test(
  '引き継ぎ先の一覧が届かない場合、そう伝え、再読み込みで出る',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const number = await askFrom(page, info, '通院の日を職場にどう伝えるか迷っています。');
    const desk = await openVisit({}, /ERR_FAILED/);
    await becomeStaff(desk, newSupporter(info));
    await queueOf(desk)
      .getByRole('link', { name: new RegExp(`^${number}`) })
      .click();
    await untilHydrated(desk);
    await desk.getByRole('button', { name: '私が担当する' }).click();
    const letThrough = await intercept(desk, '**/api/desk/colleagues', (route) => route.abort('failed'));
    await desk.getByRole('button', { name: '担当をかえる' }).click();
    const form = desk.getByRole('dialog', { name: 'だれに引き継ぎますか' });
    await expect(form.getByText('相談員の一覧を表示できませんでした。')).toBeVisible();
    letThrough();
    await form.getByRole('button', { name: '再読み込み' }).click();
    await expect(form.getByLabel('列に戻す（だれでも担当できます）')).toBeVisible();
  },
);

test(
  '会員が読み上げたお話し番号で、電話の相談がひらき、記録カードを見られる（G92）',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    await lookInHours(page);
    await page.goto(addressOn('hatch', '/articles'));
    await untilHydrated(page);
    await consultationButton(page).click();
    const shown = page.getByRole('dialog', { name: '相談する' }).getByText(/^\d{3} \d{3}$/);
    const number = ((await shown.textContent()) ?? '').replace(' ', '');
    const desk = await openVisit({}, faultsOfStatus(404));
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    const field = desk.getByLabel('お話し番号（6桁）');
    const open = desk.getByRole('button', { name: '電話の相談をひらく' });
    await field.fill(number === '000000' ? '000001' : '000000');
    await open.click();
    await expect(desk.getByText('この番号は使えません。')).toBeVisible();
    await expectAccessible(desk);
    await field.fill(number);
    await open.click();
    await expect(desk.getByText(/^H-\d+・電話/)).toBeVisible();
    await desk.getByRole('button', { name: '記録カードを見る' }).click();
    await expect(desk.getByRole('heading', { name: '試験 花子 様' })).toBeVisible();
    await expectAccessible(desk);
  },
);

test(
  'キーボードだけで、列から選び、担当になり、お返事を送れる',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    const number = await askFrom(page, info, '通院の日を職場にどう伝えるか迷っています。');
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    await pressOn(desk, queueOf(desk).getByRole('link', { name: new RegExp(`^${number}`) }));
    await pressOn(desk, desk.getByRole('button', { name: '私が担当する' }));
    await typeInto(desk, desk.getByLabel('お返事を書く'), 'お話しくださって、ありがとうございます。');
    await pressOn(desk, desk.getByRole('button', { name: 'お返事を送る' }));
    await expect(desk.getByRole('log', { name: 'やりとり' })).toContainText('お話しくださって');
  },
);

const LINE_GONE = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

test(
  '書きかけのときに相談員の通信が切れた場合、書いたものは残り、その間の会員の言葉も、お返事も、一度ずつ届く',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const chat = await askByChat(page, '通院の日を職場にどう伝えるか迷っています。');
    const number = await numberOfCase(page);
    const desk = await openVisit({}, LINE_GONE);
    await becomeStaff(desk, newSupporter(info));
    await takeFromQueue(desk, number);
    const field = desk.getByLabel('お返事を書く');
    await field.fill('お話しくださって、');
    await loseNetwork(desk);

    await test.step('切れている間に、会員が書き、相談員は書き終えて送る', async () => {
      await chat.getByLabel('続けて書く').fill('上司には話してあります。');
      await chat.getByRole('button', { name: '送る', exact: true }).click();
      await expect(talkOf(chat)).toContainText('届きました');
      await field.pressSequentially('ありがとうございます。');
      await desk.getByRole('button', { name: 'お返事を送る' }).click();
      await expect(talkOf(desk)).toContainText('送っています…');
      await field.fill('もう一つ、うかがいたいのは');
    });

    await test.step('つながると、どちらの言葉も一度だけあり、書きかけは残る', async () => {
      await desk.context().setOffline(false);
      await expect(talkOf(chat).getByText('お話しくださって、ありがとうございます。')).toHaveCount(1);
      await expect(talkOf(desk).getByText('上司には話してあります。')).toHaveCount(1);
      await expect(talkOf(desk)).not.toContainText('送っています…');
      await expect(field).toHaveValue('もう一つ、うかがいたいのは');
    });

    await test.step('読み直しても、書きかけは残り、お返事は一つのまま', async () => {
      await desk.reload();
      await untilHydrated(desk);
      await expect(field).toHaveValue('もう一つ、うかがいたいのは');
      await expect(talkOf(desk).getByText('お話しくださって、ありがとうございます。')).toHaveCount(1);
    });
  },
);

/** Types and presses in one turn, faster than the note beside the field looks. */
async function typeAndPressAtOnce(field: Locator, text: string, button: Locator): Promise<void> {
  const pressed = await button.elementHandle();
  await field.evaluate(
    async (area, { text, pressed }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      (pressed as HTMLButtonElement | null)?.click();
    },
    { text, pressed },
  );
}

// @proves state consultation: boundary words
test(
  '診断や治療の助言に読める文は、送る前に示し、言いかえを入れられ、急いで押しても一度めは送らず、二度めは止めない（G120）',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    const number = await askFrom(page, info, '薬を飲むのがつらいです。');
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    await queueOf(desk)
      .getByRole('link', { name: new RegExp(`^${number}`) })
      .click();
    await desk.getByRole('button', { name: '私が担当する' }).click();
    const field = desk.getByLabel('お返事を書く');
    await field.fill('おつらいですね。その薬はやめても大丈夫です。');
    const note = desk.getByText('「その薬はやめても大丈夫です。」は、治療や薬の助言のように読めます。');
    await expect(note).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'この言い方を入れる' }).click();
    await expect(field).toHaveValue(/主治医や薬剤師に聞く言葉を、一緒に考えます。$/);
    await field.fill('おつらいですね。薬のことを、薬剤師に聞いてみましょう。');
    await expect(note).toBeHidden();
    await desk.getByRole('button', { name: 'お返事を送る' }).click();
    const talk = desk.getByRole('log', { name: 'やりとり' });
    await expect(talk).toContainText('薬剤師に聞いてみましょう');

    const send = desk.getByRole('button', { name: 'お返事を送る' });
    await typeAndPressAtOnce(field, 'その症状は再発だと思います。', send);
    await expect(desk.getByText('「その症状は再発だと思います。」は、診断のように読めます。')).toBeVisible();
    await expect(desk.getByText(/^まだ送っていません。/)).toBeVisible();
    await expect(field).toHaveValue('その症状は再発だと思います。');
    await expectAccessible(desk);
    await expect(talk).not.toContainText('再発だと思います');
    await send.click();
    await expect(talk).toContainText('その症状は再発だと思います。');
    await expect(field).toHaveValue('');
  },
);

test(
  'お返事は言い回しから書きはじめられ、「〇」が残るうちはそう言う（G140）',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const number = await askFrom(page, info, '入院の費用が心配です。');
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    await queueOf(desk)
      .getByRole('link', { name: new RegExp(`^${number}`) })
      .click();
    await desk.getByRole('button', { name: '私が担当する' }).click();
    const field = desk.getByLabel('お返事を書く');
    await field.fill('こんにちは。');
    await desk.getByRole('button', { name: '言い回しから選ぶ' }).click();
    const choice = desk.getByRole('dialog', { name: '言い回しを選んでください' });
    await choice.getByText('はじめのごあいさつ', { exact: true }).click();
    await expectAccessible(desk);
    await choice.getByRole('button', { name: 'この文を入れる' }).filter({ visible: true }).click();
    await expect(choice).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^こんにちは。\nご相談くださり、ありがとうございます。/);
    const unfilled = desk.getByText('「〇」のところを、この方に合わせて書きかえてから送ってください。');
    await expect(unfilled).toBeVisible();
    await field.fill((await field.inputValue()).replaceAll('〇〇', '高橋'));
    await expect(unfilled).toBeHidden();
    await desk.getByRole('button', { name: 'お返事を送る' }).click();
    await expect(desk.getByRole('log', { name: 'やりとり' })).toContainText('ひだまりの相談員の高橋です');
  },
);
