import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { chatInPanel, consultationButton } from './portal/consultation-button.ts';
import { letTurnsPass } from './portal/hydrated.ts';
import {
  heading,
  isMarked,
  mark,
  open,
  sendCloseRequest,
  toNewLog,
  untilAlive,
} from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const onHome = (page: Page) => expect(page).toHaveURL(addressOn('hatch', '/'));
const onArticles = async (page: Page) => {
  await expect(page).toHaveURL(addressOn('hatch', '/articles'));
  await expect(heading(page)).toHaveText('がんの情報');
};

test.describe('会員の「戻る」', () => {
  test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

  /** Home, then the list by a navigation: two entries of one document. */
  async function homeThenArticles(page: Page): Promise<void> {
    await open(page, addressOn('hatch', '/'));
    await page.locator('main a[href="/articles"], footer a[href="/articles"]').first().click();
    await expect(heading(page)).toHaveText('がんの情報');
  }
  const panelOf = (page: Page) => page.getByRole('dialog', { name: '相談する' });
  async function openPanel(page: Page): Promise<void> {
    await consultationButton(page).click();
    await expect(panelOf(page)).toBeVisible();
  }

  for (const [how, close] of [
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['閉じるボタン', (page: Page) => panelOf(page).getByRole('button', { name: '閉じる' }).click()],
    // Chromium sends it for the back gesture of Android.
    ['閉じる合図', sendCloseRequest],
    // Chromium does so when a request comes again before the person has pressed anything else.
    [
      'ブラウザ自身',
      (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()),
    ],
  ] as const) {
    // @proves page back button and dialogs
    test(`${how}は開いた窓だけを閉じ、次の「戻る」は1回で前の画面へ行く`, async ({ page }) => {
      await homeThenArticles(page);
      const entries = await page.evaluate(() => history.length);
      for (let time = 0; time < 2; time += 1) {
        await openPanel(page);
        await close(page);
        await expect(panelOf(page)).toBeHidden();
        await onArticles(page);
        await expect(consultationButton(page)).toBeFocused();
      }
      expect(await page.evaluate(() => history.length), 'a dialog adds nothing to the history').toBe(entries);
      await page.goBack();
      await onHome(page);
    });
  }

  // @proves page back button and dialogs
  // @proves state consultation panel
  test('開いた窓は、「戻る」にも「進む」にもついて来ず、読み込み直しても、次の「戻る」は1回で前の画面へ行く', {
    tag: '@core',
  }, async ({ page }) => {
    await homeThenArticles(page);
    await mark(page);
    await openPanel(page);
    await page.goBack();
    await onHome(page);
    await expect(panelOf(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await onArticles(page);
    await expect(panelOf(page)).toBeHidden();
    expect(await isMarked(page), 'all of it was one document').toBe(true);
    await openPanel(page);
    await page.reload();
    await untilAlive(page);
    await expect(panelOf(page)).toBeHidden();
    await page.goBack();
    await onHome(page);
  });

  test('同じ画面の別の所へ戻った場合も、開いた窓は閉じる', async ({ page }) => {
    await open(page, '/articles');
    await page.evaluate(() => {
      const link = document.querySelector('a[data-router-link][href="/articles"]');
      link?.setAttribute('href', '/articles?page=2');
      (link as HTMLElement | null)?.click();
    });
    await expect(page).toHaveURL(/\?page=2$/);
    await openPanel(page);
    await page.goBack();
    await onArticles(page);
    await expect(panelOf(page)).toBeHidden();
  });

  test('チャットの窓からやりとりの画面へ進んだ場合、窓は閉じ、戻れば1回で元の画面になる', async ({
    page,
  }) => {
    await homeThenArticles(page);
    await openPanel(page);
    await chatInPanel(page).click();
    const chat = page.getByRole('dialog', { name: 'チャットで相談する' });
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await expect(page).toHaveURL(/\/questions\?case_id=/);
    await expect(chat).toBeHidden();
    await page.goBack();
    await onArticles(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goBack();
    await onHome(page);
  });

  test('窓の中のリンクで進んだ場合、戻れば1回で元の画面、進めば1回でその画面になる', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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

  test('読みかけの答えを待たずに先へ進んでも、誤りにならない', async ({ page }) => {
    // The first line of every answer comes at once, what follows never does, as on a connection that has become slow.
    await page.addInitScript(() => {
      const fetchNow = window.fetch;
      window.fetch = async (...asked) => {
        const answer = await fetchNow(...asked);
        if (!answer.url.includes('.data') || !answer.body) return answer;
        const signal = asked[1]?.signal;
        const body = answer.body.pipeThrough(
          new TransformStream({
            start: (rest) =>
              signal?.addEventListener('abort', () => {
                Reflect.set(window, 'hasStopped', true);
                rest.error(signal.reason);
              }),
            transform: (part, rest) => {
              rest.enqueue(part);
              Reflect.set(window, 'hasBegun', true);
            },
            flush: () => new Promise(() => {}),
          }),
        );
        return new Response(body, answer);
      };
    });
    await homeThenArticles(page);
    // The answer is there and its styles are not: the navigation waits for them.
    const gone = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await gone.promise;
      await route.continue();
    });
    await page.evaluate(() => Reflect.set(window, 'hasBegun', false));
    await page.goBack();
    await page.waitForFunction(() => Reflect.get(window, 'hasBegun'));
    await letTurnsPass(page);
    await page.goForward();
    await page.waitForFunction(() => Reflect.get(window, 'hasStopped'));
    gone.resolve();
    await onArticles(page);
  });

  // @proves page back button and dialogs
  test('書きかけで「戻る」と、離れるかをたずねられる。閉じれば書きつづけられ、「はなれる」は前の画面へ行く', async ({
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
      await letTurnsPass(page);
      await expect(question, 'Back once more changes nothing').toBeVisible();
      await sendCloseRequest(page);
      await expectWriting();
    });
    await test.step('リンクでたずねられた場合', async () => {
      await page.getByRole('main').getByRole('link', { name: '治療ログへ戻る' }).click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
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

  // @proves page back button and dialogs
  test('窓の中で記録を削除した場合、消えた記録の画面には戻らない', async ({ page, faults }, info) => {
    faults.expect(faultsOfStatus(404));
    const title = `消える日 ${info.project.name} ${info.repeatEachIndex}`;
    await open(page, addressOn('hatch', '/articles'));
    await open(page, addressOn('hatch', '/treatment-logs/new'));
    await page.getByLabel('タイトル').fill(title);
    await categoryTile(page, 'その他').check();
    await page.getByRole('textbox', { name: '自由記入' }).fill('庭の水やりをした。');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(heading(page)).toHaveText(title);
    await page.getByRole('button', { name: '削除する' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
    // It is said for six seconds.
    await expect(page.getByText(/^記録を削除しました/)).toBeVisible();
    await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
    await expect(listEntry(page, title)).toHaveCount(0);
    await page.goBack();
    await onArticles(page);
    await page.goForward();
    await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
  });
});

test(
  'メニューからログアウトしたあとの「戻る」は、会員の画面を通らない（F36）',
  { tag: '@core' },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await becomeNewMember(page, newPerson(info));
    await open(page, '/articles');
    await open(page, '/treatment-logs');
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL(/\/(\?role=hatch)?$/);
    await expect(heading(page)).toContainText('ひとりで抱えずに');
    await page.goBack();
    await onArticles(page);
  },
);

// @proves page back button and dialogs
test('会員が歩いたあとログインが切れ、だれにも同じ画面が出た場合も、「戻る」「進む」は、その住所の画面を開く', {
  tag: '@core',
}, async ({ page, context, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await open(page, '/');
  const link = (href: string) => page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  await link('/articles').click();
  await onArticles(page);
  await link('/services').click();
  await expect(heading(page)).toContainText('サービス');
  // What the page says of itself has arrived: without its session it would be refused.
  await untilRequestsEnd(page);
  await context.clearCookies({ name: /session|member|refresh/ });
  await page.reload();
  await expect(heading(page)).toContainText('サービス');
  await page.goBack();
  await onArticles(page);
  await page.goBack();
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await expect(heading(page)).not.toContainText('がんの情報');
  await page.goForward();
  await onArticles(page);
});
