import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { intercept } from './portal/intercept.ts';
import { hits, searchField } from './portal/library.ts';
import { heading, untilAlive } from './portal/navigation.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const ARTICLE = '休んでも抜けないだるさ（倦怠感）があるとき';

/** From the head of the home page to the search: on a phone too narrow for it, through the menu. */
async function openSearch(page: Page): Promise<void> {
  const inHead = page.getByRole('banner').getByRole('link', { name: 'さがす' }).filter({ visible: true });
  if ((await inHead.count()) > 0) await inHead.click();
  else {
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'さがす' }).click();
  }
  await expect(page).toHaveURL(/\/search$/);
  // The box of the home page has the same name: the other page has to stand first.
  await expect(heading(page)).toHaveText('さがす');
}

/** Types a word and opens the article it finds. */
async function findArticle(page: Page): Promise<void> {
  await searchField(page).fill('だるい');
  await expect(hits(page).filter({ hasText: ARTICLE })).toBeVisible();
  await expect(page.getByText('似た言葉もふくめました')).toContainText('倦怠感');
  await searchField(page).press('Enter');
  await expect(heading(page)).toHaveText('「だるい」で見つかったもの');
  // What is looked for may tell of an illness: the address never holds it.
  await expect(page).toHaveURL(/\/search$/);
  await hits(page).filter({ hasText: ARTICLE }).click();
  await expect(heading(page)).toHaveText(ARTICLE);
}

/** Reads: who has checked it, a word that is explained in place, where it comes from. */
async function readArticle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('による確認は、まだ受けていません')).toBeVisible();
  await expect(main.getByRole('heading', { name: '参考にした資料' })).toBeVisible();
  const term = main.locator('button.term').first();
  await term.click();
  const note = page.locator('.term-note:popover-open');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(term).toBeFocused();
}

/** Says that the article helped, in two steps. */
async function answerQuestion(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'この記事は役に立ちましたか' });
  await part.getByRole('button', { name: 'はい' }).click();
  const said = part.locator('.helpful-said');
  await expect(said).toHaveText('ありがとうございます。答えを受け取りました。');
  await part.getByLabel('よろしければ、ひとこと').fill('夜に読んで、落ち着きました。');
  await part.getByRole('button', { name: 'ひとことを送る' }).click();
  await expect(said).toHaveText('ありがとうございます。記事の見直しに役立てます。');
}

/** Goes on from the article to a service of its concern. */
async function goToService(page: Page): Promise<void> {
  const next = page.getByRole('region', { name: '次にできること' });
  await next.getByRole('link', { name: /聞きたいことを整理する電話/ }).click();
  await expect(heading(page)).toHaveText('聞きたいことを整理する電話');
  await expect(page).toHaveURL(/\/treatment\/ask-phone$/);
}

/** And from there to the consultation, one press away. */
async function goToConsultation(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '相談のご案内を見る' }).first().click();
  await expect(page).toHaveURL(/\/treatment\/hidamari/);
  await expect(heading(page)).toBeVisible();
}

async function walk(page: Page, variant: VariantKey, who: string): Promise<void> {
  await test.step('さがして、記事を読む', async () => {
    await openSearch(page);
    await findArticle(page);
    await readArticle(page);
    await expectSound(page, `the article of ${variant} (${who})`);
  });
  await test.step('役に立ったかどうかを答える', () => answerQuestion(page));
  await test.step('サービスへ、そして相談へ進む', async () => {
    const next = page.getByRole('region', { name: '次にできること' });
    if (VARIANTS[variant].hasServices) await goToService(page);
    else await expect(next).toHaveCount(0);
    await goToConsultation(page);
  });
}

for (const variant of ['aflac', 'hatch', 'chofu'] as const) {
  // @proves screen /search
  // @proves call POST /crm/single-survey
  test(`${variant} の訪問者は、さがした言葉から記事へ、サービスへ、相談へと進める`, {
    tag: coreIf(variant === 'hatch', '@both-widths'),
  }, async ({ page }) => {
    await page.goto(FRONT_DOORS[variant]);
    await untilAlive(page);
    await walk(page, variant, 'visitor');
  });

  test(`${variant} の会員は、自分の記録もさがせ、記事からサービスへ、相談へと進める`, {
    tag: '@both-widths',
  }, async ({ page, becomeDemoMember }) => {
    await becomeDemoMember(variant);
    await page.goto(addressOn(variant, '/search'));
    await untilAlive(page);
    await searchField(page).fill('だるさ');
    await expect(page.getByText('あなただけに見えます').first()).toBeVisible();
    await page.goto(addressOn(variant, '/'));
    await untilAlive(page);
    await walk(page, variant, 'member');
  });
}

test('見つからないとき、近いものと、相談する先をすすめ、つらい言葉には電話の番号を出す', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/search'));
  await untilAlive(page);
  await searchField(page).fill('ロケットの打ち上げ');
  await expect(
    page.getByRole('heading', { name: '「ロケットの打ち上げ」は見つかりませんでした' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '相談員に、その言葉のまま話す' })).toBeVisible();
  await expectSound(page, 'a search that found nothing');
  await searchField(page).fill('もう消えたい');
  await expect(page.getByText('とてもつらいお気持ちなのですね')).toBeVisible();
  await expect(page.locator('a[href="tel:0120061338"]')).toBeVisible();
  // The page that helps stands among what was found, under the card.
  await expect(page.getByRole('link', { name: /ひとりだと感じるときに、つながる先/ })).toBeVisible();
});

// @proves screen /search
test('種類でしぼり、似た言葉をやめ、記事を読んで戻っても、見つけたところに戻る', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(addressOn('hatch', '/search'));
  await untilAlive(page);
  await searchField(page).fill('抗がん剤');
  await expect(page.getByText('似た言葉もふくめました')).toBeVisible();
  const count = page.getByRole('status').filter({ hasText: /件中/ });
  const all = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: '「抗がん剤」だけでさがす' }).click();
  await expect(page.getByText('「抗がん剤」だけでさがしています。')).toBeVisible();
  await page.getByRole('button', { name: '似た言葉もふくめる' }).click();
  await expect(count).toHaveText(all);
  await page.getByRole('group', { name: '種類でしぼりこむ' }).getByRole('button', { name: /^記事/ }).click();
  // The list before stays until the narrower one has come.
  await expect(count).not.toHaveText(all);
  await expect(hits(page).filter({ hasText: 'よくある質問' })).toHaveCount(0);
  await expect(page.locator('.search-results')).not.toHaveAttribute('aria-busy', 'true');
  const fifth = hits(page).nth(4);
  const title = await fifth.getByRole('heading').textContent();
  await fifth.click();
  await expect(heading(page)).toHaveText(title ?? '');
  await page.goBack();
  await expect(fifth.getByRole('heading')).toHaveText(title ?? '');
  await expect(fifth).toBeInViewport();
});

test('通信が切れているとき、さがせなかったことを伝え、つながればやり直せる', { tag: '@both-widths' }, async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto(addressOn('hatch', '/search'));
  await untilAlive(page);
  // A visitor's document asks the page itself.
  const letThrough = await intercept(page, '**/search', (route) => route.abort());
  await searchField(page).fill('医療費');
  const failed = page.getByText('表示できませんでした').filter({ visible: true });
  await expect(failed).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: /再読み込み/ }).click();
  await expect(hits(page).first()).toBeVisible();
});
