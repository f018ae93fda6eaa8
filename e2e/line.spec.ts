import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { intercept } from './portal/intercept.ts';
import { expectFocusSeen, pressOn } from './portal/keyboard.ts';
import {
  becomeSomebodyInLine,
  beginInLine,
  confirmInLine,
  lineCard,
  linkFromQuestion,
  questionAddress,
  TALK,
  untilInTalk,
} from './portal/line.ts';
import { heading, isMarked, loseNetwork, mark, open, untilAlive } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const NOT_LINKED = 'LINE連携ができませんでした';
const action = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Every address of the portal's own that this page asked for. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  return seen;
}

/** The account says that nothing is linked. */
async function expectNothingLinked(page: Page): Promise<void> {
  await open(page, '/account');
  await expect(lineCard(page).getByRole('link', { name: 'LINEと連携する' })).toBeVisible();
}

// @proves screen /line/complete
// @proves screen /line/session
// @proves screen /line/user-not-found
test(
  'アカウントから連携し、お知らせが届き、友だちに追加し、LINEで確かめて外すまで（G54）',
  { tag: ['@core', '@both-widths'] },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    const addresses = watchAddresses(page);

    await test.step('アカウントから、分け合うものを読んで、LINEへ進む', async () => {
      await open(page, '/account');
      await expectSound(page, '/account before linking');
      await lineCard(page).getByRole('link', { name: 'LINEと連携する' }).click();
      await expect(heading(page)).toHaveText('LINEでお知らせを受け取る');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expectSound(page, '/line/session');
      await way(page, 'LINEと連携する').click();
      await becomeSomebodyInLine(page);
    });

    await test.step('だれの登録かを見て、連携する', async () => {
      await expect(heading(page)).toHaveText('LINEと連携しますか');
      await expect(page.getByRole('main')).toContainText('試験 花子 様');
      await expectSound(page, '/line/confirmation');
      await linkFromQuestion(page);
      await expect(heading(page)).toHaveText('LINEと連携しました');
      await expect(page.getByRole('main')).toContainText('いまはメールでお送りしています');
      await expectSound(page, '/line/complete');
      await open(page, '/line/session');
      await expect(heading(page)).toHaveText('LINEと連携しています');
      await open(page, '/line/complete');
    });

    await test.step('LINEのしるしは、窓口へたずねるほかの、どの住所にも載らない', () => {
      const carrying = addresses.filter((address) => address.includes('access_token='));
      expect(carrying.map((address) => new URL(address).pathname)).toEqual(['/api/line/link-token']);
    });

    await test.step('友だちの追加は別にうかがい、追加すると、そう変わる', async () => {
      await way(page, '友だちに追加する').click();
      await page.getByRole('button', { name: '友だちに追加する' }).click();
      await expect(page.getByRole('button', { name: '友だちをやめる' })).toBeVisible();
      await open(page, '/line/complete');
      await expect(page.getByRole('main')).toContainText('友だちに追加されています');
    });

    await test.step('LINEに届く', () => untilInTalk(page, 'LINEと連携しました。'));

    await test.step('アカウントにそう出て、LINEに確認を送り、LINEから外す', async () => {
      await open(page, '/account');
      await expect(lineCard(page)).toContainText('LINEと連携しています');
      await lineCard(page).getByRole('button', { name: '連携を外す' }).click();
      const dialog = page.getByRole('dialog', { name: 'LINEとの連携を外しますか' });
      await expectSound(page, 'dialog of unlinking');
      await dialog.getByRole('button', { name: 'LINEで確かめて外す' }).click();
      await expect(dialog).toBeHidden();
      await expect(lineCard(page)).toContainText('LINEに確認のメッセージを送りました');
      await untilInTalk(page, 'LINEとの連携を外しますか');
      await page.getByRole('link', { name: /action=unlink/ }).click();
      await expect(heading(page)).toHaveText('LINEとの連携を外しますか');
      await expectSound(page, '/line/session, unlinking');
      await action(page, '連携を外す').click();
      await expect(heading(page)).toHaveText('LINEとの連携を外しました');
    });

    await test.step('外れて、もう一度は外せない', async () => {
      await expectNothingLinked(page);
      await page.goto(`${TALK}/open?action=unlink`);
      await action(page, '連携を外す').click();
      await expect(heading(page)).toHaveText('会員の登録が見つかりません');
      await expectSound(page, '/line/user-not-found');
    });
  },
);

test('キーボードだけで連携し、この画面で外し、焦点はいつも見える', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await open(page, '/line/session');
  await pressOn(page, way(page, 'LINEと連携する'));
  await becomeSomebodyInLine(page);
  await expect(heading(page)).toHaveText('LINEと連携しますか');
  await untilAlive(page);
  await pressOn(page, action(page, 'LINEと連携する'));
  await confirmInLine(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');

  await open(page, '/account');
  const unlink = lineCard(page).getByRole('button', { name: '連携を外す' });
  await pressOn(page, unlink);
  await page.keyboard.press('Escape');
  await expect(unlink).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'この画面で外す' }));
  await expect(lineCard(page).getByRole('link', { name: 'LINEと連携する' })).toBeVisible();
  await expectFocusSeen(page);
  await untilInTalk(page, 'LINEとの連携を外しました');
});

// @proves screen /line/complete
// @proves screen /line/confirmation
test('ほかの人から届いたリンクをほかの会員が開いて確かめた場合、だれのLINEともつながらない（G54）', async ({
  page,
  openVisit,
}, info) => {
  const attacker = await openVisit();
  await becomeNewMember(attacker, newPerson(info, 1));
  const sent = await questionAddress(attacker);
  await becomeNewMember(page, newPerson(info));
  await page.goto(TALK);
  await becomeSomebodyInLine(page);

  await open(page, sent);
  await expect(page.getByRole('main')).toContainText('ほかの方から届いたリンクで開いた場合');
  await linkFromQuestion(page);
  await expect(heading(page)).toHaveText(NOT_LINKED);
  await expect(page.getByRole('main')).toContainText('はじめに開いたLINEと、確認したLINEが違いました');
  await expectSound(page, '/line/error');
  await expectNothingLinked(page);
  await expectNothingLinked(attacker);

  // The token is used up, for whoever has it.
  await open(attacker, sent);
  await expect(heading(attacker)).toHaveText(NOT_LINKED);
});

// @proves screen /line/error
test('使ったリンク、こわれた住所は、エラーの画面になり、だれもつながらない（G15）', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const address = await questionAddress(page);
  await linkFromQuestion(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');
  await open(page, address);
  await expect(heading(page)).toHaveText(NOT_LINKED);
  await expect(page.getByRole('main')).toContainText('すでにLINEと連携しています');

  const other = await openVisit();
  await becomeNewMember(other, newPerson(info, 1));
  for (const path of [
    new URL(address).pathname + new URL(address).search,
    '/line/confirmation',
    '/line/confirmation?link_token=',
    '/line/confirmation?link_token=x',
    `/line/confirmation?link_token=${'z'.repeat(43)}`,
    '/line/confirmation?link_token=%3Cb%3E',
    '/line/error?because=%3Cb%3E',
  ]) {
    await open(other, path);
    await expect(heading(other), path).toHaveText(NOT_LINKED);
    await expect(other.getByRole('main'), path).toContainText('リンクの時間が過ぎたか');
  }
  await open(other, '/line/complete');
  await expect(heading(other)).toHaveText('LINEとは、まだ連携していません');
  await expectNothingLinked(other);
});

// @proves screen /line/session/liff
test('LINEの部品が動く画面には、ログインしていても、名前も鍵もなく、そこから出ると、会員の画面が新しく開く（0062）', async ({
  page,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const source = async (path: string) => (await page.request.get(addressOn('hatch', path))).text();
  const OF_MEMBER = /花子|accessToken|Bearer/;
  expect(await source('/line/session'), 'elsewhere the member is known').toMatch(OF_MEMBER);
  for (const path of ['/line/session/liff', '/line/session/liff?action=unlink', '/line/session/liff.data'])
    expect(await source(path), path).not.toMatch(OF_MEMBER);

  await beginInLine(page);
  await linkFromQuestion(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');
  const brought: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/line\/|\.data/.test(new URL(answer.url()).pathname)) brought.push(answer.text().catch(() => ''));
  });
  await page.goto(`${TALK}/open?action=link`);
  await expect(heading(page)).toHaveText('このLINEは、連携しています');
  await untilAlive(page);
  const texts = await Promise.all(brought);
  expect(texts.length, 'the page, the walk from it, and the calls').toBeGreaterThan(2);
  for (const text of texts) expect(text).not.toMatch(OF_MEMBER);

  await mark(page);
  await way(page, 'ホームへ').click();
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await expect(page.getByRole('main')).toContainText('花子');
  expect(await isMarked(page), 'a new page').toBe(false);
});

// @proves screen /line/session
test('連携しているLINEから始めた場合、そうと言い、外せる。ログインしていない場合、戻り先を残してログインへ進む', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  await beginInLine(page);
  await linkFromQuestion(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');
  await page.goto(`${TALK}/open?action=link`);
  await expect(heading(page)).toHaveText('このLINEは、連携しています');
  await expectSound(page, '/line/session, linked already');
  await action(page, 'このLINEの連携を外す').click();
  await expect(heading(page)).toHaveText('LINEとの連携を外しました');

  const visitor = await openVisit();
  await beginInLine(visitor);
  await expect(visitor).toHaveURL(addressOn('hatch', '/login'));
  const cookies = await visitor.context().cookies();
  const path = decodeURIComponent(cookies.find(({ name }) => name === 'return_path')?.value ?? '');
  expect(path).toMatch(/^\/line\/confirmation\?link_token=[\w-]{22,}$/);
});

// @proves screen /line/confirmation
test('通信のないときに押した場合、画面に残り、つながれば続けられ、何度押しても一度だけ送る', async ({
  page,
  faults,
}, info) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await becomeNewMember(page, newPerson(info));
  await beginInLine(page);
  await expect(heading(page)).toHaveText('LINEと連携しますか');
  await loseNetwork(page);
  await action(page, 'LINEと連携する').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('通信できませんでした');
  await expect(heading(page)).toHaveText('LINEと連携しますか');

  await page.context().setOffline(false);
  const calls: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/line/link-base-account?*', async (route) => {
    calls.push(route.request().method());
    await gate.promise;
    await route.continue();
  });
  await action(page, 'LINEと連携する').dblclick();
  await expect(page.getByText('LINEの画面を開いています…')).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('アカウントを連携しますか');
  expect(calls).toEqual(['PUT']);

  await page.getByRole('button', { name: '連携しない' }).click();
  await page.getByRole('link', { name: 'ポータルで結果を見る' }).click();
  await expect(heading(page)).toHaveText(NOT_LINKED);
  await expect(page.getByRole('main')).toContainText('連携しないことを選ばれたか');
});

// @proves screen /line/session/liff
test('LINEの外から開いた場合と、LINEが答えない場合、することを言う', async ({ page, faults }) => {
  faults.expect(/503/);
  await open(page, '/line/session/liff');
  await expect(heading(page)).toHaveText('LINEの中で開いてください');
  await expectSound(page, '/line/session/liff');

  const letThrough = await intercept(page, '**/api/line/link-token?*', (route) =>
    route.fulfill({ json: { status_code: 503 } }),
  );
  await way(page, 'LINEで開く').click();
  await becomeSomebodyInLine(page);
  await expect(heading(page)).toHaveText('LINEにつながりませんでした');
  await expectSound(page, '/line/session, LINE down');
  letThrough();
  await action(page, 'もう一度試す').click();
  await expect(page).toHaveURL(addressOn('hatch', '/login'));
});

test('調布市の窓口には、LINEの画面がない（仕様6）', async ({ becomeDemoMember, page }) => {
  const paths = ['session/liff', 'session', 'error', 'user-not-found', 'complete', 'confirmation'];
  const { host } = new URL(addressOn('chofu', '/'));
  for (const path of paths) expect((await ask(`/line/${path}`, { host })).status, path).toBe(404);
  await becomeDemoMember('chofu');
  await open(page, addressOn('chofu', '/account'));
  await expect(heading(page)).toHaveText('アカウント');
  await expect(lineCard(page)).toHaveCount(0);
});
