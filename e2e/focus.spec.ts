import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { newMember, other, today } from './portal/log-list.ts';
import { firstArticle, heading, isMarked, mark, open, toNewLog } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry } from './portal/treatment-log.ts';

test.describe('別の画面へ進んだ場合', () => {
  // @proves page focus after a navigation
  test('焦点は新しい見出しに移り、題も変わる。戻っても同じで、読んでいた場所は動かず、開いていた窓は、移る前に閉じる', {
    tag: '@core',
  }, async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('hatch');
    await open(page, '/articles');
    await mark(page);
    const link = page.getByRole('main').locator('.article-rows a').last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    const title = (await link.getByRole('heading').textContent()) ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const ring = await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(ring, 'no ring around a heading that nobody chose').toBe('none');

    await page.goBack();
    await expect(heading(page)).toHaveText('がんの情報');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^がんの情報/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(await isMarked(page), 'it was a navigation, not a load').toBe(true);

    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.innerHTML = '<button>待っています</button>';
      document.body.append(dialog);
      dialog.showModal();
    });
    const inDialog = page.getByRole('button', { name: '待っています' });
    await expect(inDialog).toBeFocused();
    await page.evaluate(() => history.forward());
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(inDialog).toBeHidden();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  });

  test('キーボードで進むと、次のTabは見出しの先から始まる', async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('hatch');
    await open(page, '/articles');
    await firstArticle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/articles\/./);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const isAfter = await heading(page).evaluate((element) => {
      const active = document.activeElement;
      return (
        active !== null &&
        active !== document.body &&
        Boolean(element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    });
    expect(isAfter).toBe(true);
  });

  test('会員の画面では、仮の見出しのあとに来た本当の見出しも、焦点を引き継ぐ', async ({ page }, info) => {
    const title = '庭の日';
    const { write } = await newMember(page, info);
    await write(other('水やりをした。', today(), { title }));
    await open(page, '/treatment-logs');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/treatment-logs/*-*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const address = await listEntry(page, title).getByRole('link', { name: title }).getAttribute('href');
    // Asked for anew, the log is on nobody's shelf: its page opens before its words are here.
    await page.evaluate((href) => history.pushState({ key: 'log', idx: 9 }, '', href), address);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(heading(page)).toBeFocused();
    held.resolve();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  });

  test('見つからない画面へ進んでも、その見出しに移る', async ({ page, faults, becomeDemoMember }) => {
    faults.expect(/404/);
    await becomeDemoMember('hatch');
    await open(page, '/articles');
    await mark(page);
    await firstArticle(page).evaluate((link) => link.setAttribute('data-old', ''));
    await page.route('**/articles/*.data*', async (route) => {
      const gone = new URL(route.request().url());
      gone.pathname = '/articles/no-such-article.data';
      await route.continue({ url: gone.href });
    });
    await firstArticle(page).click();
    await expect(heading(page)).toHaveText('このページは見つかりませんでした');
    await expect(heading(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('だれにも同じ画面から進んだ場合（決定0113）', () => {
  // @proves page focus after a navigation
  test('題は新しい画面のもので、頭から始まり、次のTabは「本文へ進む」に着く。戻れば、読んでいた場所にいる', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, FRONT_DOORS.hatch);
    await open(page, '/articles');
    const link = page.getByRole('contentinfo').locator('a[href="/terms/hatch"]').filter({ visible: true });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(heading(page)).toContainText('利用規約');
    await expect(page).toHaveTitle(/^利用規約/);
    const begin = await page.evaluate(() => [document.activeElement === document.body, window.scrollY]);
    expect(begin, 'as on any page that is loaded').toEqual([true, 0]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '本文へ進む' })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveTitle(/^がんの情報/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
});

test.describe('焦点を動かさない場合', () => {
  // @proves page focus after a navigation
  test('はじめの表示、条件だけの変更、同じ画面の中の移動では、見出しに移らない', async ({
    page,
    becomeDemoMember,
  }) => {
    await becomeDemoMember('hatch');
    await open(page, '/articles');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await mark(page);
    const chip = page.getByRole('group', { name: '分類でしぼりこむ' }).getByRole('link').nth(1);
    await chip.click();
    await expect(page).toHaveURL(/category=/);
    await expect(heading(page)).toHaveText(/^がんの情報（.+）$/);
    await expect(heading(page)).not.toBeFocused();
    expect(await isMarked(page)).toBe(true);

    await page.goto(addressOn('hatch', '/articles'));
    await open(page, (await firstArticle(page).getAttribute('href')) ?? '');
    const section = page.getByRole('main').locator('a[href^="#"]').first();
    const target = page.locator((await section.getAttribute('href')) ?? '');
    await section.evaluate((link) =>
      (link.closest('details') as HTMLDetailsElement | null)?.setAttribute('open', ''),
    );
    await section.click();
    await expect(target).toBeFocused();
    await expect(heading(page)).not.toBeFocused();
  });

  test('画面の一部を指すアドレスへ進んだ場合、見出しでなく、その場所に移る', async ({
    page,
    becomeDemoMember,
  }) => {
    await becomeDemoMember('hatch');
    await open(page, '/articles');
    const link = firstArticle(page);
    const href = await link.getAttribute('href');
    await page.goto(addressOn('hatch', href ?? ''));
    const anchor = await page.getByRole('main').locator('a[href^="#"]').first().getAttribute('href');
    await open(page, '/articles');
    // A navigation by the router to an address with a fragment, as a link on any page can be.
    await page.evaluate((to) => {
      history.pushState({ key: 'part', idx: 9 }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${href}${anchor}`);
    await expect(page.locator(anchor ?? '')).toBeFocused();
  });

  // @proves page focus after a navigation
  test('新しい画面が自分で欄に焦点を置いた場合、奪わない', async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('hatch');
    // What a field with autofocus does: it takes the focus in the moment it appears.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector<HTMLElement>('main form input[name="title"]:not([data-met])');
        field?.setAttribute('data-met', '');
        field?.focus();
      }).observe(document, { childList: true, subtree: true });
    });
    await toNewLog(page);
    // Whatever would still be done after the page is drawn has been done by then.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    await expect(page.getByLabel('タイトル')).toBeFocused();
  });
});
