import { VARIANT_KEYS, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { expectDeskOf, expectFrameOf, expectNoDeadLink } from './portal/desk-on-page.ts';
import { passHostedLogin } from './portal/members.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { faultsOfStatus, type PageFaults } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { signUp } from './portal/sign-up.ts';
import {
  expectWritten,
  listEntry,
  type WrittenLog,
  wholeLog,
  writeWholeLog,
} from './portal/treatment-log.ts';

/** What every page of the way has to be, whoever reads it. */
async function expectSound(page: Page, variant: VariantKey): Promise<void> {
  await expectFrameOf(page, variant);
  await expectNoDeadLink(page);
  await expectAccessible(page);
}

/** Home, article list, an article, back. */
async function lookAround(page: Page, variant: VariantKey): Promise<void> {
  await page.goto(FRONT_DOORS[variant]);
  await expectDeskOf(page, variant);
  await expectSound(page, variant);

  await page.goto(addressOn(variant, '/articles'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報');
  await expectSound(page, variant);
  const first = page
    .getByRole('main')
    .locator('a[href^="/articles/"]', { has: page.getByRole('heading') })
    .first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expectSound(page, variant);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報');
}

async function becomeMember(page: Page, variant: VariantKey, person: NewPerson) {
  await page.goto(addressOn(variant, '/login'));
  await expectAccessible(page);
  await page.getByRole('link', { name: '新規会員登録' }).click();
  await expect(page).toHaveURL(addressOn(variant, '/sign-up/role-verification'));
  await signUp(page, variant, person);
  // The page has taken `is_first` off the address (G130).
  await expect(page).toHaveURL(addressOn(variant, '/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('さん、こんにちは。');
  await expectSound(page, variant);
}

async function keepLog(page: Page, variant: VariantKey, log: WrittenLog): Promise<void> {
  await page.goto(addressOn(variant, '/treatment-logs'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
  await expect(page.getByText('まだ記録はありません')).toBeVisible();
  await expectSound(page, variant);
  await page.getByRole('link', { name: '記録をつける' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('記録をつける');
  await writeWholeLog(page, log);
  await expectSound(page, variant);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(page.getByText('記録を保存しました')).toBeVisible();
  await expectWritten(page, log);
  await expectSound(page, variant);
}

async function findAndMendLog(page: Page, variant: VariantKey, log: WrittenLog): Promise<WrittenLog> {
  await page.getByRole('link', { name: '治療ログへ戻る' }).click();
  await expect(listEntry(page, log.title)).toBeVisible();
  await expectSound(page, variant);
  // A reload reads it from the database, not from what the tab remembers.
  await page.reload();
  await listEntry(page, log.title).getByRole('link', { name: log.title }).click();
  await expectWritten(page, log);

  const mended = { ...log, title: `${log.title}（直した）`, explanation: '次は3週間後になった。' };
  await page.getByRole('link', { name: '直す', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('記録を直す');
  await page.getByLabel('タイトル').fill(mended.title);
  await page.getByLabel('言われたこと').fill(mended.explanation);
  await expectSound(page, variant);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expectWritten(page, mended);
  await page.reload();
  await expectWritten(page, mended);
  return mended;
}

async function deleteLog(
  page: Page,
  variant: VariantKey,
  log: WrittenLog,
  faults: PageFaults,
): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'この記録を削除しますか' });
  await expect(question).toContainText(log.title);
  await expectAccessible(page);
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page).toHaveURL(addressOn(variant, '/treatment-logs'));
  await expect(page.getByText('まだ記録はありません')).toBeVisible();
  faults.expect(faultsOfStatus(404));
  expect((await page.goto(address))?.status()).toBe(404);
}

/** The way out stands in the header of a desk, and in the menu of a phone. */
async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'メニュー' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'ログアウト' }).filter({ visible: true }).click();
}

/** By number: an address signs nobody in before its owner has confirmed it. */
async function comeBackTo(page: Page, variant: VariantKey, person: NewPerson) {
  await page.goto(addressOn(variant, '/treatment-logs'));
  await expect(page).toHaveURL(addressOn(variant, '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-variant', VARIANTS[variant].theme);
  await expectAccessible(page);
  await passHostedLogin(page, person.phone, person.password);
  await expect(page).toHaveURL(addressOn(variant, '/treatment-logs'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
}

for (const variant of VARIANT_KEYS) {
  // @proves screen /
  // @proves screen /articles
  // @proves screen /articles/:id
  // @proves screen /login
  // @proves screen /login/session
  // @proves screen /sign-up/register
  // @proves screen /sign-up/role-verification
  // @proves screen /sign-up/verification
  // @proves screen /treatment-logs
  // @proves screen /treatment-logs/:id
  // @proves screen /treatment-logs/:id/edit
  // @proves screen /treatment-logs/new
  // @proves toast registration-succeeded
  // @proves state log saved, edited or deleted
  // @proves state logout
  // @proves state onboarding
  // @proves state route entry: after success
  // @proves state support phone
  // @proves page member screens for a visitor
  test(
    `${variant}：はじめての人が読み、登録し、治療ログをつけ、戻ってくる`,
    { tag: ['@core', '@both-widths'] },
    async ({ page, faults }, info) => {
      const person = newPerson(info);
      const log = wholeLog('点滴の日');
      await test.step('訪問者として読む', () => lookAround(page, variant));
      await test.step('登録して、ログインした状態で着く', () => becomeMember(page, variant, person));
      await test.step('治療ログを5つの種類でつける', () => keepLog(page, variant, log));
      const mended = await test.step('一覧で見つけて直す', () => findAndMendLog(page, variant, log));
      await test.step('削除する', () => deleteLog(page, variant, mended, faults));
      await test.step('ログアウトする', async () => {
        await logOut(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ひとりで抱えずに');
        await page.waitForLoadState();
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
      });
      await test.step('見たかった画面へ、ログインして戻る', () => comeBackTo(page, variant, person));
    },
  );
}
