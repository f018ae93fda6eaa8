import { DRAFT_FOUND_TEXT } from '@hidamari/domain/treatment-logs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { passHostedLogin } from './portal/members.ts';
import { heading, open, sendCloseRequest, untilAlive } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry, saveShortLog } from './portal/treatment-log.ts';

const NEW_LOG = '/treatment-logs/new';
const title = (page: Page) => page.getByLabel('タイトル');
const text = (page: Page) => page.getByRole('textbox', { name: '自由記入' });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'この内容で保存する');
const offer = (page: Page) => page.getByText(DRAFT_FOUND_TEXT);
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: '通信できませんでした。' });
const untilKept = (page: Page) => expect(page.getByText('下書きを保存しました')).toBeVisible();

/** Loads the page again, as a telephone does by itself; the browser's own question is answered with yes. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** What this tab and this device still keep of anybody's writing. */
const keptDrafts = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
      /^hidamari-(sealed-)?draft:/.test(key),
    ),
  );
const sealedDrafts = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('hidamari-sealed-draft:'))),
  );

test.describe('下書きがあるのに、こたえずに書きはじめた場合（G67）', () => {
  const OLDER = '先に書いた下書き';
  const NEWER = 'いま書いたもの';
  const question = (page: Page) => page.getByRole('dialog', { name: '下書きの続きから書きますか' });

  /** A draft is offered, the page having been loaded anew right after it was typed; something newer was written without an answer. */
  async function writeBesideOffer(page: Page): Promise<void> {
    await open(page, NEW_LOG);
    await title(page).fill(OLDER);
    await reload(page);
    await expect(offer(page)).toBeVisible();
    await title(page).fill(NEWER);
    await untilKept(page);
  }

  test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

  // @proves state draft: offered
  test('打ってすぐ読み込み直しても、どちらも消えず、下書きの続きを書くのは、たずねてからにする', {
    tag: '@core',
  }, async ({ page }) => {
    await writeBesideOffer(page);
    await reload(page);
    await expect(title(page)).toHaveValue(NEWER);
    await expect(offer(page)).toBeVisible();

    await button(page, '続きから書く').click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'いまのまま書く' }).click();
    await expect(question(page)).toBeHidden();
    await expect(title(page)).toHaveValue(NEWER);
    await expect(offer(page)).toBeVisible();

    await button(page, '続きから書く').click();
    await question(page).getByRole('button', { name: '下書きの続きから書く' }).click();
    await expect(title(page)).toHaveValue(OLDER);
    await expect(offer(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();

    await reload(page);
    await expect(title(page)).toHaveValue('');
    await button(page, '続きから書く').click();
    await expect(title(page), 'with nothing written nothing is asked').toHaveValue(OLDER);
    await expect
      .poll(async () => (await keptDrafts(page)).filter((key) => !key.includes('sealed')))
      .toHaveLength(1);
  });

  // @proves state draft: offered
  test('下書きを消しても、いま書いたものは下書きとして残る', async ({ page }) => {
    await writeBesideOffer(page);
    await button(page, '下書きを消す').click();
    await expect(offer(page)).toBeHidden();
    await expect(title(page)).toHaveValue(NEWER);
    await reload(page);
    await expect(offer(page)).toBeVisible();
    await button(page, '続きから書く').click();
    await expect(title(page)).toHaveValue(NEWER);
  });

  // @proves state draft: offered
  test('保存しても、こたえていない下書きは残り、保存したものの下書きは残らない', async ({ page }) => {
    await writeBesideOffer(page);
    await categoryTile(page, 'その他').check();
    await text(page).fill('庭の水やりをした。');
    await save(page).click();
    await expect(heading(page)).toHaveText(NEWER);
    await expect
      .poll(async () => (await keptDrafts(page)).filter((key) => key.endsWith(':beside')))
      .toEqual([]);
    await open(page, NEW_LOG);
    await expect(title(page)).toHaveValue('');
    await button(page, '続きから書く').click();
    await expect(title(page)).toHaveValue(OLDER);
  });
});

// @proves state draft: another tab, another day
test(
  'タブを閉じても、新しいタブで続きから書ける。端末には読める形で残らず、ログアウトはたずねてから消す',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await open(page, NEW_LOG);
    await title(page).fill('閉じてしまった日');
    await expect.poll(() => sealedDrafts(page)).toContain('nonce');
    expect(await sealedDrafts(page)).not.toContain('閉じて');

    const later = await page.context().newPage();
    await page.close();
    await open(later, NEW_LOG);
    await expect(offer(later)).toBeVisible();
    await button(later, '続きから書く').click();
    await expect(title(later)).toHaveValue('閉じてしまった日');

    await open(later, '/treatment-logs');
    await later.getByRole('button', { name: 'メニュー' }).click();
    await later.getByRole('button', { name: 'ログアウト', exact: true }).click();
    const question = later.getByRole('dialog', { name: '下書きを消して、ログアウトしますか' });
    await expect(question).toBeVisible();
    await expectAccessible(later);
    await question.getByRole('button', { name: 'ログアウトする' }).click();
    await expect(heading(later)).toContainText('ひとりで抱えずに');
    await expect.poll(() => keptDrafts(later)).toEqual([]);
  },
);

// @proves state draft: another tab, another day
test('パスワードを変えてすべての端末からログアウトしても、下書きは残り、続きから書ける', async ({
  page,
}, info) => {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await open(page, NEW_LOG);
  await title(page).fill('パスワードを変えた日');
  await expect.poll(() => sealedDrafts(page)).toContain('nonce');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/login/logged-in-password-reset');
  await page.getByRole('textbox', { name: 'いまのパスワード' }).fill(person.password);
  await button(page, '次へ').click();
  await page.getByRole('textbox', { name: '新しいパスワード' }).fill('あたらしい庭の名前');
  await button(page, 'パスワードを変更する').click();
  await expect(page.getByRole('main')).toContainText('パスワードを変更しました');

  await open(page, NEW_LOG);
  await button(page, 'メールアドレスか電話番号でログイン').click();
  await passHostedLogin(page, person.phone, 'あたらしい庭の名前');
  await expect(heading(page)).toHaveText('記録をつける');
  await button(page, '続きから書く').click();
  await expect(title(page)).toHaveValue('パスワードを変えた日');
});

// @proves state draft: logout
test(
  '書きかけでログアウトする場合、はじめにたずね、ログアウトのあとには何も残らない（G13・G67）',
  { tag: '@core' },
  async ({ page }, info) => {
    const question = page.getByRole('dialog', { name: '保存せずに、ログアウトしますか' });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const logOut = () => page.getByRole('button', { name: 'ログアウト', exact: true }).click();

    await becomeNewMember(page, newPerson(info));
    await open(page, NEW_LOG);
    await title(page).fill('書きかけの日');
    await untilKept(page);
    await title(page).fill('書きかけの日、つづき');

    await page.setViewportSize({ width: 1280, height: 800 });
    await logOut();
    await expect(question).toBeVisible();
    expect(calls, 'nothing ends before the answer').not.toContain('/api/logout');
    await expectAccessible(page);
    await question.getByRole('button', { name: '書きつづける' }).click();
    await expect(question).toBeHidden();
    await expect(title(page)).toHaveValue('書きかけの日、つづき');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'メニュー' }).click();
    await logOut();
    await expect(question).toBeVisible();
    await sendCloseRequest(page);
    await expect(question, 'the question alone closes').toBeHidden();
    await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
    await logOut();
    await question.getByRole('button', { name: 'ログアウトする' }).click();
    await expect(heading(page)).toContainText('ひとりで抱えずに');
    expect(calls).toContain('/api/logout');
    expect(asked, 'the browser does not ask once more').toEqual([]);
    await expect.poll(() => keptDrafts(page)).toEqual([]);
  },
);

// @proves state draft: offered
test('新しい記録を「わたしの内容で保存する」で保存した場合、下書きは残らない', async ({
  page,
  faults,
  becomeDemoMember,
}, info) => {
  faults.expect(faultsOfStatus(409));
  faults.expect(/net::ERR_FAILED/);
  await becomeDemoMember('hatch');
  await open(page, NEW_LOG);
  await title(page).fill(`返事のなかった日 ${info.project.name} ${info.repeatEachIndex}`);
  await categoryTile(page, 'その他').check();
  await text(page).fill('はじめに書いたこと。');
  await untilKept(page);
  const isSave = (url: URL) => url.pathname.startsWith('/api/treatment-logs');
  const letThrough = await intercept(page, isSave, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    // The save arrives, and its answer is lost.
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(lost(page)).toBeVisible();
  letThrough();
  await text(page).fill('書きたしたこと。');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'わたしの内容で保存する' })).toBeVisible();
  const letThroughAgain = await intercept(page, isSave, (route) => route.abort());
  await page.getByRole('button', { name: 'わたしの内容で保存する' }).click();
  await expect(lost(page)).toBeVisible();
  letThroughAgain();
  await save(page).click();
  await expect(page.getByRole('main')).toContainText('書きたしたこと。');
  await expect(heading(page)).toContainText('返事のなかった日');
  await expect.poll(() => keptDrafts(page)).toEqual([]);
});

// @proves state log deleted: page still open
test('直している記録がほかの画面で削除された場合、そう言い、新しい記録として保存できる', async ({
  page,
  faults,
  becomeDemoMember,
}, info) => {
  faults.expect(faultsOfStatus(404));
  await becomeDemoMember('hatch');
  const name = `消えていた日 ${info.project.name} ${info.repeatEachIndex}`;
  await saveShortLog(page, name, 'はじめに書いたこと。');
  const gone = page.url();
  await open(page, `${gone}/edit`);
  const other = await page.context().newPage();
  await open(other, gone);
  await other.getByRole('button', { name: '削除する' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expect(other.getByText('記録を削除しました')).toBeVisible();

  await text(page).fill('消える前に書きなおしたこと。');
  await untilKept(page);
  await save(page).click();
  await expect(page.getByText('この記録は、ほかの画面で削除されています。')).toBeVisible();
  await expect(text(page)).toHaveValue('消える前に書きなおしたこと。');
  await expectAccessible(page);
  await button(page, '新しい記録として保存する').click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('main')).toContainText('消える前に書きなおしたこと。');
  expect(page.url()).not.toBe(gone);
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await open(page, '/treatment-logs');
  await expect(listEntry(page, name)).toHaveCount(1);
});
