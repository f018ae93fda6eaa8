import { addressOn } from './portal/addresses.ts';
import { intercept } from './portal/intercept.ts';
import { heart, pressHeart } from './portal/library.ts';
import { heading, open, untilAlive } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { inDatabase } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const ARTICLE = { path: '/articles/sleepless-night', title: '眠れない夜に、できることを三つだけ' };
/** An article that no other test keeps: its count is this test's own. */
const COUNTED = { id: 'body-notes', title: 'からだの変化をメモに残すこつ' };
const SERVICE = '医療費の通知を一緒に読む';

// @proves screen /favorite
test(
  '記事とサービスを保存し、一覧で見て、外して取り消せる。読み込み直しても残り、届かなかったときは、そう伝える',
  { tag: ['@core', '@both-widths'] },
  async ({ page, faults }, info) => {
    faults.expect(faultsOfStatus(503));
    await becomeNewMember(page, newPerson(info));
    await open(page, '/favorite');
    await expect(page.getByRole('heading', { name: '保存した記事は、まだありません' })).toBeVisible();
    await expectSound(page, 'favourites of nobody');
    await open(page, ARTICLE.path);
    const letThrough = await intercept(page, '**/api/favorite-articles**', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await heart(page, ARTICLE.title).click();
    await expect(page.getByText('変えられませんでした。もとのままにしました。')).toBeVisible();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'false');
    letThrough();
    await pressHeart(page, ARTICLE.title, true);
    await open(page, '/services?category=financial');
    await pressHeart(page, SERVICE, true);

    await open(page, '/favorite');
    await expect(page.getByRole('link', { name: new RegExp(ARTICLE.title) })).toBeVisible();
    await expectSound(page, 'favourites');
    await page
      .getByRole('link', { name: /^サービス/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/favorite\?category=service$/);
    await expect(page.getByRole('link', { name: new RegExp(SERVICE) })).toBeVisible();

    await heart(page, SERVICE).click();
    await expect(page.getByRole('status').filter({ hasText: 'お気に入りから外しました' })).toBeVisible();
    const restored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await page.getByRole('button', { name: '取り消す' }).click();
    await expect(heart(page, SERVICE)).toHaveAttribute('aria-pressed', 'true');
    await restored;
    await page.reload();
    await untilAlive(page);
    await expect(heart(page, SERVICE)).toHaveAttribute('aria-pressed', 'true');

    await open(page, '/financial');
    await expect(page.getByRole('region', { name: '保存したサービス' })).toContainText(SERVICE);
  },
);

// @proves state favourite: add
test(
  'サーバーが答えないとき、押したことはもとに戻り、そのことを伝える',
  { tag: '@both-widths' },
  async ({ page, faults }, info) => {
    faults.expect(/503|Failed to load resource/);
    await becomeNewMember(page, newPerson(info));
    await open(page, ARTICLE.path);
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'false');
    const letThrough = await intercept(page, '**/api/favorite-articles**', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await heart(page, ARTICLE.title).click();
    await expect(page.getByText('変えられませんでした。もとのままにしました。')).toBeVisible();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'false');
    letThrough();
    await pressHeart(page, ARTICLE.title, true);
    await page.route('**/api/favorite-articles/**', (route) => route.abort());
    await heart(page, ARTICLE.title).click();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  '続けて二度押し、どちらも届かないとき、サーバーにない保存の印は残らない',
  { tag: '@both-widths' },
  async ({ page, faults }, info) => {
    faults.expect(/Failed to load resource|net::ERR/);
    await becomeNewMember(page, newPerson(info));
    await open(page, ARTICLE.path);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/favorite-articles**', async (route) => {
      await held.promise;
      await route.abort();
    });
    await heart(page, ARTICLE.title).click();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'true');
    await heart(page, ARTICLE.title).click();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'false');
    held.resolve();
    await expect(page.getByText('変えられませんでした。もとのままにしました。')).toBeVisible();
    await expect(heart(page, ARTICLE.title)).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  '保存した人の数は、「○人が保存」と読み上げられ、押すと一人ふえる',
  { tag: '@both-widths' },
  async ({ page }, info) => {
    const person = newPerson(info);
    await becomeNewMember(page, person);
    await inDatabase(
      `insert into favourites (member_id, kind, content_id, created_at, updated_at)
     select gen_random_uuid(), 'article', $1, $2::timestamptz, $2 from generate_series(1, 11)`,
      [COUNTED.id, new Date()],
    );
    await open(page, `/articles/${COUNTED.id}`);
    const keep = page.getByRole('button', { name: new RegExp(`^保存\\s*：${COUNTED.title}`) });
    const count = Number(/([\d,]+)人が保存$/.exec((await keep.textContent()) ?? '')?.[1]?.replace(',', ''));
    expect(count).toBeGreaterThanOrEqual(11);
    await keep.click();
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^保存ずみ\\s*：${COUNTED.title}\\s*、${count + 1}人が保存$`),
      }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
);

test('訪問者には、保存の印を出さない', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto(addressOn('hatch', ARTICLE.path));
  await untilAlive(page);
  await expect(heading(page)).toHaveText(ARTICLE.title);
  await expect(heart(page, ARTICLE.title)).toHaveCount(0);
});

// @proves state list: kept while reading
test('「もっと見る」で増やした記事の一覧は、読んで戻っても、数も場所も同じ', { tag: '@both-widths' }, async ({
  page,
}) => {
  await open(page, '/articles');
  const rows = page.getByRole('main').locator('ul.article-rows > li');
  await page.getByRole('link', { name: 'もっと見る' }).click();
  await expect(rows).toHaveCount(40);
  const count = page.getByRole('status').filter({ hasText: /件中 1〜40件/ });
  await expect(count).toBeVisible();
  const row = rows.nth(31);
  await row.scrollIntoViewIfNeeded();
  const title = await row.getByRole('heading').textContent();
  await row.getByRole('link').click();
  await expect(heading(page)).toHaveText(title ?? '');
  await page.goBack();
  await expect(rows).toHaveCount(40);
  await expect(count).toBeVisible();
  await expect(rows.nth(31)).toBeInViewport();
});
