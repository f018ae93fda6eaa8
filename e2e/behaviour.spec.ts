import { TOAST_SECONDS } from '@hidamari/domain/limits';
import { TOASTS } from '@hidamari/domain/toasts';
import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { tabTo } from './portal/keyboard.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { signUp } from './portal/sign-up.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** From the list of logs to the form of a new one, as a member walks. */
async function toNewLog(page: Page): Promise<void> {
  await open(page, '/treatment-logs');
  await page.getByRole('main').getByRole('link', { name: '記録をつける' }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText('記録をつける');
}
const firstArticle = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/articles/"]', { has: page.getByRole('heading') })
    .first();
const readingDialog = (page: Page) => page.getByRole('dialog', { name: '読みやすさ' });
const openReading = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '文字', exact: true }).click();

/** Opens an address and waits until the script has taken the page over: from then on links walk without a load. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path.startsWith('http') ? path : addressOn('hatch', path));
  await untilAlive(page);
}

/** The router takes the scrolling over once everything else stands. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Marks the document, so that a test can tell a walk from a load. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

test.describe('別の画面へ進んだ場合', () => {
  test('焦点は新しい見出しに移り、題も変わる。戻っても同じで、読んでいた場所は動かない', async ({ page }) => {
    await open(page, FRONT_DOORS.hatch);
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
    expect(await isMarked(page), 'it was a walk, not a load').toBe(true);
  });

  test('キーボードで進むと、次のTabは見出しの先から始まる', async ({ page }) => {
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

  test('会員の画面では、仮の見出しのあとに来た本当の見出しも、焦点を引き継ぐ', async ({
    page,
    becomeDemoMember,
  }) => {
    await becomeDemoMember('hatch');
    await open(page, '/treatment-logs');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/treatment-logs/*-*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    const address = await link.getAttribute('href');
    // Asked for anew, the log is on nobody's shelf: its page opens before its words are here.
    await page.evaluate((href) => history.pushState({ key: 'log', idx: 9 }, '', href), address);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(heading(page)).toBeFocused();
    held.resolve();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  });

  test('見つからない画面へ進んでも、その見出しに移る', async ({ page, faults }) => {
    faults.expect(/404/);
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

test.describe('焦点を動かさない場合', () => {
  test('はじめの表示、条件だけの変更、同じ画面の中の移動では、見出しに移らない', async ({ page }) => {
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

  test('画面の一部を指すアドレスへ進んだ場合、見出しでなく、その場所に移る', async ({ page }) => {
    await open(page, '/articles');
    const link = firstArticle(page);
    const href = await link.getAttribute('href');
    await page.goto(addressOn('hatch', href ?? ''));
    const anchor = await page.getByRole('main').locator('a[href^="#"]').first().getAttribute('href');
    await open(page, '/articles');
    // A walk by the router to an address with a fragment, as a link on any page can be.
    await page.evaluate((to) => {
      history.pushState({ key: 'part', idx: 9 }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${href}${anchor}`);
    await expect(page.locator(anchor ?? '')).toBeFocused();
  });

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

  test('開いたままの窓の下では移らず、閉じてから移る', async ({ page }) => {
    await open(page, FRONT_DOORS.hatch);
    await open(page, '/articles');
    await firstArticle(page).click();
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.innerHTML = '<button>待っています</button>';
      document.body.append(dialog);
      dialog.showModal();
    });
    const inDialog = page.getByRole('button', { name: '待っています' });
    await expect(inDialog).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(/^がんの情報/);
    await expect(inDialog).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    await expect(heading(page)).toHaveText('がんの情報');
    await expect(heading(page)).toBeFocused();
  });
});

test.describe('お知らせ（G114）', () => {
  /** A page that says something as it opens, as after a sign-in step. */
  async function openWithToast(page: Page, path = '/articles'): Promise<Locator> {
    await page.addInitScript(() => sessionStorage.setItem('hidamari-arrival-toast', 'already-verified'));
    await open(page, path);
    const toast = page.locator('.ui-toast', { hasText: TOASTS['already-verified'] });
    await expect(toast).toBeVisible();
    return toast;
  }

  /** Nothing lies over it: a press in its middle meets it. */
  async function expectOnTop(toast: Locator): Promise<void> {
    await expect(toast).toBeInViewport({ ratio: 1 });
    const isMet = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isMet, 'the toast lies on top').toBe(true);
  }

  test('窓が開いている間も、その上に見え、キーボードで届き、閉じると画面に戻る', async ({ page }) => {
    const toast = await openWithToast(page);
    await toast.getByRole('button', { name: '止める' }).click();
    await openReading(page);
    const dialog = readingDialog(page);
    await expect(dialog.getByRole('status')).toContainText(TOASTS['already-verified']);
    await expectOnTop(toast);
    for (const part of await dialog.locator('h2, .ui-dialog-head button, label').all()) {
      const isFree = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.ui-toast');
      });
      expect(isFree, 'the toast covers nothing of the dialog').toBe(true);
    }
    await expectAccessible(page);
    await expect(toast.getByRole('button', { name: '止める' }), 'what was stopped stays so').toHaveCount(0);
    await tabTo(page, toast.getByRole('button', { name: '閉じる' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectOnTop(toast);

    await openReading(page);
    await toast.getByRole('button', { name: '閉じる' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('窓の中で押したことの結果も、その窓の上に出る', async ({ page, becomeDemoMember, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.setViewportSize({ width: 390, height: 844 });
    await becomeDemoMember('hatch');
    await open(page, '/treatment-logs');
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'メニュー' }).click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await menu.getByRole('button', { name: 'ログアウト' }).click();
    const toast = menu.locator('.ui-toast');
    await expect(toast).toContainText('ログアウトできませんでした');
    await expectOnTop(toast);
    await toast.getByRole('button', { name: '閉じる' }).click();
    await expect(toast).toHaveCount(0);
  });

  test('6秒で消える。指しているあいだも、焦点があるあいだも待つ', async ({ page }) => {
    await page.clock.install();
    const toast = await openWithToast(page);
    await toast.hover();
    const close = toast.getByRole('button', { name: '閉じる' });
    await close.focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(TOAST_SECONDS * 3_000);
    await expect(toast, 'the focus alone holds it').toBeVisible();
    await toast.hover();
    await close.blur();
    await page.clock.fastForward(TOAST_SECONDS * 3_000);
    await expect(toast, 'the pointer alone holds it').toBeVisible();
    await page.mouse.move(0, 0);
    await expect(toast).not.toHaveAttribute('data-paused');
    await openReading(page);
    await expect(readingDialog(page).locator('.ui-toast')).toBeVisible();
    // It may have come up just where the pointer rests.
    await page.mouse.move(0, 300);
    await expect(toast).not.toHaveAttribute('data-paused');
    await page.clock.fastForward(TOAST_SECONDS * 1_000);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('ブラウザの「戻る」', () => {
  /** Home, then the list by a walk: two entries of one document. */
  async function homeThenArticles(page: Page): Promise<void> {
    await open(page, FRONT_DOORS.hatch);
    await open(page, addressOn('hatch', '/'));
    await page.locator('main a[href="/articles"], footer a[href="/articles"]').first().click();
    await expect(heading(page)).toHaveText('がんの情報');
  }
  /** The history is in line with what is open; that takes the browser a moment. */
  const untilBelowStep = (page: Page) => page.waitForFunction(() => !history.state?.isDialog);
  const onHome = (page: Page) => expect(page).toHaveURL(addressOn('hatch', '/'));
  const onArticles = async (page: Page) => {
    await expect(page).toHaveURL(addressOn('hatch', '/articles'));
    await expect(heading(page)).toHaveText('がんの情報');
  };

  test('開いた窓だけを閉じ、次の「戻る」は前の画面へ、「進む」は次の画面へ行く', async ({ page }) => {
    await homeThenArticles(page);
    await mark(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') loads.push(new URL(request.url()).pathname);
    });
    await openReading(page);
    await expect(readingDialog(page)).toBeVisible();
    await page.goBack();
    await expect(readingDialog(page)).toBeHidden();
    await onArticles(page);
    expect(loads, 'closing loads nothing anew').toEqual([]);
    await expect(page.getByRole('banner').getByRole('button', { name: '文字', exact: true })).toBeFocused();
    await page.goBack();
    await onHome(page);
    await page.goForward();
    await onArticles(page);
    // Where the dialog lay there is nothing to see, and nothing that holds the next press up.
    await page.goForward();
    await onArticles(page);
    await expect(readingDialog(page)).toBeHidden();
    await page.goBack();
    await onHome(page);
    expect(await isMarked(page), 'all of it was one document').toBe(true);
  });

  for (const [how, close] of [
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['閉じるボタン', (page: Page) => readingDialog(page).getByRole('button', { name: '閉じる' }).click()],
    // Chromium does so when Esc comes again before the person has pressed anything else.
    [
      'ブラウザ自身',
      (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()),
    ],
  ] as const) {
    test(`${how}で閉じたあとの「戻る」は、1回で前の画面へ行く`, async ({ page }) => {
      await homeThenArticles(page);
      for (let time = 0; time < 2; time += 1) {
        await openReading(page);
        await expect(readingDialog(page)).toBeVisible();
        await close(page);
        await expect(readingDialog(page)).toBeHidden();
        await untilBelowStep(page);
      }
      await page.goBack();
      await onHome(page);
    });
  }

  test('はじめに開いた画面でも、サイトを離れずに窓を閉じる', async ({ page }) => {
    await open(page, '/articles');
    await openReading(page);
    await expect(readingDialog(page)).toBeVisible();
    await page.goBack();
    await expect(readingDialog(page)).toBeHidden();
    await onArticles(page);
  });

  test('窓の中のリンクで進んだ場合、戻れば1回で元の画面、進めば1回でその画面になる', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, FRONT_DOORS.hatch);
    await open(page, addressOn('hatch', '/'));
    await mark(page);
    await page.getByRole('button', { name: 'メニュー' }).click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await menu.getByRole('link', { name: 'がんの情報' }).click();
    await onArticles(page);
    await expect(menu, 'the menu does not come along').toBeHidden();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await onHome(page);
    await page.goForward();
    await onArticles(page);
    await page.goBack();
    await onHome(page);
    await expect(menu).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test('窓を開いたまま読み込み直しても、次の「戻る」は1回で前の画面へ行く', async ({ page }) => {
    await homeThenArticles(page);
    await openReading(page);
    await expect(readingDialog(page)).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await onArticles(page);
    await expect(readingDialog(page)).toBeHidden();
    await untilBelowStep(page);
    await page.goBack();
    await onHome(page);
  });

  test('窓を開いたまま別のページへ移り、戻ってきても、次の「戻る」は1回で前の画面へ行く', async ({
    page,
  }) => {
    await homeThenArticles(page);
    await openReading(page);
    await expect(readingDialog(page)).toBeVisible();
    await open(page, '/howto-signup');
    await page.goBack();
    await untilAlive(page);
    await onArticles(page);
    await untilBelowStep(page);
    await page.goBack();
    await onHome(page);
  });

  test.describe('会員', () => {
    test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

    test('相談の窓だけを閉じる。別の画面へ移ると、窓はついて来ない', async ({ page }) => {
      await open(page, addressOn('hatch', '/'));
      await mark(page);
      await page.locator('a[href="/treatment-logs"]').filter({ visible: true }).first().click();
      await expect(heading(page)).toHaveText('治療ログ');
      const panel = page.getByRole('dialog', { name: '相談する' });
      const button = page.getByRole('main').getByRole('link', { name: /^相談する/ });
      await button.click();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
      await expect(button).toBeVisible();
      await button.click();
      await expect(panel).toBeVisible();
      // A long press on the button offers pages further back.
      await page.evaluate(() => history.go(-2));
      await onHome(page);
      await expect(heading(page)).toBeFocused();
      await expect(panel).toBeHidden();
      expect(await isMarked(page)).toBe(true);
    });

    test('書いている途中なら、窓だけを閉じ、書いたものは残る', async ({ page }) => {
      await toNewLog(page);
      await page.getByLabel('タイトル').fill('書きかけの日');
      await openReading(page);
      await expect(readingDialog(page)).toBeVisible();
      await page.goBack();
      await expect(readingDialog(page)).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByLabel('タイトル')).toHaveValue('書きかけの日');
    });

    test('離れるかをたずねる窓も「戻る」で閉じて書きつづけられ、「はなれる」は前の画面へ行く', async ({
      page,
    }) => {
      await toNewLog(page);
      await page.getByLabel('タイトル').fill('書きかけの日');
      const question = page.getByRole('dialog', { name: '保存せずに、このページをはなれますか' });
      const expectWriting = async () => {
        await expect(question).toBeHidden();
        await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs/new'));
        await expect(page.getByLabel('タイトル')).toHaveValue('書きかけの日');
      };
      await test.step('「戻る」でたずねられた場合', async () => {
        await page.evaluate(() => history.back());
        await expect(question).toBeVisible();
        await page.evaluate(() => history.back());
        await expectWriting();
      });
      await test.step('リンクでたずねられた場合', async () => {
        await page.getByRole('main').getByRole('link', { name: '治療ログへ戻る' }).click();
        await expect(question).toBeVisible();
        await page.goBack();
        await expectWriting();
      });
      await test.step('はなれる', async () => {
        await page.evaluate(() => history.back());
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: 'はなれる' }).click();
        await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
        await expect(heading(page)).toBeFocused();
      });
      await test.step('リンクから、はなれる', async () => {
        await page.goForward();
        await page.getByLabel('タイトル').fill('もう一度');
        await page.getByRole('main').getByRole('link', { name: '治療ログへ戻る' }).click();
        await question.getByRole('button', { name: 'はなれる' }).click();
        await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
        await page.goBack();
        await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs/new'));
      });
    });

    test('窓の中で記録を削除した場合、消えた記録の画面には戻らない', async ({ page, faults }, info) => {
      faults.expect(faultsOfStatus(404));
      const title = `消える日 ${info.project.name} ${info.repeatEachIndex}`;
      await open(page, addressOn('hatch', '/articles'));
      await open(page, addressOn('hatch', '/treatment-logs/new'));
      await page.getByLabel('タイトル').fill(title);
      await categoryTile(page, 'その他').check();
      await page.getByRole('textbox', { name: '自由に書く' }).fill('庭の水やりをした。');
      await page.getByRole('button', { name: 'この内容で保存する' }).click();
      await expect(heading(page)).toHaveText(title);
      await page.getByRole('button', { name: '削除する' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
      await expect(listEntry(page, title)).toHaveCount(0);
      await expect(page.getByText(/^記録を削除しました/)).toBeVisible();
      await page.goBack();
      await onArticles(page);
      await page.goForward();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
    });
  });

  test('メニューからログアウトしたあとの「戻る」は、会員の画面を通らない（F36）', async ({ page }, info) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(FRONT_DOORS.hatch);
    await page.goto(addressOn('hatch', '/sign-up/role-verification'));
    await signUp(page, 'hatch', newPerson(info));
    await expect(heading(page)).toContainText('さん、こんにちは。');
    await open(page, '/articles');
    await open(page, '/treatment-logs');
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL(/\/(\?role=hatch)?$/);
    await expect(heading(page)).toContainText('ひとりで抱えずに');
    await page.goBack();
    await onArticles(page);
  });
});
