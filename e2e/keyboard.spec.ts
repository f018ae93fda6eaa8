import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { consultationButton } from './portal/consultation-button.ts';
import {
  chooseIn,
  expectFocusSeen,
  pickOption,
  press,
  pressOn,
  tabTo,
  typeInto,
  walkAround,
} from './portal/keyboard.ts';
import { open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { proveEligibility } from './portal/sign-up.ts';
import { categoryTile } from './portal/treatment-log.ts';

// The page comes to its place at once, so that the focus is looked at where it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// @proves page accessible: skip links
test('最初のTabで「本文へ進む」に着き、本文へ飛べる', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await press(page, 'Tab');
  const skip = page.getByRole('link', { name: '本文へ進む' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await press(page, 'Tab');
  const isInMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(isInMain).toBe(true);
});

const toButton = (page: Page) => page.getByRole('link', { name: '「相談する」のボタンへ進む' });

/** By keyboard from the top of a page. */
async function skipToButton(page: Page): Promise<void> {
  await press(page, 'Tab');
  await press(page, 'Tab');
  await expect(toButton(page)).toBeFocused();
  await expect(toButton(page)).toBeInViewport({ ratio: 1 });
  await press(page, 'Enter');
  await expect(consultationButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'nothing on the screen moves').toBe(0);
}

// @proves page accessible: skip links
test('二つめのTabで「相談する」のボタンへ飛べ、ボタンのない画面では飛べない（G124）', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await open(page, FRONT_DOORS.hatch);
  await skipToButton(page);
  for (const path of ['/treatment/hidamari', '/login']) {
    await open(page, path);
    await expect(page.getByRole('link', { name: '本文へ進む' }), path).toHaveCount(1);
    await expect(toButton(page), path).toHaveCount(0);
  }
});

// @proves page accessible: skip links
test('飛んで着いたボタンから窓をひらいて閉じると、ボタンに戻る。窓がひらいている間、そこへは飛べない（G124）', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await open(page, '/contact');
  await expect(toButton(page)).toHaveCount(0);
  await open(page, '/');
  await skipToButton(page);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '相談する' });
  await expect(panel).toBeVisible();
  await expect(page.locator('.ui-skip-link')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(consultationButton(page)).toBeFocused();
  await expectFocusSeen(page);
});

const WALKED = ['/', '/articles', '/treatment/hidamari', '/howto-signup', '/services', '/lp/hatch', '/login'];

// @proves page accessible: focus
test('Tabで進む場合、どの画面でも、いまの場所がいつも見える', { tag: ['@core', '@both-widths'] }, async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  for (const path of WALKED) {
    await page.goto(addressOn('hatch', path));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await test.step(path, () => tabTo(page, last));
  }
});

// @proves page keyboard: dialogs
test('文字の大きさの画面は、キーボードだけで開き、選び、閉じると元の場所に戻る', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const button = page.getByRole('banner').getByRole('button', { name: '文字' });
  await pressOn(page, button);
  const dialog = page.getByRole('dialog', { name: '読みやすさ' });
  // 閉じる, the sizes, the readings.
  expect(await walkAround(page, dialog)).toBe(3);
  await chooseIn(page, dialog.getByRole('group', { name: '文字の大きさ' }), '大');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await chooseIn(page, dialog.getByRole('group', { name: 'ふりがな' }), 'つけない');
  await expect(page.locator('html')).toHaveAttribute('data-furigana', 'off');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expectFocusSeen(page);
});

// @proves page keyboard: dialogs
test('電話の幅のメニューは、開くと中だけを巡り、Escで閉じて元の場所に戻る', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FRONT_DOORS.hatch);
  const button = page.getByRole('button', { name: 'メニュー' });
  await pressOn(page, button);
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a[href], button').count();
  expect(await walkAround(page, dialog)).toBe(stops);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expectFocusSeen(page);
});

// @proves page keyboard: dialogs
test('電話の幅のメニューから、キーボードだけで次の画面へ行ける', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FRONT_DOORS.hatch);
  await pressOn(page, page.getByRole('button', { name: 'メニュー' }));
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await pressOn(page, dialog.getByRole('link', { name: 'がんの情報' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報');
  await expect(dialog).toBeHidden();
});

// @proves page keyboard: dialogs
test('相談の画面は、キーボードだけで開き、巡り、閉じると元の場所に戻る', {
  tag: '@core-both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs'));
  const button = consultationButton(page);
  await pressOn(page, button);
  const dialog = page.getByRole('dialog', { name: '相談する' });
  // The memo comes a moment after the panel.
  await expect(dialog.getByText('聞きたいことのメモ')).toBeVisible();
  const stops = await dialog.locator('a[href], button, summary').count();
  expect(await walkAround(page, dialog)).toBe(stops);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expectFocusSeen(page);
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function writeVisit(page: Page): Promise<void> {
  const visit = part(page, '受診・入院');
  await chooseIn(page, visit.getByRole('group', { name: '種類' }), '検査');
  await typeInto(page, visit.getByLabel('病院の名前'), '日だまり総合病院');
  await typeInto(page, visit.getByLabel('言われたこと'), '次は2週間後と言われた。');
}

/** A row is added and taken out again; the focus goes into the new one by itself. */
async function writeMedicines(page: Page): Promise<void> {
  const medicines = part(page, '薬');
  const names = medicines.getByLabel('薬の名前');
  await typeInto(page, names.first(), '痛み止め');
  const times = medicines.getByLabel('1日の回数').first();
  await tabTo(page, times);
  await pickOption(page, times, '2回');
  await pressOn(page, medicines.getByRole('button', { name: '薬を足す' }));
  await expect(names.nth(1)).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type('吐き気止め');
  await pressOn(page, medicines.getByRole('button', { name: '吐き気止めを外す' }));
  await expect(medicines.getByRole('button', { name: '薬を足す' })).toBeFocused();
  await expect(names).toHaveCount(1);
}

/** Takes an answer back: its button goes, and the focus stays with the question. */
async function takeBack(page: Page, question: Locator, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await pressOn(page, button);
  await expect(button).toBeHidden();
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(question.getByRole('radio').first()).toBeFocused();
  await expectFocusSeen(page);
}

async function writeSymptom(page: Page): Promise<void> {
  await pressOn(page, part(page, '症状').getByRole('button', { name: 'だるさ' }), 'Space');
  const symptom = part(page, 'だるさ');
  const question = (words: string) => symptom.getByRole('group', { name: words });
  await chooseIn(page, question('この日の強さ'), 'とても強い');
  await takeBack(page, question('この日の強さ'), /^だるさのこの日の強さの回答を\s*取り消す$/);
  await chooseIn(page, question('この日の強さ'), '軽い');
  await pressOn(page, symptom.getByText(/^この7日間のようす/).locator('xpath=ancestor::summary'));
  await chooseIn(page, question('どのくらいありましたか'), 'ほとんどいつも');
  await takeBack(page, question('どのくらいありましたか'), /^この7日間の回答を取り消す$/);
  await chooseIn(page, question('どのくらいありましたか'), 'ときどき');
  await chooseIn(page, question('いちばん強かったときの強さは'), '中くらい');
  await typeInto(page, part(page, 'はかったもの').getByLabel('体温'), '41.4');
  const pain = part(page, 'はかったもの').getByLabel('痛み');
  await tabTo(page, pain);
  await pickOption(page, pain, '3／10');
}

async function writeLife(page: Page): Promise<void> {
  const life = part(page, 'くらし');
  const mood = life.getByRole('group', { name: '気分' });
  await chooseIn(page, mood, 'つらい');
  await takeBack(page, mood, /^気分の回答を\s*取り消す$/);
  await chooseIn(page, mood, 'ふつう');
  await typeInto(page, life.getByLabel('食事'), '朝はおかゆ');
}

const fold = (page: Page, name: string) =>
  part(page, '検査と治療').locator('summary').filter({ hasText: name });

/** Lines of the result sheet are added and taken out again. */
async function writeTestResult(page: Page): Promise<void> {
  const section = part(page, '検査と治療');
  await pressOn(page, fold(page, '検査の結果'));
  await pressOn(page, section.getByRole('button', { name: '検査の結果を足す' }));
  await pickOption(page, section.getByLabel('検査の種類'), '血液検査');
  const items = section.getByLabel('項目');
  await typeInto(page, items.first(), '白血球');
  await typeInto(page, section.getByLabel('値', { exact: true }).first(), '3.4');
  await pressOn(page, section.getByRole('button', { name: '行を足す' }));
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.type('血小板');
  await pressOn(page, section.getByRole('button', { name: '血小板を外す' }));
  await expect(section.getByRole('button', { name: '行を足す' })).toBeFocused();
  await expect(items).toHaveCount(1);
}

async function writeTreatment(page: Page): Promise<void> {
  const section = part(page, '検査と治療');
  await pressOn(page, fold(page, '受けている治療'));
  await pressOn(page, section.getByRole('button', { name: '治療を足す' }));
  await pickOption(page, section.getByLabel('治療の種類'), '抗がん剤治療');
  await typeInto(page, section.getByLabel('治療の名前'), '外来の点滴');
  await chooseIn(page, section.getByRole('group', { name: '進みぐあい' }), '終了');
}

const FOUND_AGAIN = [
  '日だまり総合病院',
  '次は2週間後と言われた。',
  '痛み止め',
  '2回',
  'だるさ',
  '軽い',
  'ときどき',
  '中くらい',
  '41.4',
  'ふつう',
  '朝はおかゆ',
  '手だけで書いた。',
  '血液検査',
  '白血球',
  '抗がん剤治療',
  '外来の点滴',
];

test('登録のメールアドレスの書きまちがいは、キーボードだけで直せ、焦点は直った欄にある', async ({ page }) => {
  await open(page, FRONT_DOORS.hatch);
  await open(page, '/sign-up/role-verification');
  await proveEligibility(page, 'hatch');
  await pressOn(page, page.getByRole('button', { name: 'この内容で確認する' }));
  const email = page.getByRole('textbox', { name: 'メールアドレス', exact: true });
  await typeInto(page, email, 'taro@gmial.com');
  await pressOn(page, page.getByRole('button', { name: 'taro@gmail.com に直す' }));
  await expect(email).toHaveValue('taro@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByText('ではありませんか')).toHaveCount(0);
});

// @proves page keyboard: a treatment log
test(
  '治療ログは、5つの種類と検査と治療を、キーボードだけでつけられる',
  { tag: ['@core', '@both-widths'] },
  async ({ page, becomeDemoMember }, info) => {
    const title = `キーボードの日 ${info.project.name}`;
    await becomeDemoMember('hatch');
    await page.goto(addressOn('hatch', '/treatment-logs/new'));
    const day = page.getByRole('button', { name: 'きのう' });
    await pressOn(page, day, 'Space');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await typeInto(page, page.getByLabel('タイトル'), title);
    for (const label of ['受診・入院', '薬', '症状', 'くらし', 'その他']) {
      await pressOn(page, categoryTile(page, label), 'Space');
    }
    await test.step('受診・入院', () => writeVisit(page));
    await test.step('薬', () => writeMedicines(page));
    await test.step('症状', () => writeSymptom(page));
    await test.step('くらし', () => writeLife(page));
    await typeInto(page, page.getByRole('textbox', { name: '自由記入' }), '手だけで書いた。');
    await test.step('検査の結果', () => writeTestResult(page));
    await test.step('受けている治療', () => writeTreatment(page));

    const save = page.getByRole('button', { name: 'この内容で保存する' });
    await pressOn(page, save);
    const question = page.getByRole('dialog', { name: '値をご確認ください' });
    await expect(question).toContainText('41.4');
    // 閉じる, この値で保存する, 値を直す.
    expect(await walkAround(page, question)).toBe(3);
    await pressOn(page, question.getByRole('button', { name: '値を直す' }));
    await expect(question).toBeHidden();
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'この値で保存する' }));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const words of FOUND_AGAIN) await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main')).not.toContainText('吐き気止め');
    await expect(page.getByRole('main')).not.toContainText('血小板');
  },
);

// @proves page form: treatment log
// @proves page keyboard: a treatment log
test('足りない項目がある場合、まとめから、その場所へキーボードで行ける', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await pressOn(page, page.getByRole('button', { name: 'この内容で保存する' }));
  const summary = page.getByRole('region', { name: /^入力内容をご確認ください/ });
  await expect(summary).toBeVisible();
  await pressOn(page, summary.getByRole('link').first());
  await expect(categoryTile(page, '受診・入院')).toBeFocused();
  await expectFocusSeen(page);
});
