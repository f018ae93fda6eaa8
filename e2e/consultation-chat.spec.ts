import type { Locator, Page } from '@playwright/test';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { ANSWERED, ASKED, askByChat as ask, chatOf, talkOf } from './portal/chat.ts';
import { chatInPanel, consultationButton } from './portal/consultation-button.ts';
import { caseHeadAt, openAtDesk } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { holdUntilAllCall } from './portal/together.ts';

async function openChat(page: Page): Promise<Locator> {
  await page.goto(addressOn('hatch', '/articles?chatplus=open'));
  await expect(chatOf(page)).toBeVisible();
  return chatOf(page);
}

// @proves state chat: opened by the address
test('ログインせずにチャットの住所を開いた場合、わけを言い、ひとつのボタンでログインして、開いたチャットへ戻る', async ({
  page,
}) => {
  await page.goto(addressOn('hatch', '/articles?chatplus=open'));
  const asked = page.getByRole('dialog', { name: 'チャットで相談する' });
  await expect(asked.getByText('ログインすると、この画面に戻り、チャットが開きます。')).toBeVisible();
  await expectSound(page, 'the question before a chat without a login');
  await asked.getByRole('link', { name: 'ログインして、チャットを開く' }).click();
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, DEMO_MEMBERS.hatch.login, DEMO_PASSWORD);
  await page.waitForURL('**/articles*');
  await expect(chatOf(page)).toBeVisible();
});

// @proves screen /desk/cases/:id
// @proves screen /questions
// @proves call GET /consultations
// @proves call POST /consultations/{id}/corrections
// @proves call POST /desk/cases/{id}/close
// @proves call POST /desk/cases/{id}/replies
// @proves state chat: opened by the address
test(
  '会員がチャットで相談し、相談員が答え、まとめて終え、会員がまとめを直す（G90）',
  { tag: ['@core', '@both-widths'] },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));

    const chat = await test.step('chatplus=open で一度だけ開き、アドレスから消える（G91）', async () => {
      const opened = await openChat(page);
      await expect(page).toHaveURL(addressOn('hatch', '/articles'));
      await expectAccessible(page);
      // Once: read anew the page has no chat over it, and what was typed waits in the field.
      await opened.getByLabel('いまのこと、聞きたいこと').fill(ASKED);
      await page.reload();
      await untilHydrated(page);
      await expect(opened).toBeHidden();
      await openChat(page);
      await expect(opened.getByLabel('いまのこと、聞きたいこと')).toHaveValue(ASKED);
      await opened.getByLabel('いまのこと、聞きたいこと').fill('');
      return opened;
    });

    await test.step('送った文は、届いたしるしとともに残る', async () => {
      await chat.getByRole('button', { name: '相談員に送る' }).click();
      await expect(chat.getByText('入力内容をご確認ください').first()).toBeVisible();
      await chat.getByLabel('いまのこと、聞きたいこと').fill(ASKED);
      await chat.getByRole('button', { name: 'くらし' }).click();
      await chat.getByRole('checkbox', { name: /この相談の相談員に見せます/ }).check();
      await chat.getByRole('button', { name: '相談員に送る' }).click();
      await expect(talkOf(chat)).toContainText(ASKED);
      await expect(talkOf(chat)).toContainText('届きました');
      await expect(talkOf(chat)).toContainText('受付時間になったらお返事します');
      await expectAccessible(page);
    });

    const number = await numberOfCase(page);

    await test.step('相談員が列から選び、担当になり、会員に読んだしるしがつく', async () => {
      await expectAccessible(desk);
      await openAtDesk(desk, number);
      await expect(talkOf(desk)).toContainText(ASKED);
      await expect(talkOf(chat)).toContainText('相談員が読みました');
      await desk.getByRole('button', { name: '私が担当する' }).click();
      await expect(caseHeadAt(desk)).toContainText('担当：佐藤');
      await expectAccessible(desk);
    });

    await test.step('相談員が書いている間はそう見え、お返事は開いた画面に届く', async () => {
      const field = desk.getByLabel('お返事を書く');
      // It goes over the live connection alone, at a key, and nobody hears of a key before both connections are open.
      await expect(async () => {
        await field.pressSequentially(ANSWERED.slice(0, 1));
        await expect(chat.getByText('佐藤さんが入力しています')).toBeVisible({ timeout: 1_500 });
      }).toPass();
      await field.fill(ANSWERED);
      await desk.getByRole('button', { name: 'お返事を送る' }).click();
      await expect(talkOf(chat)).toContainText(ANSWERED);
      await expect(talkOf(chat)).toContainText('佐藤（相談員）');
      await expect(talkOf(desk)).toContainText('読まれました');
    });

    await test.step('記録カードは、会員が見せると選んだので開ける', async () => {
      await desk.getByRole('button', { name: '記録カードを見る' }).click();
      await expect(desk.getByRole('heading', { name: '試験 花子 様' })).toBeVisible();
      await expectAccessible(desk);
    });

    await test.step('まとめを書いて終える', async () => {
      await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
      const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
      await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
      await expect(form.getByText('入力内容をご確認ください').first()).toBeVisible();
      await form.getByLabel('相談の名前').fill('仕事を続けながらの通院について');
      await form.getByLabel('お話ししたいこと').fill('職場への伝え方に迷っている。上司に知られたくない。');
      await form.getByLabel('次にすること').fill('休める制度の名前を、人事の方に聞く。');
      await expectAccessible(desk);
      await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
      await expect(form).toBeHidden();
      await expect(desk.getByText('終わった相談です。')).toBeVisible();
    });

    await test.step('会員がまとめを読み、違うところを直す。相談員の言葉も残る', async () => {
      await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
      const summary = page.getByRole('region', { name: '相談員のまとめ' });
      await expect(summary).toContainText('職場への伝え方に迷っている。');
      await summary.getByRole('button', { name: 'ここが違う・書き足す' }).click();
      await summary.getByLabel('上司に知られたくない。').check();
      await summary.getByLabel('正しくは').fill('上司には話してよいです。');
      await expectAccessible(page);
      await summary.getByRole('button', { name: '相談員に伝える' }).click();
      await expect(summary).toContainText('届きました');
      await expect(summary.getByText('上司に知られたくない。').last()).toBeVisible();
      await expect(desk.getByText('上司には話してよいです。')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('一覧に、名前とまとめの一行がある', async () => {
      await page.getByRole('link', { name: '相談したことへ戻る' }).click();
      const row = page.getByRole('link', { name: new RegExp(number) });
      await expect(row).toContainText('終了');
      await expect(row).toContainText('仕事を続けながらの通院について');
      await expect(row).toContainText('まとめ：休める制度の名前を、人事の方に聞く。');
      await expectAccessible(page);
    });

    await test.step('だれがいつ読んだかを、会員が読む（F46）', async () => {
      await page.goto(addressOn('hatch', '/account/access-diary'));
      const main = page.getByRole('main');
      await expect(main).toContainText('佐藤（相談員）が、ご相談を読みました');
      await expect(main).toContainText(`理由：ご相談への対応（${number}）`);
      await expect(main).toContainText('登録内容と次の診察を見ました');
    });
  },
);

test('開いているチャットの相談を相談員が終えた場合、やりとりはそのまま残り、終わったと伝わる', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  await ask(page, ASKED);
  const chat = await openChat(page);
  await expect(talkOf(chat)).toContainText(ASKED);
  await openAtDesk(desk, await numberOfCase(page));
  await desk.getByRole('button', { name: '私が担当する' }).click();
  await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
  const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
  await form.getByLabel('相談の名前').fill('仕事を続けながらの通院について');
  await form.getByLabel('お話ししたいこと').fill('職場への伝え方に迷っている。');
  await form.getByLabel('次にすること').fill('休める制度の名前を、人事の方に聞く。');
  await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
  await expect(desk.getByText('終わった相談です。')).toBeVisible();
  // Written on within thirty days, it goes on as the same case.
  await expect(chat.getByLabel('続けて書く')).toBeVisible();
  await chat.getByLabel('続けて書く').fill('ありがとうございました。');
  await chat.getByRole('button', { name: '送る', exact: true }).click();
  await expect(talkOf(desk)).toContainText('ありがとうございました。');
  await expect(talkOf(chat)).toContainText(ASKED);
});

// @proves screen /desk/cases/:id
test('二人が同時に担当になろうとした場合、一人が担当になり、もう一人にはだれかが伝わる', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  await ask(page, ASKED);
  const number = await numberOfCase(page);
  const late = faultsOfStatus(409);
  const desks = [await openVisit({}, late), await openVisit({}, late)];
  for (const [key, desk] of desks.entries()) {
    await becomeStaff(desk, newSupporter(info, key === 0 ? '佐藤' : '鈴木', key + 1));
    await openAtDesk(desk, number);
  }
  const letAllGo = await holdUntilAllCall(desks, /\/desk\/cases\/[^/]+\/take$/);
  for (const desk of desks) await desk.getByRole('button', { name: '私が担当する' }).click();
  await letAllGo();
  for (const desk of desks) await expect(caseHeadAt(desk)).toContainText(/担当：(佐藤|鈴木)/);
  const holders = await Promise.all(
    desks.map((desk) =>
      caseHeadAt(desk)
        .getByText(/^担当：/)
        .textContent(),
    ),
  );
  expect(new Set(holders).size).toBe(1);
  const isSatos = holders[0]?.includes('佐藤') ?? false;
  const [winner, loser] = isSatos ? desks : desks.toReversed();
  await expect((winner ?? page).getByLabel('お返事を書く')).toBeVisible();
  await expect((loser ?? page).getByText(`${isSatos ? '佐藤' : '鈴木'}さんが担当しています。`)).toBeVisible();
});

// @proves page chat window
test(
  'キーボードだけで、相談の窓からチャットを開き、書いて送れる',
  { tag: '@both-widths' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/terms/hatch'));
    await untilHydrated(page);
    await pressOn(page, consultationButton(page));
    await pressOn(page, chatInPanel(page));
    await typeInto(page, chatOf(page).getByLabel('いまのこと、聞きたいこと'), ASKED);
    await pressOn(page, chatOf(page).getByRole('button', { name: '相談員に送る' }));
    await expect(talkOf(chatOf(page))).toContainText(ASKED);
    await typeInto(page, chatOf(page).getByLabel('続けて書く'), '続きです。');
    await pressOn(page, chatOf(page).getByRole('button', { name: '送る', exact: true }));
    await expect(talkOf(chatOf(page))).toContainText('続きです。');
    // No picture was chosen after all.
    await chatOf(page).locator('input[type="file"]').dispatchEvent('cancel');
    await expect(chatOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
  },
);
