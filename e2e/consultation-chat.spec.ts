import { EMERGENCY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { caseHeadAt, chatOf, expectAmongFirst, queueRowsAt, talkOf } from './portal/chat.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { holdUntilAllCall } from './portal/together.ts';

const ASKED = '点滴の日は2週間に1回です。職場にどう伝えればいいか分かりません。';
const ANSWERED = 'お話しくださって、ありがとうございます。職場に確かめたいことを整理してみました。';
/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';

/** Somebody of the desk; `key` tells several of one test apart. */
const staffOf = (info: TestInfo, name: string, key = 0) => ({
  login: `chat-${key}-${newPerson(info, key).phone}@e2e.example`,
  name,
  role: 'supporter' as const,
});

async function openChat(page: Page): Promise<Locator> {
  await page.goto(addressOn('hatch', '/articles?chatplus=open'));
  await expect(chatOf(page)).toBeVisible();
  return chatOf(page);
}

/** Asks by the chat; answers the case's number as the member's list shows it. */
async function ask(page: Page, text: string): Promise<Locator> {
  const chat = await openChat(page);
  await chat.getByLabel('いまのこと、聞きたいこと').fill(text);
  await chat.getByRole('button', { name: '相談員に送る' }).click();
  await expect(talkOf(chat)).toContainText(text);
  return chat;
}

async function openAtDesk(desk: Page, number: string): Promise<void> {
  await desk
    .getByRole('region', { name: '今日の相談' })
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await expect(desk.getByText(`${number}・チャット`)).toBeVisible();
}

test('会員がチャットで相談し、相談員が答え、まとめて終え、会員がまとめを直す（G90）', async ({
  page,
  openVisit,
}, info) => {
  test.setTimeout(180_000);
  await becomeNewMember(page, newPerson(info));
  const desk = await openVisit();
  await becomeStaff(desk, staffOf(info, '佐藤'));

  const chat = await test.step('chatplus=open で一度だけ開き、アドレスから消える（G91）', async () => {
    const opened = await openChat(page);
    await expect(page).toHaveURL(addressOn('hatch', '/articles'));
    await expectAccessible(page);
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
    await expect(talkOf(chat)).toContainText('までにお返事します');
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
    await field.pressSequentially(ANSWERED.slice(0, 3));
    await expect(chat.getByText('佐藤さんが入力しています')).toBeVisible();
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
});

test(
  '通信が切れていた間の文は、つながったあとに一度だけ届き、書きかけも失われない',
  { tag: '@any-width' },
  async ({ page, openVisit, faults }, info) => {
    test.setTimeout(120_000);
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, staffOf(info, '佐藤'));
    const chat = await ask(page, ASKED);
    const number = await numberOfCase(page);
    await openAtDesk(desk, number);
    await desk.getByRole('button', { name: '私が担当する' }).click();
    await page.context().setOffline(true);
    await chat.getByLabel('続けて書く').fill('トンネルの中で書きました。');
    await chat.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talkOf(chat)).toContainText('送っています…');
    await chat.getByLabel('続けて書く').fill('まだ書きかけです');
    await expect(talkOf(chat).getByRole('button', { name: 'もう一度送る' })).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(false);
    await talkOf(chat).getByRole('button', { name: 'もう一度送る' }).click();
    await expect(talkOf(chat)).not.toContainText('送れませんでした');
    await expect(talkOf(desk).getByText('トンネルの中で書きました。')).toHaveCount(1);
    await expect(chat.getByLabel('続けて書く')).toHaveValue('まだ書きかけです');
  },
);

const LINE = /\/api\/consultations\/live/;
/** What a page asks for where no line tells it. */
const MISSED = '**/api/consultations/*/messages?after=*';

test(
  '通信の線がつながらない場所でも、お返事は開いた画面に届く',
  { tag: '@any-width' },
  async ({ page, openVisit }, info) => {
    test.setTimeout(120_000);
    await page.routeWebSocket(LINE, (line) => line.close());
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, staffOf(info, '佐藤'));
    const chat = await ask(page, ASKED);
    await openAtDesk(desk, await numberOfCase(page));
    await desk.getByRole('button', { name: '私が担当する' }).click();
    for (const words of [ANSWERED, '書き忘れがありました。']) {
      await desk.getByLabel('お返事を書く').fill(words);
      await desk.getByRole('button', { name: 'お返事を送る' }).click();
      await expect(talkOf(chat).getByText(words)).toHaveCount(1, { timeout: 30_000 });
    }
  },
);

test(
  '切れた線は、ひとりでにつながり直し、切れていた間のお返事から続きを届ける',
  { tag: '@any-width' },
  async ({ page, openVisit, faults }, info) => {
    test.setTimeout(120_000);
    faults.expect(/ERR_FAILED/);
    let isCut = false;
    const lines: { close(): Promise<void> }[] = [];
    await page.routeWebSocket(LINE, async (line) => {
      if (isCut) return line.close();
      line.connectToServer();
      lines.push(line);
    });
    // Only the line may bring what was missed.
    await page.route(MISSED, (route) => route.abort('failed'));
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, staffOf(info, '佐藤'));
    const chat = await ask(page, ASKED);
    await openAtDesk(desk, await numberOfCase(page));
    await desk.getByRole('button', { name: '私が担当する' }).click();
    const reply = async (words: string) => {
      await desk.getByLabel('お返事を書く').fill(words);
      await desk.getByRole('button', { name: 'お返事を送る' }).click();
      await expect(talkOf(desk)).toContainText(words);
      await expect(talkOf(desk)).not.toContainText('送っています…');
    };
    await reply('線があるうちのお返事です。');
    await expect(talkOf(chat)).toContainText('線があるうちのお返事です。');
    isCut = true;
    await Promise.all(lines.splice(0).map((line) => line.close()));
    await reply(ANSWERED);
    await reply('書き忘れがありました。');
    await expect(talkOf(chat)).not.toContainText(ANSWERED);
    isCut = false;
    for (const words of [ANSWERED, '書き忘れがありました。'])
      await expect(talkOf(chat).getByText(words)).toHaveCount(1, { timeout: 30_000 });
    expect(lines).toHaveLength(1);
  },
);

test(
  '開いているチャットの相談を相談員が終えた場合、やりとりはそのまま残り、終わったと伝わる',
  { tag: '@any-width' },
  async ({ page, openVisit }, info) => {
    test.setTimeout(120_000);
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, staffOf(info, '佐藤'));
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
  },
);

test(
  '送った直後に読み直しても、文は一度だけ届く',
  { tag: '@any-width' },
  async ({ page, openVisit }, info) => {
    test.setTimeout(120_000);
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, staffOf(info, '佐藤'));
    const chat = await ask(page, ASKED);
    await openAtDesk(desk, await numberOfCase(page));
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await page.waitForURL(/case_id=/);
    await untilAwake(page);
    // The answer to this sending never comes.
    await page.route('**/api/consultations/*/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
    });
    await page.getByLabel('続けて書く').fill('送った直後に閉じました。');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '送る', exact: true }).click();
    await reloaded;
    await expect(talkOf(page).getByText('送った直後に閉じました。')).toHaveCount(1);
    await expect(talkOf(page)).toContainText(/相談員(に届きました|が読みました)/);
    await expect(talkOf(desk).getByText('送った直後に閉じました。')).toHaveCount(1);
  },
);

test('つらい気持ちの言葉の場合、会員には話せる窓口が、相談員には二人で読む決まりが出る（G119）', async ({
  page,
  openVisit,
}, info) => {
  test.setTimeout(120_000);
  await becomeNewMember(page, newPerson(info));
  const [first, second] = [await openVisit(), await openVisit()];
  await becomeStaff(first, staffOf(info, '佐藤', 1));
  await becomeStaff(second, staffOf(info, '鈴木', 2));
  const chat = await ask(page, DANGER);
  // On the screen as it is after sending, without having to look for it below the field.
  await expect(chat.getByRole('link', { name: /0120-061-338/ })).toBeInViewport({ ratio: 1 });
  await expect(chat.getByRole('heading', { name: 'チャットで相談する' })).toBeInViewport({ ratio: 1 });
  await chat.getByLabel('続けて書く').fill(DANGER);
  await expect(chat.getByRole('region', { name: 'とてもつらいお気持ちなのですね。' })).toHaveCount(1);
  await chat.getByLabel('続けて書く').fill('');
  await expectAccessible(page);
  const number = await numberOfCase(page);
  await expectAmongFirst(first, number);
  await openAtDesk(first, number);
  await expect(first.getByText('まず一人が担当になり')).toBeVisible();
  await first.getByRole('button', { name: '私が担当する' }).click();
  await expect(first.getByText('もう一人が読むまで、お返事は送れません。')).toBeVisible();
  await expectAccessible(first);
  // The second one looks at the queue as it is: taken, it still stands first there.
  await expect(queueRowsAt(second).filter({ hasText: number })).toContainText('担当：佐藤');
  await expectAmongFirst(second, number);
  await openAtDesk(second, number);
  await second.getByRole('button', { name: '私も読みました' }).click();
  await expect(first.getByText('鈴木さんも読みました')).toBeVisible();
  await first.getByLabel('お返事を書く').fill('お気持ちを書いてくださって、ありがとうございます。');
  await first.getByRole('button', { name: 'お返事を送る' }).click();
  await expect(talkOf(chat)).toContainText('お気持ちを書いてくださって、ありがとうございます。');
});

test(
  '二人が同時に担当になろうとした場合、一人が担当になり、もう一人にはだれかが伝わる',
  { tag: '@any-width' },
  async ({ page, openVisit }, info) => {
    test.setTimeout(120_000);
    await becomeNewMember(page, newPerson(info));
    await ask(page, ASKED);
    const number = await numberOfCase(page);
    const late = faultsOfStatus(409);
    const desks = [await openVisit({}, late), await openVisit({}, late)];
    for (const [key, desk] of desks.entries()) {
      await becomeStaff(desk, staffOf(info, key === 0 ? '佐藤' : '鈴木', key + 1));
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
    await expect(
      (loser ?? page).getByText(`${isSatos ? '佐藤' : '鈴木'}さんが担当しています。`),
    ).toBeVisible();
  },
);

/** One sentence and its number stand there; the whole text is a press away. */
async function expectEmergencyWhole(place: Locator): Promise<void> {
  await expect(place.getByText(SUDDEN_CHANGE_TEXT)).toBeVisible();
  await expect(place.getByRole('link', { name: '119番' }).first()).toHaveAttribute('href', 'tel:119');
  await expect(place.getByText(EMERGENCY_TEXT)).toBeHidden();
  await place.getByText('迷うときの電話も見る').click();
  await expect(place.getByText(EMERGENCY_TEXT)).toBeVisible();
}

test(
  '続きを書くときも、119の一文がいつも見え、押すと緊急の案内の全文が読める（G118）',
  { tag: '@any-width' },
  async ({ page }, info) => {
    test.setTimeout(90_000);
    await becomeNewMember(page, newPerson(info));
    const chat = await ask(page, ASKED);
    await expectEmergencyWhole(chat);
    await expectAccessible(page);
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await expect(page).toHaveURL(/\/questions\?case_id=/);
    await expectEmergencyWhole(page.getByRole('region', { name: 'やりとり' }));
  },
);

test('キーボードだけで、相談の窓からチャットを開き、書いて送れる', async ({ page }, info) => {
  test.setTimeout(90_000);
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/terms/hatch'));
  await untilAwake(page);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /^相談する/ }));
  await pressOn(page, page.getByRole('link', { name: /チャットで相談する/ }));
  await typeInto(page, chatOf(page).getByLabel('いまのこと、聞きたいこと'), ASKED);
  await pressOn(page, chatOf(page).getByRole('button', { name: '相談員に送る' }));
  await expect(talkOf(chatOf(page))).toContainText(ASKED);
  await typeInto(page, chatOf(page).getByLabel('続けて書く'), '続きです。');
  await pressOn(page, chatOf(page).getByRole('button', { name: '送る', exact: true }));
  await expect(talkOf(chatOf(page))).toContainText('続きです。');
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toBeHidden();
});
