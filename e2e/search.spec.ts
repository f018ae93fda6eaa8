import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Page } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { intercept } from './portal/intercept.ts';
import { hits, searchField } from './portal/library.ts';
import { heading, open } from './portal/navigation.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { expectSound } from './portal/sound-page.ts';
import { saveShortLog } from './portal/treatment-log.ts';

/** A document, and the application. */
const WHO = ['訪問者', '会員'] as const;

/** Of what was found, what everybody finds: a member's own logs stand apart. */
const shared = (page: Page) => hits(page).and(page.locator(':not(.search-hit-own)'));

/** What is told to a listener under the box. */
const told = (page: Page) => page.getByRole('main').locator('.search-found');

async function send(page: Page, words: string): Promise<void> {
  await searchField(page).fill(words);
  await searchField(page).press('Enter');
  await expect(heading(page)).toHaveText(`「${words}」で見つかったもの`);
}

// @proves screen /search
test('二つの言葉をつづけてさがし、戻ると一つめの答えに、もう一度戻ると、その前の画面に着く', async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles');
  await open(page, '/search');
  await send(page, 'だるさ');
  await expect(hits(page).first()).toBeVisible();
  const before = await hits(page).first().getByRole('heading').textContent();
  // Typed letter by letter: what rests in between takes no step of its own.
  await searchField(page).fill('医療');
  await expect(heading(page)).toHaveText('「医療」で見つかったもの');
  await send(page, '医療費');
  await page.goBack();
  await expect(heading(page)).toHaveText('「だるさ」で見つかったもの');
  await expect(searchField(page)).toHaveValue('だるさ');
  await expect(hits(page).first().getByRole('heading')).toHaveText(before ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/articles$/);
});

test('会員が打ってすぐ戻っても、打ちかけの言葉に引きもどされない', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await open(page, '/articles');
  await page.locator('a[href="/search"]').filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('さがす');
  await send(page, 'だるさ');
  // Back takes longer than words need to rest.
  const rested = Promise.withResolvers<void>();
  await page.route('**/articles.data**', async (route) => {
    await rested.promise;
    await route.continue();
  });
  await page.clock.install();
  await searchField(page).fill('医療費');
  await page.goBack();
  await page.clock.runFor(1_000);
  rested.resolve();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(heading(page)).toHaveText('がんの情報');
});

test('会員が二つの言葉をつづけてさがし、見つかったものを開いて戻ると、もとの答えの、もとの場所に着き、さらに戻ると一つめの答えに着く', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, '/articles');
  await page.locator('a[href="/search"]').filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('さがす');
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await send(page, 'だるさ');
  await expect(shared(page).first()).toBeVisible();
  const before = await shared(page).first().getByRole('heading').textContent();
  await send(page, '病院');
  await expect(shared(page)).toHaveCount(LIST_PAGE_SIZE);
  await shared(page).last().click();
  await expect(page).not.toHaveURL(/\/search$/);
  await page.goBack();
  await expect(heading(page)).toHaveText('「病院」で見つかったもの');
  await expect(shared(page).last()).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText('「だるさ」で見つかったもの');
  await expect(searchField(page)).toHaveValue('だるさ');
  await expect(shared(page).first().getByRole('heading')).toHaveText(before ?? '');
  expect(await page.evaluate(() => Reflect.get(window, 'isSame')), 'no page was loaded').toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/articles$/);
  await page.goForward();
  await page.reload();
  await expect(heading(page)).toHaveText('「だるさ」で見つかったもの');
  await expect(shared(page).first().getByRole('heading')).toHaveText(before ?? '');
});

for (const who of WHO) {
  test(`${who}が何も書かずに「さがす」を押すと、言葉をたのみ、前の答えは残る`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    const asked = page.getByRole('main').getByText('さがす言葉を入力してください');
    await searchField(page).press('Enter');
    await expect(asked).toBeVisible();
    await searchField(page).fill('だるい');
    await searchField(page).press('Enter');
    await expect(hits(page).first()).toBeVisible();
    await expect(asked).toBeHidden();
    await searchField(page).fill('　');
    await searchField(page).press('Enter');
    await expect(asked).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
  });
}

for (const who of WHO) {
  test(`${who}：さがす欄を空にすると、前の答えは消え、はじめの画面になる`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    await searchField(page).fill('だるさ');
    await expect(hits(page).first()).toBeVisible();
    await searchField(page).fill('');
    await expect(heading(page)).toHaveText('さがす');
    await expect(hits(page)).toHaveCount(0);
    await expect(told(page)).toHaveText('');
    await expect(page.getByRole('group', { name: 'よくさがされる言葉' })).toBeVisible();
  });
}

for (const who of WHO) {
  // @proves page status messages: search
  test(`${who}：打ちながら見つかった数を、画面を見ない方にも知らせる`, async ({ page, becomeDemoMember }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    await expect(told(page)).toHaveAttribute('role', 'status');
    await searchField(page).fill('だるさ');
    await expect(told(page)).toHaveText(
      who === '会員' ? /^\d+件(と、あなたの記録\d+件が)?見つかりました$/ : /^\d+件見つかりました$/,
    );
    await searchField(page).fill('ロケットの打ち上げ');
    await expect(told(page)).toHaveText('見つかりませんでした');
    await expect(searchField(page), 'the focus stays where one types').toBeFocused();
  });
}

for (const who of WHO) {
  // @proves page keyboard: lists and filters
  test(`${who}：「もっと見る」を押すと、続きの一つめに着く`, async ({ page, becomeDemoMember }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    await send(page, '病院');
    await expect(shared(page)).toHaveCount(LIST_PAGE_SIZE);
    const more = page.getByRole('main').getByRole('button', { name: 'もっと見る' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(shared(page).nth(LIST_PAGE_SIZE)).toBeFocused();
  });
}

test('見つかったものを開いて戻ると、もとの答えの、もとの場所に着き、読みこみ直しても、言葉は残る', async ({
  page,
}) => {
  await open(page, '/');
  await searchField(page).fill('病院');
  await searchField(page).press('Enter');
  await expect(heading(page)).toHaveText('「病院」で見つかったもの');
  await expect(page).toHaveURL(/\/search$/);
  await hits(page).last().click();
  await expect(page).not.toHaveURL(/\/search$/);
  await page.goBack();
  await expect(hits(page)).toHaveCount(LIST_PAGE_SIZE);
  await expect(hits(page).last()).toBeInViewport();
  await page.reload();
  await expect(heading(page)).toHaveText('「病院」で見つかったもの');
  await expect(searchField(page)).toHaveValue('病院');
});

for (const who of WHO) {
  // @proves page keyboard: lists and filters
  test(`${who}：種類でしぼりこむと、押したところに焦点が残り、似た言葉をふくめない答えにもできる`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    await send(page, 'だるさ');
    const kind = page.getByRole('group', { name: '種類でしぼりこむ' }).getByRole('button', { name: /^記事/ });
    await kind.focus();
    await page.keyboard.press('Enter');
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await expect(kind).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: '「だるさ」だけでさがす' }).click();
    await expect(page.getByRole('main')).toContainText('「だるさ」だけでさがしています。');
    await expect(searchField(page)).toHaveValue('だるさ');
  });
}

for (const who of WHO) {
  test(`${who}：打ちはじめの言葉に候補が出て、押すと、その言葉でさがす`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    await searchField(page).fill('はき');
    const word = page.getByRole('group', { name: '言葉の候補' }).getByRole('button', { name: '吐き気' });
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('「吐き気」で見つかったもの');
    await expect(heading(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('吐き気');
  });
}

for (const who of WHO) {
  test(`${who}：通信できない場合、そう言って、打った言葉を残し、つながると、もう一度さがせる`, async ({
    page,
    context,
    faults,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page, '/search');
    await context.setOffline(true);
    await searchField(page).fill('医療費');
    await searchField(page).press('Enter');
    const main = page.getByRole('main');
    await expect(
      main.getByText('見つかったものを表示できませんでした。').filter({ visible: true }),
    ).toBeVisible();
    await expect(searchField(page)).toHaveValue('医療費');
    await context.setOffline(false);
    await main.getByRole('button', { name: '再読み込み' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
}

for (const who of WHO) {
  // @proves state words of despair
  test(`${who}がつらい言葉を書くと、欄のすぐ下に、話せる窓口が出て、閉じたあとも、番号は一押しで開く（G119）`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    for (const path of who === '会員' ? ['/search'] : ['/', '/search']) {
      await open(page, path);
      await searchField(page).fill('もう消えたい');
      const card = page.getByRole('main').getByRole('group', { name: /とてもつらい/ });
      await expect(card.getByRole('link', { name: /0120-061-338/ })).toBeVisible();
      await card.getByRole('button', { name: 'いまは閉じる' }).click();
      await expect(card).toHaveCount(0);
      await page.getByRole('main').getByText('つらいときに話せる電話', { exact: true }).click();
      await expect(page.locator('[data-crisis]').getByRole('link', { name: /0120-061-338/ })).toBeVisible();
      await searchField(page).fill('');
      await expect(page.locator('[data-crisis]').getByRole('link')).toHaveCount(0);
    }
  });
}

test('自分の記録だけが見つかった場合、「0件」とは言わず、残りの記録への道がある', async ({
  page,
  becomeDemoMember,
}, info) => {
  const word = `ゆすらうめ${info.project.name}${info.repeatEachIndex}`;
  await becomeDemoMember('hatch');
  for (const day of ['一', '二', '三', '四']) {
    await saveShortLog(page, `庭の日 ${word} ${day}`, `${word}を見た。`);
  }
  await open(page, '/search');
  await searchField(page).fill(word);
  await expect(told(page)).toHaveText('あなたの記録4件が見つかりました');
  await expect(hits(page)).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('0件');
  await expectSound(page, 'a search that found own logs alone');
  await page.getByRole('link', { name: '治療ログをすべて見る（4件）' }).click();
  await expect(page).toHaveURL(/\/treatment-logs\?keyword=/);
  await expect(page.getByRole('main').locator('li', { has: page.locator('article') })).toHaveCount(4);
});

for (const who of WHO) {
  test(`${who}：変換の途中では、言葉の候補だけが出て、決めた言葉だけをさがす`, async ({
    page,
    context,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    const inputMethod = await context.newCDPSession(page);
    await searchField(page).focus();
    await inputMethod.send('Input.imeSetComposition', { text: 'はき', selectionStart: 2, selectionEnd: 2 });
    await expect(page.getByRole('group', { name: '言葉の候補' }).getByRole('button')).not.toHaveCount(0);
    await expect(told(page)).toHaveText(/言葉の候補\d+件$/);
    await expect(heading(page)).toHaveText('さがす');
    await inputMethod.send('Input.insertText', { text: '吐き気' });
    await expect(heading(page)).toHaveText('「吐き気」で見つかったもの');
    await expect(hits(page).first()).toBeVisible();
    expect(new URL(page.url()).search, 'the words stand in no address').toBe('');
  });
}

for (const who of WHO) {
  test(`${who}：メンテナンスのあいだにさがした場合、そのわけを言い、終わると、もう一度さがせる（G31）`, async ({
    page,
    becomeDemoMember,
    faults,
  }) => {
    faults.expect(faultsOfStatus(503));
    if (who === '会員') await becomeDemoMember('hatch');
    await open(page, '/search');
    const body = '<main><h1>ただいまメンテナンスをしています</h1></main>';
    const end = await intercept(page, '**/search', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    );
    await searchField(page).fill('医療費');
    const main = page.getByRole('main');
    await expect(main.getByText('ただいまメンテナンスをしています。')).toBeVisible();
    end();
    await main.getByRole('button', { name: '再読み込み' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
}

test('ほかのタブでログアウトしてからさがした場合、会員の画面は訪問者の画面に替わる', async ({
  page,
  context,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, '/search');
  await send(page, 'だるさ');
  await expect(hits(page).first()).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await searchField(page).fill('病院');
  await expect(page.locator('[data-search-part=results][data-reader]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('.search-hit-own')).toHaveCount(0);
  await expect(page.locator('script[data-rendered-at]')).toHaveCount(1);
});

// @proves state words of despair
for (const who of WHO) {
  test(`${who}が、通信が切れてから、さがす欄につらい言葉を書いた場合も、話せる窓口の番号が出る`, {
    tag: '@core',
  }, async ({ page, context, faults, becomeDemoMember }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    if (who === '会員') await becomeDemoMember('hatch');
    else await page.goto(FRONT_DOORS.hatch);
    const numbersOn = (tab: Page) => tab.getByRole('main').locator('a[href="tel:0120061338"]');

    // Opened online, written offline.
    await open(page, '/search');
    await searchField(page).focus();
    await untilRequestsEnd(page);
    await context.setOffline(true);
    await searchField(page).fill('死にたい');
    await expect(numbersOn(page)).toBeVisible();

    // Opened offline: once there is a connection.
    await context.setOffline(false);
    const other = await context.newPage();
    await open(other, '/search');
    await context.setOffline(true);
    await searchField(other).fill('死にたい');
    await expect(other.getByRole('main')).toContainText('表示できませんでした');
    await expect(numbersOn(other)).toBeHidden();
    await context.setOffline(false);
    await expect(numbersOn(other)).toBeVisible();
  });
}
