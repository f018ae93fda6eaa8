import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, tabTo, typeInto } from './portal/keyboard.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const answers = addressOn('hatch', '/desk/canned-answers');

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const topic = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fold = (page: Page, title: string) => page.getByRole('group').filter({ hasText: title });

async function openFold(page: Page, title: string): Promise<void> {
  const item = fold(page, title);
  if ((await item.getAttribute('open')) === null) await item.getByText(title, { exact: true }).click();
  await expect(item).toHaveAttribute('open', '');
}

async function edit(page: Page, title: string): Promise<void> {
  await openFold(page, title);
  await fold(page, title).getByRole('link', { name: '直す' }).click();
  await expect(heading(page, '言い回しを直す')).toBeFocused();
}

const text = (page: Page) => page.getByRole('textbox', { name: '文章' });
const save = (page: Page) => page.getByRole('button', { name: 'この内容で保存する' });

// @proves screen /desk/canned-answers
test(
  '編集の担当者が言い回しを書き、直し、消す。ほかの人が先に直していれば、両方を見て選ぶ（G140）',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit, faults }, info) => {
    for (const status of [409, 422]) faults.expect(faultsOfStatus(status));
    const title = `医療費の通知の見かた ${info.testId.slice(-6)}`;
    await becomeStaff(page, { login: `answers-${info.testId}@e2e.example`, role: 'editor' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^言い回し/ })
      .click();
    await expect(page).toHaveURL(answers);

    await test.step('見本の言い回しが、話題ごとに並ぶ', async () => {
      await expect(topic(page, 'どの相談にも')).toContainText('はじめのごあいさつ');
      await expect(topic(page, 'お金')).toContainText('高額療養費制度の窓口');
      await openFold(page, 'つらい気持ちを受けとめる');
      await expect(fold(page, 'つらい気持ちを受けとめる')).toContainText(
        '無理に前を向こうとしなくて大丈夫です',
      );
      await expectSound(page, 'the canned answers');
    });

    await test.step('足りないところを言い、書いたものは読み直しても残り、離れる前にたずねる', async () => {
      await main(page).getByRole('link', { name: '言い回しを書く' }).click();
      await expect(heading(page, '言い回しを書く')).toBeFocused();
      await text(page).fill('通知には、一か月分の医療費が書かれています。');
      await save(page).click();
      await expect(page.getByRole('link', { name: '題名を入力してください' })).toBeVisible();
      await expectSound(page, 'the form of a canned answer with an error');
      await main(page).getByRole('link', { name: '戻る', exact: true }).click();
      const question = page.getByRole('dialog', { name: '保存せずに、このページをはなれますか' });
      await question.getByRole('button', { name: '書きつづける' }).click();
      await expect(question).toBeHidden();
      page.once('dialog', (asked) => asked.accept());
      await page.reload();
      await expect(text(page)).toHaveValue('通知には、一か月分の医療費が書かれています。');
    });

    await test.step('話題を選んで保存する', async () => {
      await page.getByRole('textbox', { name: '題名' }).fill(title);
      await page.getByLabel('話題').selectOption({ label: 'お金' });
      await page.getByLabel('窓口').selectOption({ label: '調布市' });
      await save(page).click();
      await expect(page.getByText('言い回しを保存しました')).toBeVisible();
      await expect(page).toHaveURL(answers);
      await expect(heading(page, '言い回し')).toBeFocused();
      await expect(topic(page, 'お金')).toContainText(title);
      await openFold(page, title);
      await expect(fold(page, title)).toContainText('調布市の窓口だけ');
      await expect(fold(page, title)).toContainText('高橋');
    });

    await test.step('ほかの人が先に直していた場合、両方を見せて選んでもらう', async () => {
      const lead = await openVisit();
      await becomeStaff(lead, {
        login: `answers-lead-${info.testId}@e2e.example`,
        role: 'lead',
        name: '佐々木',
      });
      await lead.goto(answers);
      await untilHydrated(lead);
      await edit(lead, title);
      await edit(page, title);
      await text(lead).fill('佐々木が直した文章です。');
      await save(lead).click();
      await expect(heading(lead, '言い回し')).toBeVisible();
      await text(page).fill('高橋が直した文章です。');
      await save(page).click();
      const choice = page.getByRole('region', { name: '佐々木が、先に直しています' });
      await expect(choice).toBeFocused();
      await expect(choice.getByRole('region', { name: 'わたしの内容' })).toContainText(
        '高橋が直した文章です。',
      );
      await expect(choice.getByRole('region', { name: 'いまの内容' })).toContainText(
        '佐々木が直した文章です。',
      );
      await expectSound(page, 'the choice between two versions');
      await choice.getByRole('button', { name: 'わたしの内容で保存する' }).click();
      await expect(heading(page, '言い回し')).toBeFocused();
      await openFold(page, title);
      await expect(fold(page, title)).toContainText('高橋が直した文章です。');
    });

    await test.step('名前を言うたずねに答えて、消す', async () => {
      await fold(page, title).getByRole('button', { name: '削除する' }).click();
      const question = page.getByRole('dialog', { name: 'この言い回しを削除しますか' });
      await expect(question).toContainText(`「${title}」`);
      await question.getByRole('button', { name: '削除する' }).click();
      await expect(page.getByText('言い回しを削除しました')).toBeVisible();
      await expect(fold(page, title)).toHaveCount(0);
      await expect(heading(page, '言い回し')).toBeFocused();
    });
  },
);

test(
  '直しているあいだに消された場合、書いたものを新しい言い回しとして残せる',
  { tag: '@desk' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(404));
    const title = `消される言い回し ${info.testId.slice(-6)}`;
    await becomeStaff(page, { login: `gone-${info.testId}@e2e.example`, role: 'lead' });
    await page.goto(`${answers}?id=new`);
    await page.getByRole('textbox', { name: '題名' }).fill(title);
    await text(page).fill('はじめの文章です。');
    await save(page).click();
    await edit(page, title);
    const other = await openVisit();
    await becomeStaff(other, { login: `gone-other-${info.testId}@e2e.example`, role: 'editor' });
    await other.goto(answers);
    await openFold(other, title);
    await fold(other, title).getByRole('button', { name: '削除する' }).click();
    await other.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
    await expect(other.getByText('言い回しを削除しました')).toBeVisible();

    await text(page).fill('残したい文章です。');
    await save(page).click();
    await expect(page.getByText('この言い回しは、ほかの人が削除しています。')).toBeVisible();
    await page.getByRole('button', { name: '新しい言い回しとして残す' }).click();
    await expect(heading(page, '言い回し')).toBeFocused();
    await openFold(page, title);
    await expect(fold(page, title)).toContainText('残したい文章です。');
  },
);

test('キーボードだけで、言い回しを書いて開き、消せる', { tag: '@desk' }, async ({ page }, info) => {
  const title = `折り返しのご案内 ${info.testId.slice(-6)}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeStaff(page, { login: `keys-answers-${info.testId}@e2e.example`, role: 'editor' });
  await pressOn(
    page,
    page.getByRole('navigation', { name: '机の案内' }).getByRole('link', { name: '言い回し' }),
  );
  await expect(heading(page, '言い回し')).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: '言い回しを書く' }));
  await expect(heading(page, '言い回しを書く')).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: '題名' }), title);
  await typeInto(page, text(page), '明日、こちらからお電話します。');
  await pressOn(page, save(page));
  await expect(heading(page, '言い回し')).toBeFocused();
  await tabTo(page, fold(page, title).locator('summary'));
  await page.keyboard.press('Enter');
  await pressOn(page, fold(page, title).getByRole('button', { name: '削除する' }));
  const question = page.getByRole('dialog', { name: 'この言い回しを削除しますか' });
  await pressOn(page, question.getByRole('button', { name: '削除する' }));
  await expect(fold(page, title)).toHaveCount(0);
  await expect(heading(page, '言い回し')).toBeFocused();
});
