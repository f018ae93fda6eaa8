import { readFile } from 'node:fs/promises';
import { addDays, formatMonthDay, japanDay } from '@hidamari/domain/japanese-dates';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../apps/server/src/modules/log-print/pdf-text.fixture.ts';
import { expectAccessible } from './portal/axe.ts';
import { openPart, rows } from './portal/log-list.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { faultsOfStatus, type PageFaults } from './portal/page-faults.ts';
import { png } from './portal/pictures.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const LIST = '/treatment-logs';
const NEW_LOG = '/treatment-logs/new';
const TREATMENT_DAY = '点滴 1回目';
const QUESTION = '次の検査は何を見るためですか';
const SHEET = png('kekka.png', [90, 140, 110]);

const today = japanDay(new Date());
const before = (days: number) => addDays(today, -days);
/** Four weeks with today, as the charts show them at first. */
const SINCE = 27;
const FIRST_DAY = before(SINCE);
/** A log for each day, and one more today. */
const LOGS = SINCE + 2;

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'この内容で保存する').click();

async function chooseDay(group: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map((digits) => String(Number(digits)));
  await group.getByLabel('年', { exact: true }).selectOption(year ?? '');
  await group.getByLabel('月', { exact: true }).selectOption(month ?? '');
  await group.getByLabel('日', { exact: true }).selectOption(date ?? '');
}

async function beginLogOf(page: Page, day: string, title: string): Promise<void> {
  await open(page, NEW_LOG);
  await button(page, 'ほかの日').click();
  await chooseDay(page.getByRole('group', { name: 'ほかの日' }), day);
  await page.getByLabel('タイトル').fill(title);
}

/** The first day: an infusion at the hospital, the course that begins with it, the values of the sheet, its picture. */
async function writeTreatmentDay(page: Page): Promise<void> {
  await beginLogOf(page, FIRST_DAY, TREATMENT_DAY);
  await categoryTile(page, '受診・入院').check();
  const visit = part(page, '受診・入院');
  await visit.getByRole('group', { name: '種類' }).getByText('通院', { exact: true }).click();
  await visit.getByLabel('病院の名前').pressSequentially('ひなた');
  await page.getByRole('option', { name: /^ひなた総合病院（架空）/ }).click();
  await visit.getByLabel('言われたこと').fill('熱が出たら電話するように。');

  const section = part(page, '検査と治療');
  await section.locator('summary').filter({ hasText: '検査の結果' }).click();
  await section.getByRole('button', { name: '検査の結果を足す' }).click();
  await section.getByLabel('検査の種類').selectOption({ label: '血液検査' });
  await section.getByLabel('項目').fill('白血球');
  await section.getByLabel('値', { exact: true }).fill('3400');
  await section.getByLabel('単位').fill('/μL');
  await section.locator('input[type="file"]').setInputFiles(SHEET);
  await expect(section.getByText('送りました')).toBeVisible();
  await section.locator('summary').filter({ hasText: '受けている治療' }).click();
  await section.getByRole('button', { name: '治療を足す' }).click();
  await section.getByLabel('治療の種類').selectOption({ label: '抗がん剤治療' });
  await section.getByLabel('治療の名前').fill('外来の点滴');
  await expectAccessible(page);
  await save(page);
  await expect(heading(page)).toHaveText(TREATMENT_DAY);
  for (const words of ['ひなた総合病院（架空）', '白血球', '3400', '外来の点滴']) {
    await expect(main(page)).toContainText(words);
  }
  await expect(main(page).getByRole('img', { name: '画像1' })).toBeVisible();
  await expectAccessible(page);
}

/** The days after it, as they were kept on other evenings: weak, a little better, weak again. */
async function keepDaysOfMonth(page: Page, bearer: string): Promise<void> {
  for (let back = SINCE - 1; back >= 1; back -= 1) {
    const level = [3, 3, 2, 2, 1, 1, 0][(SINCE - back) % 7] ?? 0;
    const body = {
      log_date: before(back),
      is_condition_log: true,
      symptoms: [{ key: 'fatigue', today: level }],
      measurements: [{ kind: 'body_temperature', value: level === 3 ? 37.4 : 36.5 }],
      is_medicine_log: back % 3 === 0,
      ...(back % 3 === 0
        ? { medicines: [{ name: 'カロナール', taken: back % 2 === 0 ? 'taken' : 'not_taken' }] }
        : {}),
      is_life_log: true,
      life: { mood: Math.min(4, level + 1) },
    };
    await callFrom(page, { method: 'POST', path: LIST, body, bearer });
  }
}

/** Today's check-in is two taps on the list. */
async function checkIn(page: Page): Promise<void> {
  await open(page, LIST);
  const card = part(page, 'きょうの調子');
  await card
    .getByRole('group', { name: '気分' })
    .getByRole('radio', { name: 'よくない', exact: true })
    .check();
  await expect(card.getByText('きょうの調子を残しました')).toBeVisible();
  await card
    .getByRole('group', { name: 'だるさ' })
    .getByRole('radio', { name: '中くらい', exact: true })
    .check();
  await expect(rows(page).first()).toContainText('中くらい');
  await expectAccessible(page);
}

/** Two tabs write into the log of the first day: both texts are shown, and the member's own is kept. */
async function settleConflict(page: Page, faults: PageFaults): Promise<void> {
  faults.expect(faultsOfStatus(409));
  await open(page, `${LIST}?from_date=${FIRST_DAY}&to_date=${FIRST_DAY}`);
  await listEntry(page, TREATMENT_DAY).getByRole('link', { name: TREATMENT_DAY }).click();
  await expect(heading(page)).toHaveText(TREATMENT_DAY);
  const edit = `${page.url()}/edit`;
  await open(page, edit);
  const other = await page.context().newPage();
  await open(other, edit);
  const words = (tab: Page) => tab.getByLabel('言われたこと');
  await words(other).fill('別の画面で書いたこと。');
  await save(other);
  await expect(heading(other)).toHaveText(TREATMENT_DAY);
  await other.close();

  await words(page).fill('37度5分をこえたら電話するように。');
  await save(page);
  const choice = page.getByRole('region', { name: '別の端末で更新されています' });
  await expect(choice).toContainText('別の画面で書いたこと。');
  await expect(choice).toContainText('37度5分をこえたら電話するように。');
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'わたしの内容で保存する' }).click();
  await expect(heading(page)).toHaveText(TREATMENT_DAY);
  await expect(main(page)).toContainText('37度5分をこえたら電話するように。');
  await expect(main(page).getByRole('img', { name: '画像1' }), 'the picture is still there').toBeVisible();
}

/** In the train: no connection when it is saved, then one again. */
async function writeOffline(page: Page, faults: PageFaults): Promise<void> {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, NEW_LOG);
  await page.getByLabel('タイトル').fill('電車の中で');
  await categoryTile(page, 'その他').check();
  await page.getByRole('textbox', { name: '自由記入' }).fill('トンネルで切れた。');
  await loseNetwork(page);
  await save(page);
  const sendAgain = button(page, '再送');
  await expect(sendAgain).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await sendAgain.click();
  await expect(heading(page)).toHaveText('電車の中で');
  await expect(main(page)).toContainText('トンネルで切れた。');
}

async function prepareNextVisit(page: Page): Promise<void> {
  await open(page, LIST);
  await openPart(page, '診察とこよみ');
  const card = part(page, '次の診察');
  await card.getByRole('link', { name: '次の診察を書いておく' }).click();
  await expect(heading(page)).toHaveText('次の診察');
  await button(page, '2週後').click();
  await page.getByLabel('病院の名前').fill('ひなた総合病院（架空）');
  await button(page, QUESTION).click();
  await expectAccessible(page);
  await save(page);
  await expect(heading(page)).toHaveText('治療ログ');
  await expect(card).toContainText('あと14日');
}

/** What the doctor gets: the first sheet holds the month, the file says what the screen says. */
async function printMonth(page: Page): Promise<void> {
  await open(page, `/treatment-logs/print?from_date=${FIRST_DAY}&to_date=${today}`);
  const sheets = page.getByRole('region', { name: /枚目（全\d+枚）$/ });
  const first = sheets.first();
  for (const words of ['だるさ', 'カロナール', '外来の点滴', '白血球', QUESTION]) {
    await expect(first).toContainText(words);
  }
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDFを保存する' }).click();
  const { pages } = await readPdf(await readFile(await (await download).path()));
  expect(pages).toHaveLength(await sheets.count());
  expect((pages[0] ?? '').normalize('NFKC')).toContain('外来の点滴');
}

/** @returns where the export was saved. */
async function exportMonth(page: Page, person: NewPerson): Promise<string> {
  await open(page, '/account/my-data');
  await expect(main(page)).toContainText(`${LOGS}件`);
  await page.getByRole('button', { name: 'ダウンロードの準備をする' }).click();
  await page.getByLabel('いまのパスワード').fill(person.password);
  await page.getByRole('button', { name: 'つづける' }).click();
  const link = page.getByRole('link', { name: 'ダウンロードする' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await link.click();
  return (await download).path();
}

async function deleteFirst(page: Page, title: string): Promise<void> {
  await open(page, LIST);
  await listEntry(page, title).getByRole('link', { name: title }).click();
  await main(page).getByRole('button', { name: '削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('記録を削除しました')).toBeVisible();
  // The news comes before the list does: an address that is opened meanwhile would be broken off.
  await page.waitForURL(`**${LIST}`);
}

async function importMonth(page: Page, file: string): Promise<void> {
  await open(page, '/account/my-data');
  await expect(main(page)).toContainText(`${LOGS - 1}件`);
  await page.getByLabel('読み込むファイル').setInputFiles(file);
  await page.getByRole('button', { name: 'この記録を戻す' }).click();
  await expect(page.getByRole('heading', { name: '読み込みが終わりました' })).toBeVisible();
  await expectAccessible(page);
  await open(page, LIST);
  await expect(main(page)).toContainText(`全${LOGS}件中`);
  await expect(listEntry(page, '電車の中で')).toHaveCount(1);
}

/** The whole month at a glance: every day of it marked in the calendar, the courses and values in the charts. */
async function lookBack(page: Page): Promise<void> {
  await open(page, `${LIST}?month=${FIRST_DAY.slice(0, 7)}`);
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(`^${formatMonthDay(FIRST_DAY)}.*1件$`) })
      .first(),
  ).toBeVisible();
  await openPart(page, '変化のグラフ');
  const charts = part(page, '体の変化');
  await expect(charts.getByRole('img', { name: /^だるさ/ })).toBeVisible();
  await expect(charts).toContainText(/治療の日：(\d+年)?\d+月\d+日（点滴）/);
  await expectAccessible(page);
}

// @proves state log: a whole month
test(
  'ひと月の治療ログ：点滴の日から、毎日の調子、食いちがい、通信のない日、次の診察、紙、書き出しと読み込みまで',
  { tag: '@both-widths' },
  async ({ page, faults }, info) => {
    faults.expect(faultsOfStatus(401));
    const person = newPerson(info);
    const bearer = await becomeNewMember(page, person);
    await test.step('点滴の日を、検査の値と画像といっしょに残す', () => writeTreatmentDay(page));
    await test.step('そのあとの日々', () => keepDaysOfMonth(page, bearer));
    await test.step('今日の調子を、ふた押しで残す', () => checkIn(page));
    await test.step('ふたつの画面で直し、どちらを残すかを選ぶ', () => settleConflict(page, faults));
    await test.step('通信が切れたところで書き、つながってから送る', () => writeOffline(page, faults));
    await test.step('ひと月をふり返る', () => lookBack(page));
    await test.step('次の診察に聞くことを決める', () => prepareNextVisit(page));
    await test.step('医師に渡す紙にする', () => printMonth(page));
    const file = await test.step('書き出す', () => exportMonth(page, person));
    await test.step('消してしまった記録を、読み込んで戻す', async () => {
      await deleteFirst(page, '電車の中で');
      await importMonth(page, file);
    });
  },
);
