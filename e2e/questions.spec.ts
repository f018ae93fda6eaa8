import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const QUESTION = '家族だけで相談してもいいですか';

// @proves screen /faq
test('よくある質問は、住所の番号でその質問が開き、打つとしぼられ、住所には何も残らない', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/faq');
  const fold = page.getByRole('main').locator('details', { hasText: QUESTION });
  const id = await fold.getAttribute('id');
  await open(page, `/faq?id=${id}`);
  await expect(fold).toHaveAttribute('open', '');
  await expect(fold).toBeInViewport();
  await open(page, '/faq?id=cost');
  await expect(page.getByRole('heading', { name: '費用' })).toBeInViewport();
  await page.getByRole('searchbox', { name: '質問をさがす' }).fill('ぱすわーど');
  await expect(page.getByRole('status').filter({ hasText: /件見つかりました/ })).toBeVisible();
  await expect(
    page.getByRole('main').locator('details', { hasText: 'パスワードを忘れました' }),
  ).toBeVisible();
  await expect(fold).toBeHidden();
  await expect(page).toHaveURL(/\/faq\?id=cost$/);
  await page.getByRole('searchbox', { name: '質問をさがす' }).fill('どこにもない言葉');
  await expect(page.getByText('見つかりませんでした').first()).toBeVisible();
  await expectSound(page, 'FAQ without a hit');
});

test('「使い方を見る」の住所（/faq#start）は、はじめての方への部分に着き、窓口ごとのできることを言う', {
  tag: '@both-widths',
}, async ({ page }) => {
  const section = page.locator('section#start');
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/faq#start');
  // Its first answer stands open: whoever is new presses nothing.
  await expect(section.getByRole('heading', { name: 'はじめての方へ' })).toBeInViewport();
  await expect(section.getByText('助けになるサービスをさがす')).toBeVisible();
  await page.goto(FRONT_DOORS.chofu);
  await open(page, addressOn('chofu', '/faq#start'));
  await expect(section.getByText('電話やメールで、相談員と話す')).toBeVisible();
  await expect(section).not.toContainText('チャット');
});

// @proves screen /faq
test('JavaScriptがなくても、よくある質問は開いて読める', { tag: '@both-widths' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOn('hatch', '/faq'));
  const fold = page.getByRole('main').locator('details', { hasText: QUESTION });
  await fold.locator('summary').click();
  await expect(fold.getByText('はい').first()).toBeVisible();
  await context.close();
});

test('調布市の方には、LINEの質問を出さない', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto(FRONT_DOORS.chofu);
  await page.goto(addressOn('chofu', '/faq'));
  await expect(heading(page)).toHaveText('よくある質問');
  await expect(page.getByRole('main')).not.toContainText('LINE');
});

// @proves screen /articles/questions
// @proves screen /articles/questions/:id
test('みんなの質問は、時期とがんの種類でしぼれ、答えには確認した人と資料があり、次の一歩へ進める', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/questions');
  await page.getByRole('link', { name: '再発・転移' }).first().click();
  await expect(page).toHaveURL(/status=recurrence/);
  await page.getByRole('main').locator('a[href^="/articles/questions/"]').first().click();
  await expect(page).toHaveURL(/\/articles\/questions\/[\w-]+$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('による確認は、まだ受けていません');
  await expect(main.getByRole('heading', { name: '参考にした資料' })).toBeVisible();
  await expectSound(page, 'a question');
  await page.goto(addressOn('hatch', '/articles/questions?cancer_group=lung'));
  await expect(main.locator('a[href^="/articles/questions/"]').first()).toBeVisible();
});

// @proves screen /articles/words
test('言葉の説明は、行ごとに並び、住所の番号でその言葉に着く', { tag: '@both-widths' }, async ({ page }) => {
  await open(page, '/articles/words');
  const term = page.getByRole('main').locator('dfn').getByText('緩和ケア', { exact: true });
  const id = await term.evaluate((word) => word.closest('[id^="term-"]')?.id ?? '');
  expect(id).toMatch(/^term-/);
  await open(page, `/articles/words#${id}`);
  await expect(term).toBeInViewport();
});

// @proves page keyboard: lists and filters
test('みんなの質問のしぼりこみは、選んで取り消しても、たたまれず、焦点も押したところに残る', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/questions');
  const fold = page.getByRole('main').locator('details', { hasText: 'がんの種類・年代・性別でしぼりこむ' });
  await fold.locator('summary').click();
  const lung = fold.getByRole('group', { name: 'がんの種類' }).getByRole('link', { name: '肺がん' });
  await lung.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cancer_group=lung$/);
  await expect(lung).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/articles\/questions$/);
  await expect(lung).not.toHaveAttribute('aria-current', 'true');
  await expect(fold).toHaveAttribute('open', '');
  await expect(lung).toBeFocused();
});

// @proves screen /articles/questions
test('みんなの質問は、多くの方に共通の質問だけにもでき、住所に残り、もう一度押すと、すべてに戻る', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/questions');
  const count = page.getByRole('status').filter({ hasText: /件中/ }).first();
  const all = (await count.textContent()) ?? '';
  const common = page.getByRole('main').getByRole('link', { name: '多くの方に共通の質問' });
  await common.click();
  await expect(page).toHaveURL(/\?is_common=1$/);
  await expect(common).toHaveAttribute('aria-current', 'true');
  await expect(count).not.toHaveText(all);
  const some = (await count.textContent()) ?? '';
  await page.reload();
  await expect(count).toHaveText(some);
  await expectSound(page, 'the common questions');
  await common.click();
  await expect(page).toHaveURL(/\/articles\/questions$/);
  await expect(count).toHaveText(all);
});

test('よくある質問と言葉の説明にも、どんな役割の人の確認を受けるかと、次の見直しがある（G100）', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const main = page.getByRole('main');
  await open(page, '/faq');
  await expect(main).toContainText(
    /見本の答えです。.+による確認は、まだ受けていません。次の見直し：\d+年\d+月/,
  );
  await open(page, '/articles/words');
  await expect(main).toContainText(/見本の説明です。.+看護師.+による確認は、まだ受けていません。/);
  await expect(main).toContainText(/次の見直し：\d+年\d+月/);
  await expect(main.getByRole('heading', { name: '参考にした資料' })).toBeVisible();
});
