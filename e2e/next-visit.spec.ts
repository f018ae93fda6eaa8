import { addDays, formatJapaneseDate, japanDay } from '@hidamari/domain/japanese-dates';
import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { expectFocusSeen } from './portal/keyboard.ts';
import { openPart } from './portal/log-list.ts';
import { heading, loseNetwork, open, untilAlive } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry, saveShortLog } from './portal/treatment-log.ts';

const VISIT = '/treatment-logs/next-visit';
const SUGGESTION = '次の検査は何を見るためですか';
const OWN = 'しびれは、いつごろまで続きそうですか';
const THIRD = '仕事はどのくらい続けられそうですか';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
/** A control of the first, second ... question; the words that only listeners get stand apart or not. */
const ofQuestion = (number: number, words: string) => new RegExp(`^聞きたいこと${number}[をの]\\s*${words}`);
const card = (page: Page) => page.getByRole('region', { name: '次の診察' });
const questions = (page: Page) => main(page).getByRole('textbox', { name: /^聞きたいこと\d+$/ });
const save = (page: Page) => button(page, 'この内容で保存する').click();
const today = () => japanDay(new Date());

/** Chooses the day in the three parts of the date. */
async function chooseDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number);
  const group = page.getByRole('group', { name: '受診日', exact: false }).first();
  await group.getByLabel('年', { exact: true }).selectOption(String(year));
  await group.getByLabel('月', { exact: true }).selectOption(String(month));
  await group.getByLabel('日', { exact: true }).selectOption(String(date));
}

async function expectQuestions(page: Page, texts: readonly string[]): Promise<void> {
  await expect(questions(page)).toHaveCount(texts.length);
  for (const [index, text] of texts.entries()) await expect(questions(page).nth(index)).toHaveValue(text);
}

async function addOwnQuestion(page: Page, text: string): Promise<void> {
  await button(page, '聞きたいことを足す').click();
  await expect(questions(page).last()).toBeFocused();
  await page.keyboard.type(text);
}

/** A visit of this day with one question; the list is open afterwards. */
async function writeVisit(page: Page, day: string, question = OWN): Promise<void> {
  await open(page, `${VISIT}?visit=new`);
  await chooseDay(page, day);
  await page.getByLabel('病院の名前').fill('日だまり総合病院');
  await addOwnQuestion(page, question);
  await save(page);
  await expect(heading(page)).toHaveText('治療ログ');
}

let bearer: string;
test.beforeEach(async ({ page }, info) => {
  bearer = await becomeNewMember(page, newPerson(info));
});

// @proves screen /treatment-logs/next-visit
test('聞きたいことを選び、書き、並べかえて保存すると、治療ログに日と数が出る', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, '/treatment-logs');
  await openPart(page, '診察とこよみ');
  await expectAccessible(page);
  await card(page).getByRole('link', { name: '次の診察を書いておく' }).click();
  await expect(heading(page)).toHaveText('次の診察');
  await expect(page.getByRole('button', { name: /^相談/ }), 'a calm page').toHaveCount(0);

  await save(page);
  await expect(page.getByRole('link', { name: /受診日|日付/ })).toBeVisible();
  const day = addDays(today(), 28);
  await button(page, '4週後').click();
  await expect(main(page)).toContainText(`${formatJapaneseDate(day)}・あと28日`);
  await page.getByLabel('時刻').fill('９：５');
  await page.getByLabel('病院の名前').fill('日だまり総合病院');
  await page.getByLabel('診療科').fill('乳腺外科');

  await button(page, SUGGESTION).click();
  await addOwnQuestion(page, OWN);
  await button(page, THIRD).click();
  await expectQuestions(page, [SUGGESTION, OWN, THIRD]);

  // By the keyboard alone: the button that moves keeps the focus, and at the top hands it on.
  const up = button(page, ofQuestion(3, '上へ'));
  await up.focus();
  await page.keyboard.press('Enter');
  await expectQuestions(page, [SUGGESTION, THIRD, OWN]);
  await expect(button(page, ofQuestion(2, '上へ'))).toBeFocused();
  await expect(main(page).getByText('2番目に動かしました')).toBeAttached();
  await page.keyboard.press('Enter');
  await expectQuestions(page, [THIRD, SUGGESTION, OWN]);
  await expect(button(page, ofQuestion(1, '下へ'))).toBeFocused();
  await expectFocusSeen(page);

  await button(page, ofQuestion(2, '外す')).click();
  await expectQuestions(page, [THIRD, OWN]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expectQuestions(page, [THIRD, SUGGESTION, OWN]);

  await main(page).getByRole('checkbox', { name: '診察券' }).check();
  await main(page).getByRole('checkbox', { name: 'お薬手帳' }).check();
  await page.getByLabel('ほかに持っていくもの').fill('ひざかけ');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('checkbox', { name: 'ひざかけ' })).toBeChecked();
  // Typed and not added: a save takes it along.
  await page.getByLabel('ほかに持っていくもの').fill('のどあめ');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByRole('link', { name: /時刻/ }), '9:5 is no time').toBeVisible();
  await page.getByLabel('時刻').fill('９：０５');
  await save(page);

  await expect(heading(page)).toHaveText('治療ログ');
  await expect(card(page)).toContainText('あと28日');
  await expect(card(page)).toContainText('9:05');
  await expect(card(page)).toContainText('日だまり総合病院　乳腺外科');
  await expect(card(page)).toContainText('聞きたいこと 3つ・持ちもの 4つ');
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('link', { name: 'カレンダーに入れる' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('通院の予定.ics');
  const file = await streamText(await download.createReadStream());
  expect(file).toContain('BEGIN:VCALENDAR');
  expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T000500Z`);
  expect(file).not.toContain('日だまり');

  await card(page).getByRole('link', { name: '見る・書き足す' }).click();
  await expectQuestions(page, [THIRD, SUGGESTION, OWN]);
});

async function streamText(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

// @proves call PUT /treatment-logs/{id}/next-visit-information
test('診察のあと、答えを書いて、その日の新しい記録に残せる', { tag: '@core' }, async ({ page }) => {
  await writeVisit(page, today());
  await expect(card(page)).toContainText('きょう');
  await card(page).getByRole('link', { name: '見る・答えを書く' }).click();
  await main(page)
    .getByRole('checkbox', { name: ofQuestion(1, '聞けた') })
    .check();
  await main(page)
    .getByRole('textbox', { name: ofQuestion(1, '答え') })
    .fill('半年ほどと言われた。');
  await expectAccessible(page);
  await button(page, 'この日の記録に残す').click();

  await expect(heading(page)).toHaveText('記録をつける');
  await expect(page.getByLabel('病院の名前')).toHaveValue('日だまり総合病院');
  await page.getByLabel('言われたこと').fill('次は2週間後。');
  await save(page);
  const answers = page.getByRole('region', { name: '診察で聞いたこと' });
  await expect(answers).toContainText(OWN);
  await expect(answers).toContainText('半年ほどと言われた。');
  await expectAccessible(page);

  await open(page, '/treatment-logs');
  await openPart(page, '診察とこよみ');
  await expect(card(page).getByRole('link', { name: '次の診察を書いておく' })).toBeVisible();
  await open(page, VISIT);
  const past = page.getByRole('region', { name: 'これまでの診察' });
  await expect(past).toContainText('終わった');
  await past.getByRole('link').click();
  await page.getByRole('link', { name: 'この診察の記録を見る' }).click();
  await expect(answers).toContainText(OWN);
});

// @proves state log form: answer lost
test('診察から入った記録をそのまま保存し、返事が届かないまま開き直しても、記録は一つだけになる', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const body = { visit_date: today(), hospital: '日だまり総合病院', status: 'planned' };
  const path = '/treatment-logs/next-visit-information';
  const { id } = await callFrom<{ id: string }>(page, { method: 'POST', path, body, bearer });
  await open(page, `/treatment-logs/new?visit=${id}`);
  await expect(page.getByLabel('病院の名前')).toHaveValue('日だまり総合病院');
  const letThrough = await intercept(page, '**/api/treatment-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: '通信できませんでした。' })).toBeVisible();
  letThrough();
  await page.reload();
  await untilAlive(page);
  await button(page, '続きから書く').click();
  await save(page);
  await expect(heading(page)).toHaveText('受診・入院の記録');
  await open(page, '/treatment-logs');
  await expect(listEntry(page, '受診・入院の記録')).toHaveCount(1);
});

// @proves screen /treatment-logs/next-visit
test('日を過ぎた予定はそう知らせ、すでにある記録に答えを残せる', async ({ page }) => {
  await saveShortLog(page, '病院へ行った日', '病院のあと、公園を歩いた。');
  await writeVisit(page, addDays(today(), -1));
  await expect(card(page)).toContainText('予定の日を過ぎています');
  await card(page).getByRole('link', { name: '見る・答えを書く' }).click();
  await expect(main(page)).toContainText('予定の日を過ぎています。');
  await chooseDay(page, today());
  await main(page)
    .getByRole('textbox', { name: ofQuestion(1, '答え') })
    .fill('もう少し様子を見る。');
  await button(page, /「病院へ行った日」に残す$/).click();
  await expect(heading(page)).toHaveText('病院へ行った日');
  await expect(page.getByRole('region', { name: '診察で聞いたこと' })).toContainText('もう少し様子を見る。');
});

test('別の端末が先に直した場合、両方を見せて選ばせ、削除はたずねてからにする', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(faultsOfStatus(409));
  await writeVisit(page, addDays(today(), 7));
  await open(page, VISIT);
  const other = await context.newPage();
  await open(other, VISIT);
  await other.getByRole('textbox', { name: 'メモ' }).fill('別の端末で書いた');
  await save(other);
  await expect(heading(other)).toHaveText('治療ログ');

  await page.getByRole('textbox', { name: 'メモ' }).fill('この端末で書いた');
  await save(page);
  const choice = page.getByRole('region', { name: '別の端末で更新されています' });
  await expect(choice).toContainText('別の端末で書いた');
  await expect(choice).toContainText('この端末で書いた');
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'わたしの内容で保存する' }).click();
  await expect(heading(page)).toHaveText('治療ログ');
  await open(page, VISIT);
  await expect(page.getByRole('textbox', { name: 'メモ' })).toHaveValue('この端末で書いた');

  await button(page, 'この予定を削除する').click();
  const dialog = page.getByRole('dialog', { name: 'この予定を削除しますか' });
  await expect(dialog).toContainText('日だまり総合病院');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '削除する', exact: true }).click();
  await expect(card(page).getByRole('link', { name: '次の診察を書いておく' })).toBeVisible();
});

// @proves screen /treatment-logs/next-visit
test('通信が切れても書いたものは残り、読みこみ直しても続きから書ける', async ({ page, context, faults }) => {
  faults.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await open(page, `${VISIT}?visit=new`);
  await button(page, '1週後').click();
  await addOwnQuestion(page, OWN);
  await loseNetwork(page);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: '通信できませんでした。' })).toBeVisible();
  await expectQuestions(page, [OWN]);
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  await context.setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await untilAlive(page);
  await button(page, '続きから書く').click();
  await expectQuestions(page, [OWN]);
  await save(page);
  await expect(card(page)).toContainText('聞きたいこと 1つ');
});

// @proves screen /treatment-logs/next-visit
test('これまでの診察は「もっと見る」で最後まで読め、なくなった予定は別に並ぶ', async ({ page, faults }) => {
  const path = '/treatment-logs/next-visit-information';
  const past = async (daysAgo: number, status: 'done' | 'changed') => {
    const body = { visit_date: addDays(today(), -daysAgo), hospital: `病院${daysAgo}`, status };
    await callFrom(page, { method: 'POST', path, body, bearer });
  };
  await past(1, 'changed');
  await past(2, 'changed');
  for (let daysAgo = 3; daysAgo < 26; daysAgo += 1) await past(daysAgo, 'done');
  await open(page, VISIT);

  const took = page.getByRole('region', { name: 'これまでの診察' });
  const fellAway = page.getByRole('region', { name: 'なくなった予定' });
  await expect(took.getByRole('link')).toHaveCount(3);
  await expect(took).toContainText('病院3');
  await expect(fellAway).toHaveCount(0);
  await expect(main(page)).toContainText('全25件中 1〜3件を表示');
  await page.getByLabel('病院の名前').fill('書きかけの病院');
  await button(page, 'もっと見る').click();
  await expect(took.getByRole('link')).toHaveCount(20);
  await expect(took.getByRole('link').nth(3)).toBeFocused();
  await expectAccessible(page);

  faults.expect(faultsOfStatus(503));
  let isAway = true;
  await page.route(`**/api${path}?past_page=2`, (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: JSON.stringify({
            status_code: 503,
            name: 'UNAVAILABLE',
            message: '',
            request_id: 'AAAAA-AAAAA',
          }),
        })
      : route.fallback(),
  );
  await button(page, 'もっと見る').click();
  await expect(main(page)).toContainText('続きの診察を表示できませんでした。');
  isAway = false;
  await button(page, '再読み込み').click();
  await expect(took.getByRole('link')).toHaveCount(23);
  await expect(fellAway.getByRole('link')).toHaveCount(2);
  await expect(button(page, 'もっと見る')).toHaveCount(0);
  await expect(main(page)).toContainText('全25件中 1〜25件を表示');
  await expect(page.getByLabel('病院の名前'), 'what was being written stays').toHaveValue('書きかけの病院');
  await expectAccessible(page);

  await took.getByRole('link', { name: /病院25$/ }).click();
  const question = page.getByRole('dialog', { name: '保存せずに、このページをはなれますか' });
  await expect(question, 'another visit is another form').toBeVisible();
  await question.getByRole('button', { name: 'はなれる' }).click();
  await expect(page.getByLabel('病院の名前')).toHaveValue('病院25');
  await expect(took.getByRole('link')).toHaveCount(22);
  await expect(main(page)).toContainText('全24件中 1〜24件を表示');
});

test('次の診察を読めない場合、その場でそう言い、読みこみ直せる', async ({ page, faults }) => {
  faults.expect(faultsOfStatus(503));
  await open(page, '/');
  let isAway = true;
  await page.route('**/api/treatment-logs/next-visit-information', async (route) => {
    if (!isAway) return route.fallback();
    return route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ status_code: 503, name: 'UNAVAILABLE', message: '', request_id: 'AAAAA-AAAAA' }),
    });
  });
  await page.getByRole('link', { name: '治療ログ' }).filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('治療ログ');
  await openPart(page, '診察とこよみ');
  await expect(card(page)).toContainText('次の診察を表示できませんでした。');
  isAway = false;
  await card(page).getByRole('button', { name: '再読み込み' }).click();
  await expect(card(page).getByRole('link', { name: '次の診察を書いておく' })).toBeVisible();
});

test('保存を待つあいだにほかの画面へ進んだ場合、保存されても、その画面から連れもどさない', async ({
  page,
}) => {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/api/treatment-logs/next-visit-information', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await open(page, `${VISIT}?visit=new`);
  await button(page, '4週後').click();
  await save(page);
  await expect(page.getByText('保存しています…')).toBeVisible();
  await page.getByRole('link', { name: '治療ログへ戻る' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'はなれる' }).click();
  await page.getByRole('link', { name: '記録をつける' }).first().click();
  await expect(heading(page)).toHaveText('記録をつける');
  go();
  await expect(page.getByText('次の診察を保存しました')).toBeVisible();
  await expect(heading(page)).toHaveText('記録をつける');
});
