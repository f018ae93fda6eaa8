import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { heart } from './portal/library.ts';
import { heading, isMarked, mark, open } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** More than one page of the list. */
const KEPT = LIST_PAGE_SIZE + 5;

const rows = (page: Page) => page.getByRole('main').locator('ul.favourite-rows > li');
const moreLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'もっと見る' });
const articleChip = (page: Page) =>
  page.getByRole('group', { name: '種類でしぼりこむ' }).getByRole('link', { name: /^記事/ });
const titleOf = async (page: Page, at: number) =>
  (await rows(page).nth(at).getByRole('heading').textContent()) ?? '';
const takeBack = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^元に戻す\\s*：${title}$`) });

const expectCount = (page: Page, total: number, shown: number) =>
  expect(page.getByRole('status').filter({ hasText: '件を表示' })).toHaveText(
    `全${total}件中 1〜${shown}件を表示`,
  );

/** Keeps articles as their pages would, by the calls alone. */
async function keepArticles(page: Page, bearer: string): Promise<void> {
  await page.goto(addressOn('hatch', '/articles?page=2'));
  const hrefs = await page
    .locator('main ul.article-rows > li a[href^="/articles/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = [...new Set(hrefs.map((href) => href.split('/')[2]))].slice(0, KEPT);
  expect(ids).toHaveLength(KEPT);
  for (const page_id of ids) {
    await callFrom(page, { method: 'POST', path: '/favorite-articles', body: { page_id }, bearer });
  }
}

/** Opens an article from the end of the longer list and comes back: the list stands where it was left. */
async function readFarDown(page: Page): Promise<void> {
  const row = rows(page).nth(KEPT - 3);
  const title = await titleOf(page, KEPT - 3);
  await row.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await row.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expectCount(page, KEPT, KEPT);
  await expect.poll(place).toBe(before);
  await expect(row).toBeInViewport();
}

test.beforeEach(async ({ page }, info) => {
  const bearer = await becomeNewMember(page, newPerson(info));
  await keepArticles(page, bearer);
});

test('お気に入りの「もっと見る」を押すと、焦点は、はじめの新しい行のリンクに移る', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/favorite');
  await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE);
  await moreLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(KEPT);
  await expect(rows(page).nth(LIST_PAGE_SIZE).getByRole('link')).toBeFocused();
  await expectCount(page, KEPT, KEPT);
});

// @proves state favourite: remove
test('一覧で外すと、件数がすぐに減り、行はその場に残って、そこで元に戻せる', { tag: '@both-widths' }, async ({
  page,
}) => {
  await open(page, '/favorite');
  const title = await titleOf(page, 3);
  await heart(page, title).click();
  await expect(takeBack(page, title)).toBeFocused();
  // What is said of it lies over the page for six seconds.
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(rows(page).nth(3)).toContainText('お気に入りから外しました');
  await expect(articleChip(page)).toContainText(String(KEPT - 1));
  await expectCount(page, KEPT - 1, LIST_PAGE_SIZE - 1);
  await expectSound(page, 'favourites with a removed one');

  await takeBack(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(articleChip(page)).toContainText(String(KEPT));
  await expectCount(page, KEPT, LIST_PAGE_SIZE);
});

test('外したあとの「もっと見る」も、はじめの新しい行に移り、外したものはもう出ない', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/favorite');
  const title = await titleOf(page, 0);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await heart(page, title).click();
  await removed;
  await moreLink(page).click();
  await expect(rows(page)).toHaveCount(KEPT - 1);
  await expect(rows(page).filter({ hasText: title })).toHaveCount(0);
  await expect(
    rows(page)
      .nth(LIST_PAGE_SIZE - 1)
      .getByRole('link'),
  ).toBeFocused();
});

test('外すことが届かないとき、件数も行も、もとに戻る', { tag: '@both-widths' }, async ({ page, faults }) => {
  faults.expect(/Failed to load resource|net::ERR/);
  await open(page, '/favorite');
  const title = await titleOf(page, 0);
  await page.route('**/api/favorite-articles/**', (route) => route.abort());
  await heart(page, title).click();
  await expect(page.getByText('変えられませんでした。もとのままにしました。')).toBeVisible();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expectCount(page, KEPT, LIST_PAGE_SIZE);
});

// @proves state favourites: page numbers
test('ページを言わないリンクでも、前に開いたところまで開く。「戻る」では、そのときの画面の、そのところを見せる', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/favorite');
  await mark(page);
  await moreLink(page).click();
  await expect(rows(page)).toHaveCount(KEPT);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await page.getByRole('main').locator('a[href="/favorite"]').first().click();
  await expect(heading(page)).toHaveText('お気に入り');
  await expect(rows(page)).toHaveCount(KEPT);
  await expect(page).toHaveURL(/\/favorite\?page=2$/);
  expect(await isMarked(page)).toBe(true);

  await readFarDown(page);

  await page.goBack();
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await page.goBack();
  await expect(rows(page)).toHaveCount(KEPT);
  await page.goBack();
  await expect(page).toHaveURL(addressOn('hatch', '/favorite'));
  await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE);
});
