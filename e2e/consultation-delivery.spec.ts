import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { ANSWERED, ASKED, askByChat as ask, talkOf } from './portal/chat.ts';
import { openAtDesk } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { passHostedLogin } from './portal/members.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { endSessionsElsewhere } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';

const LINE = /\/api\/consultations\/live/;
/** What a page asks for where no line tells it. */
const MISSED = '**/api/consultations/*/messages?after=*';

test(
  '通信が切れていた間の文は、つながったあとに一度だけ届き、書きかけも失われない',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    const chat = await ask(page, ASKED);
    const number = await numberOfCase(page);
    await openAtDesk(desk, number);
    await desk.getByRole('button', { name: '私が担当する' }).click();
    await loseNetwork(page);
    await chat.getByLabel('続けて書く').fill('トンネルの中で書きました。');
    await chat.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talkOf(chat)).toContainText('送っています…');
    await chat.getByLabel('続けて書く').fill('まだ書きかけです');
    await expect(talkOf(chat).getByRole('button', { name: 'もう一度送る' })).toBeVisible();
    await expect(talkOf(chat), 'nothing is promised under words that did not go').not.toContainText(
      'お返事します',
    );
    await expect(chat.getByText('書いたものは残り、つながったら送ります。')).toBeVisible();
    await page.context().setOffline(false);
    await expect(talkOf(chat).getByRole('button', { name: 'もう一度送る' })).toHaveCount(0);
    await expect(talkOf(desk).getByText('トンネルの中で書きました。')).toHaveCount(1);
    await expect(chat.getByLabel('続けて書く')).toHaveValue('まだ書きかけです');
  },
);

// @proves error unauthenticated
test('ログインの時間が終わった場合、送れなかったわけと、ログインのボタンが一つだけあり、戻るとチャットが開いて文が届く（G104）', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  // The hosted login's first call carries the sign of the session that is over, and goes again with a new one.
  faults.expect(faultsOfStatus(403));
  const person = newPerson(info);
  await becomeNewMember(page, person);
  const chat = await ask(page, ASKED);
  expect(await endSessionsElsewhere(person.email)).toBeGreaterThan(0);
  await chat.getByLabel('続けて書く').fill('ログインが切れたあとに書きました。');
  await chat.getByRole('button', { name: '送る', exact: true }).click();
  await expect(talkOf(chat)).toContainText('ログインの時間が終わったため、まだ送れていません。');
  await expect(talkOf(chat)).not.toContainText('お返事します');
  await chat.getByLabel('続けて書く').fill('まだ書きかけです');
  await expect(chat.locator('[data-kind="key"]')).toHaveCount(1);
  await expectAccessible(page);
  await chat.getByRole('link', { name: 'ログインして、ここに戻る' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, person.phone, person.password);
  await page.waitForURL(addressOn('hatch', '/articles'));
  await expect(talkOf(chat).getByText('ログインが切れたあとに書きました。')).toHaveCount(1);
  await expect(talkOf(chat)).toContainText('届きました');
  await expect(chat.getByLabel('続けて書く')).toHaveValue('まだ書きかけです');
});

test('通信の線がつながらない場所でも、お返事は開いた画面に届く', async ({ page, openVisit }, info) => {
  await page.routeWebSocket(LINE, (line) => line.close());
  await becomeNewMember(page, newPerson(info));
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  const chat = await ask(page, ASKED);
  await openAtDesk(desk, await numberOfCase(page));
  await desk.getByRole('button', { name: '私が担当する' }).click();
  for (const words of [ANSWERED, '書き忘れがありました。']) {
    await desk.getByLabel('お返事を書く').fill(words);
    await desk.getByRole('button', { name: 'お返事を送る' }).click();
    await expect(talkOf(chat).getByText(words)).toHaveCount(1);
  }
});

test(
  '切れた線は、ひとりでにつながり直し、切れていた間のお返事から続きを届ける',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(/ERR_FAILED/);
    let isCut = false;
    const lines: { close(): Promise<void> }[] = [];
    await page.routeWebSocket(LINE, async (line) => {
      if (isCut) return line.close();
      line.connectToServer();
      lines.push(line);
    });
    // Only the live connection may bring what was missed.
    await page.route(MISSED, (route) => route.abort('failed'));
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
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
      await expect(talkOf(chat).getByText(words)).toHaveCount(1);
    expect(lines).toHaveLength(1);
  },
);

// @proves state consultation: case in the address
test('送った直後に読み直しても、文は一度だけ届く', async ({ page, openVisit }, info) => {
  await becomeNewMember(page, newPerson(info));
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  const chat = await ask(page, ASKED);
  await openAtDesk(desk, await numberOfCase(page));
  await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
  await page.waitForURL(/case_id=/);
  await untilHydrated(page);
  // The answer to this sending never comes.
  const letThrough = await intercept(page, '**/api/consultations/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    letThrough();
    await page.reload();
  });
  await page.getByLabel('続けて書く').fill('送った直後に閉じました。');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '送る', exact: true }).click();
  await reloaded;
  await expect(talkOf(page).getByText('送った直後に閉じました。')).toHaveCount(1);
  await expect(talkOf(page)).toContainText(/相談員(に届きました|が読みました)/);
  await expect(talkOf(desk).getByText('送った直後に閉じました。')).toHaveCount(1);
});
