import type { Locator, Page } from '@playwright/test';
import { addressOn, ORIGINS } from '../portal/addresses.ts';
import { numberOfCase } from '../portal/case-number.ts';
import { untilHydrated } from '../portal/hydrated.ts';
import { becomeNewMember } from '../portal/new-member.ts';
import { newPerson } from '../portal/new-person.ts';
import { becomeStaff, newSupporter } from '../portal/new-staff.ts';
import { expect, test } from '../portal/portal-test.ts';
import { SERVER_COOKIE } from './front-door.ts';
import { cutDatabase, startDatabase } from './postgres.ts';
import { type ServerName, startTwoServers, type TwoServers } from './two-servers.ts';

let servers: TwoServers;
test.beforeAll(async () => {
  servers = await startTwoServers();
});
test.afterAll(() => servers?.stop());

/** What a page reports while its server or the database is away: that is what the test provokes. */
const AWAY = /\b50[0-9]\b|WebSocket|ERR_|Failed to fetch/;

const talkOf = (page: Page): Locator => page.getByRole('log', { name: 'やりとり' });
/** The words of the conversation as they stand, in order. */
const wordsOf = (page: Page) => talkOf(page).locator('.ui-message-text').allTextContents();

const sendTo = (page: Page, server: ServerName) =>
  page.context().addCookies([{ name: SERVER_COOKIE, value: server, url: ORIGINS.hatch }]);

async function say(page: Page, field: string, button: string, words: string): Promise<void> {
  await page.getByLabel(field).fill(words);
  await page.getByRole('button', { name: button, exact: true }).click();
}
const asMember = (page: Page, words: string) => say(page, '続けて書く', '送る', words);
const asSupporter = (page: Page, words: string) => say(page, 'お返事を書く', 'お返事を送る', words);

/** A member on one server and a supporter on the other, in one conversation. */
async function beginTalk(member: Page, desk: Page, info: Parameters<typeof newPerson>[0]): Promise<void> {
  await sendTo(member, 'a');
  await sendTo(desk, 'b');
  await becomeNewMember(member, newPerson(info));
  await becomeStaff(desk, newSupporter(info));
  await member.goto(addressOn('hatch', '/articles?chatplus=open'));
  const chat = member.getByRole('dialog', { name: 'チャットで相談する' });
  await chat.getByLabel('いまのこと、聞きたいこと').fill('職場への伝え方に迷っています。');
  await chat.getByRole('button', { name: '相談員に送る' }).click();
  await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
  await member.waitForURL(/case_id=/);
  await untilHydrated(member);
  const number = await numberOfCase(member);
  await desk.goto(addressOn('hatch', '/desk'));
  await desk
    .getByRole('region', { name: '今日の相談' })
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await desk.getByRole('button', { name: '私が担当する' }).click();
  await asSupporter(desk, 'お話しくださって、ありがとうございます。');
  await expect(talkOf(member)).toContainText('お話しくださって');
}

/** The next sending is stored, and its server dies before anybody hears of it. */
async function storeAndKill(page: Page, address: string, server: ServerName): Promise<void> {
  let isKilled = false;
  await page.route(address, async (route) => {
    // A reading of the same address is no sending; and what is sent again goes to whoever is left.
    if (route.request().method() !== 'POST' || isKilled) return route.fallback();
    isKilled = true;
    await route.fetch();
    await servers.kill(server);
    await route.abort('failed');
  });
}

/** That somebody is writing goes over the live connections alone: both carry it, or this never passes. */
async function expectLiveLines(member: Page, desk: Page): Promise<void> {
  const sides = [
    { from: desk, field: 'お返事を書く', to: member },
    { from: member, field: '続けて書く', to: desk },
  ];
  for (const { from, field, to } of sides) {
    await expect(async () => {
      await from.getByLabel(field).pressSequentially('あ');
      await expect(to.getByText(/さんが入力しています$/)).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await from.getByLabel(field).fill('');
  }
}

/** Both sides have the same words, each once, in the same order; also after a reload. */
async function expectOneTalk(member: Page, desk: Page, words: readonly string[]): Promise<void> {
  for (const said of words) {
    for (const page of [member, desk])
      await expect(talkOf(page).getByText(said, { exact: true }), said).toHaveCount(1);
  }
  // What is still on its way stands last on its own side, whatever its place will be.
  for (const page of [member, desk]) await expect(talkOf(page).getByText('送っています…')).toHaveCount(0);
  const told = await wordsOf(member);
  await expect.poll(() => wordsOf(desk)).toEqual(told);
  expect(told.toSorted()).toEqual(
    ['職場への伝え方に迷っています。', 'お話しくださって、ありがとうございます。', ...words].toSorted(),
  );
  for (const page of [member, desk]) {
    await page.reload();
    await expect.poll(() => wordsOf(page)).toEqual(told);
  }
}

test('会員と相談員のサーバーが別々で、一つが途中で落ちても、やりとりは一度ずつ、同じ順に残る', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(AWAY);
  const desk = await openVisit({}, AWAY);
  await beginTalk(page, desk, info);

  await test.step('会員のサーバーが、送ったその瞬間に落ちる', async () => {
    await asMember(page, '一つ目です。');
    await Promise.all([asMember(page, '落ちる瞬間に送りました。'), servers.kill('a')]);
    await asSupporter(desk, '落ちているあいだの返事です。');
    await expect(talkOf(page)).toContainText('落ちているあいだの返事です。');
    await asMember(page, 'もどってからの文です。');
  });

  await test.step('入れ替えたあと、相談員のサーバーが落ちる', async () => {
    await expect(talkOf(desk)).toContainText('もどってからの文です。');
    await servers.start('a');
    await Promise.all([asSupporter(desk, '相談員が送った瞬間です。'), servers.kill('b')]);
    await asMember(page, 'そのあいだに会員が書きました。');
    await servers.start('b');
  });

  await expectOneTalk(page, desk, [
    '一つ目です。',
    '落ちる瞬間に送りました。',
    '落ちているあいだの返事です。',
    'もどってからの文です。',
    '相談員が送った瞬間です。',
    'そのあいだに会員が書きました。',
  ]);
});

test('書いた文が残り、その答えが届く前にサーバーが落ちても、文は一つのまま、線は残ったサーバーへつながり直す', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(AWAY);
  const desk = await openVisit({}, AWAY);
  await beginTalk(page, desk, info);

  await test.step('会員の文', async () => {
    await storeAndKill(page, '**/api/consultations/*/messages', 'a');
    await asMember(page, '答えが届かなかった文です。');
    await expect(talkOf(desk)).toContainText('答えが届かなかった文です。');
    await expect(talkOf(page)).toContainText(/相談員(に届きました|が読みました)/);
    await expectLiveLines(page, desk);
    await servers.start('a');
  });

  await test.step('相談員のお返事', async () => {
    await storeAndKill(desk, '**/api/desk/cases/*/replies', 'b');
    await asSupporter(desk, '答えが届かなかったお返事です。');
    await expect(talkOf(page)).toContainText('答えが届かなかったお返事です。');
    await expectLiveLines(page, desk);
    await servers.start('b');
  });

  await expectOneTalk(page, desk, ['答えが届かなかった文です。', '答えが届かなかったお返事です。']);
});

test('やりとりの途中でデータベースが落ちて上がっても、両側がひとりでに戻り、何も失わない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(AWAY);
  const desk = await openVisit({}, AWAY);
  await beginTalk(page, desk, info);
  cutDatabase();
  await asMember(page, '止まっているあいだに書きました。');
  await expect(talkOf(page)).toContainText('送っています…');
  await page.getByLabel('続けて書く').fill('書きかけです');
  startDatabase();
  await expect(talkOf(desk).getByText('止まっているあいだに書きました。')).toHaveCount(1);
  await expect(page.getByLabel('続けて書く')).toHaveValue('書きかけです');
  await page.getByLabel('続けて書く').fill('');
  await asSupporter(desk, '上がってからの返事です。');
  await expectLiveLines(page, desk);
  await expectOneTalk(page, desk, ['止まっているあいだに書きました。', '上がってからの返事です。']);
});
