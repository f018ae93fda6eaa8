import { FEWER_PROMPTS_KEY } from '@hidamari/domain/popups';
import type { Page, Response, TestInfo } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { chatOf } from './portal/chat.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { letTurnsPass, untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { press, tabTo, walkAround } from './portal/keyboard.ts';
import { heading, open, sendCloseRequest } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { onboarding } from './portal/onboarding.ts';
import {
  choosePopup,
  forgetShown,
  holdPopupAnswers,
  letMomentPass,
  pageClock,
  popupCard,
  readTo,
  readUntil,
  stopClock,
  untilAnswered,
  watchPopupCalls,
} from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { signUpToFirstVisit } from './portal/sign-up.ts';
import { expectSound, expectUncovered } from './portal/sound-page.ts';

test.use({ letBePrompted: true });

const ARTICLE = '/articles/sleepless-night';
const LOGS = '/treatment-logs';

const firstLog = (page: Page) => page.getByRole('dialog', { name: '治療ログをはじめる' });
const talkCard = (page: Page) => popupCard(page, '相談のご案内');
const surveyCard = (page: Page) => popupCard(page, '満足度アンケート');

/** Opens the panel of those who ask for help, and closes it again. */
async function consultAndClose(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: '相談する' });
  await consultationButton(page).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '閉じる' }).click();
  await expect(panel).toBeHidden();
}

const becomeSomebody = (page: Page, info: TestInfo) => becomeNewMember(page, newPerson(info));

/** Opens, for the first time, a page whose clock stands before it hears what the server has chosen: no wait begins earlier. */
async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const hear = await holdPopupAnswers(page);
  await open(page, path);
  await stopClock(page);
  await hear();
}

test.describe('すぐに出るもの（仕様4、G81）', () => {
  // @proves state pop-up: guide
  // @proves state pop-up: timing 0
  test(
    '記録のない会員が治療ログを開くと重なって出て、キーボードが中に入り、閉じると戻り、もう出ない',
    { tag: ['@core', '@both-widths'] },
    async ({ page }, info) => {
      await becomeSomebody(page, info);
      const calls = watchPopupCalls(page);
      await test.step('相談のパネルを開いた場合、閉じたあとも、その画面では出ない（G20）', async () => {
        const closed = Promise.withResolvers<void>();
        const letThrough = await intercept(page, '**/api/popups?*', async (route) => {
          await closed.promise;
          await route.fulfill({ json: { data: { id: 3 } } });
        });
        const asked = page.waitForRequest('**/api/popups?*');
        await open(page, '/articles');
        await asked;
        await consultAndClose(page);
        closed.resolve();
        await untilRequestsEnd(page);
        await letTurnsPass(page);
        await expect(firstLog(page)).toBeHidden();
        letThrough();
      });
      // As whoever goes by keyboard: the focus that moves into the dialog is drawn.
      await page.locator(`a[href="${LOGS}"]`).filter({ visible: true }).first().press('Enter');
      await expect(firstLog(page)).toBeVisible();
      await expect(firstLog(page)).toContainText('体調や受診の記録を残しませんか。');
      await expect.poll(() => calls.told).toEqual(['viewed-popups {"popup_id":3}']);
      await expectAccessible(page);
      expect(await walkAround(page, firstLog(page))).toBe(3);

      await page.keyboard.press('Escape');
      await expect(firstLog(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      expect(calls.told, 'Esc is no answer').toHaveLength(1);

      await forgetShown(page);
      await untilAnswered(page, () => page.reload());
      await untilHydrated(page);
      await expect(firstLog(page)).toBeHidden();
      expect(calls.asked.at(-1)).toBe(LOGS);
    },
  );

  test(
    '閉じる合図は案内だけを閉じてその画面に残り、「戻る」は1回で前の画面へ行く',
    {
      tag: '@both-widths',
    },
    async ({ page }, info) => {
      await becomeSomebody(page, info);
      await open(page, '/articles');
      await open(page, LOGS);
      await expect(firstLog(page)).toBeVisible();
      await sendCloseRequest(page);
      await expect(firstLog(page)).toBeHidden();
      await expect(page).toHaveURL(addressOn('hatch', LOGS));
      await page.goBack();
      await expect(page).toHaveURL(addressOn('hatch', '/articles'));
    },
  );

  // @proves state pop-up: guide
  test(
    '「あとで」は控えると伝え、開き直しても出ない。進むボタンは、その画面を開く',
    { tag: '@both-widths' },
    async ({ page }, info) => {
      await becomeSomebody(page, info);
      const calls = watchPopupCalls(page);
      await open(page, LOGS);
      await firstLog(page).getByRole('button', { name: 'あとで' }).click();
      await expect(firstLog(page)).toBeHidden();
      await expect
        .poll(() => calls.told)
        .toEqual(['viewed-popups {"popup_id":3}', 'popup-restraint-flags {"popup_id":3}']);
      await forgetShown(page);
      await untilAnswered(page, () => page.reload());
      await untilHydrated(page);
      await expect(firstLog(page)).toBeHidden();

      await choosePopup(page, { id: 3 });
      await forgetShown(page);
      await open(page, LOGS);
      await firstLog(page).getByRole('link', { name: '最初の記録をつける' }).click();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs/new'));
      await expect(heading(page)).toHaveText('記録をつける');
      await expect(firstLog(page)).toBeHidden();
    },
  );

  test('登録のあとは、はじめての設定を閉じてから、ようこそが出る（G130）', async ({ page }, info) => {
    await page.goto(FRONT_DOORS.hatch);
    await page.goto(addressOn('hatch', '/sign-up/role-verification'));
    await signUpToFirstVisit(page, 'hatch', newPerson(info), () => Promise.resolve());
    const welcome = page.getByRole('dialog', { name: 'ようこそ' });
    await expect(onboarding(page).getByRole('heading', { name: 'ここで、できること' })).toBeVisible();
    await expect(onboarding(page)).toHaveCount(1);
    await onboarding(page).getByRole('button', { name: 'あとで設定する' }).click();
    await expect(welcome).toBeVisible();
    await expect(onboarding(page)).toHaveCount(1);
    await welcome.getByRole('button', { name: 'あとで見る' }).click();
    await expect(welcome).toBeHidden();
  });
});

test.describe('読んでいる途中に出るもの（仕様4、G81）', () => {
  // @proves state pop-up: timing 50
  test(
    '長い画面では半分まで読むと出て、それより前には出ず、読んでいる場所を動かさない',
    { tag: ['@core', '@both-widths'] },
    async ({ page }, info) => {
      await becomeSomebody(page, info);
      const calls = watchPopupCalls(page);
      await openStopped(page, ARTICLE);
      await letMomentPass(page);
      await readTo(page, 45);
      await letMomentPass(page);
      await expect(talkCard(page)).toBeHidden();
      expect(calls.told).toEqual([]);

      const focus = () => page.evaluate(() => document.activeElement?.tagName);
      const before = await focus();
      await expect(async () => {
        await readTo(page, 55);
        await letMomentPass(page);
        await expect(talkCard(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await focus()).toBe(before);
      await expect(
        page.getByRole('status').filter({ hasText: '画面の下に、ご案内が出ました' }),
      ).toContainText('読んで気になったことは、相談員と一緒に整理できます。');
      await expect.poll(() => calls.told).toEqual(['viewed-popups {"popup_id":6}']);
      await letMomentPass(page);
      await expect(talkCard(page), 'nothing closes it but the person').toBeVisible();
    },
  );

  // @proves state pop-up: timing 50
  test('短い画面では5秒で出る', { tag: '@both-widths' }, async ({ page }, info) => {
    await page.setViewportSize({ width: 800, height: 6_000 });
    await becomeSomebody(page, info);
    await openStopped(page, '/mental');
    const card = popupCard(page, '仲間とつながる');
    const opened = await pageClock(page);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(card).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await pageClock(page)) - opened).toBeGreaterThanOrEqual(5_000);
  });

  test(
    'キーボードで届き、Escで閉じると、来たところに戻る。よそで押したEscでは閉じない',
    { tag: '@both-widths' },
    async ({ page }, info) => {
      await becomeSomebody(page, info);
      await open(page, ARTICLE);
      await readUntil(page, talkCard(page));
      await page.keyboard.press('Escape');
      await expect(talkCard(page)).toBeVisible();
      const close = talkCard(page).getByRole('button', { name: '閉じる' }).first();
      await tabTo(page, close);
      await press(page, 'Shift+Tab');
      const before = await page.evaluateHandle(() => document.activeElement);
      await press(page, 'Tab');
      await expect(close).toBeFocused();
      await press(page, 'Tab');
      await expect(talkCard(page).getByRole('link', { name: '相談方法を見る' })).toBeFocused();
      await press(page, 'Tab');
      await expect(talkCard(page).getByRole('button', { name: '閉じる' }).last()).toBeFocused();
      await press(page, 'Shift+Tab');
      await page.keyboard.press('Escape');
      await expect(talkCard(page)).toBeHidden();
      expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  // @proves state pop-up: reported
  test('満足度アンケートは、見せただけでは伝えず、回答するときに伝える', async ({ page }, info) => {
    await becomeSomebody(page, info);
    const calls = watchPopupCalls(page);
    await choosePopup(page, { id: 2 });
    await open(page, '/');
    await readUntil(page, surveyCard(page));
    await surveyCard(page).getByRole('button', { name: '閉じる' }).click();
    await expect(surveyCard(page)).toBeHidden();
    expect(calls.told).toEqual([]);

    await test.step('閉じただけでは断ったことにならないが、24時間は出ない（G20）', async () => {
      await untilRequestsEnd(page);
      calls.asked.length = 0;
      await page.reload();
      await untilHydrated(page);
      await untilRequestsEnd(page);
      await readTo(page, 90);
      await expect(surveyCard(page)).toBeHidden();
      expect(calls.asked).toEqual([]);
    });

    await forgetShown(page);
    await open(page, '/');
    await readUntil(page, surveyCard(page));
    await surveyCard(page).getByRole('link', { name: '回答する' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/survey/service'));
    await expect.poll(() => calls.told).toEqual(['viewed-popups {"popup_id":2}']);
  });

  test('おすすめの記事は、絵と分野を見せ、題名を見せず、その記事を開く', async ({ page }, info) => {
    await becomeSomebody(page, info);
    await choosePopup(page, {
      id: 8,
      contents: {
        contents_id: 'sleepless-night',
        title: '題名に出る病気の名前',
        category_name: 'くらし',
        image_url: '/share/cover-read.png',
      },
    });
    await open(page, '/articles');
    const card = popupCard(page, 'おすすめの記事');
    await readUntil(page, card);
    await expect(card).toContainText('くらし');
    await expect(page.getByText('題名に出る病気の名前')).toHaveCount(0);
    await expect(card.locator('img')).toHaveAttribute('alt', '');
    await card.getByRole('link', { name: '記事を読む' }).click();
    await expect(page).toHaveURL(addressOn('hatch', ARTICLE));
  });
});

test.describe('見せないとき（G20）', () => {
  /** Everything a page does by itself has been done: it has told of its first visit too. */
  async function openToTheEnd(page: Page, path: string): Promise<void> {
    const told = page.waitForResponse('**/api/viewed-pages');
    await open(page, path);
    await told;
    await untilRequestsEnd(page);
  }

  // @proves state pop-up: nothing shown
  test('この端末では出さないと選んだ場合、たずねもせず、取り消せば出る', async ({ page }, info) => {
    await becomeSomebody(page, info);
    const calls = watchPopupCalls(page);
    await page.evaluate((key) => localStorage.setItem(key, 'yes'), FEWER_PROMPTS_KEY);
    await openToTheEnd(page, LOGS);
    await expect(firstLog(page)).toBeHidden();
    expect(calls.asked).toEqual([]);
    await page.evaluate((key) => localStorage.removeItem(key), FEWER_PROMPTS_KEY);
    await open(page, LOGS);
    await expect(firstLog(page)).toBeVisible();
  });

  test('相談のパネルを開いた場合、閉じたあとも、その画面では出ない', async ({ page }, info) => {
    await becomeSomebody(page, info);
    await openStopped(page, ARTICLE);
    await consultAndClose(page);
    await readTo(page, 80);
    await letMomentPass(page);
    await expect(talkCard(page)).toBeHidden();
  });

  test('チャットを開いた場合、閉じたあとも、その画面では出ない', async ({ page }, info) => {
    await becomeSomebody(page, info);
    const calls = watchPopupCalls(page);
    await page.goto(addressOn('hatch', `${LOGS}?chatplus=open`));
    await expect(chatOf(page)).toBeVisible();
    await chatOf(page).getByRole('button', { name: '閉じる' }).click();
    await expect(chatOf(page)).toBeHidden();
    await untilRequestsEnd(page);
    await expect(firstLog(page)).toBeHidden();
    expect(calls.asked).toEqual([]);
  });

  test('LINEの中のブラウザの場合、たずねもしない', async ({ openVisit }, info) => {
    const page = await openVisit({ userAgent: 'Mozilla/5.0 (iPhone) Safari Line/15.18.1' });
    await becomeSomebody(page, info);
    const calls = watchPopupCalls(page);
    await openToTheEnd(page, LOGS);
    await expect(firstLog(page)).toBeHidden();
    expect(calls.asked).toEqual([]);
  });

  test('訪問者には、案内の台本も、問い合わせもない', async ({ page }) => {
    const calls = watchPopupCalls(page);
    const coming: Promise<string>[] = [];
    const read = (response: Response) => {
      if (response.request().resourceType() === 'script') coming.push(response.text());
    };
    page.on('response', read);
    await page.goto(FRONT_DOORS.hatch);
    await untilHydrated(page);
    await untilRequestsEnd(page);
    page.off('response', read);
    expect(calls.asked).toEqual([]);
    const scripts = await Promise.all(coming);
    expect(scripts.filter((script) => script.includes('popup-card'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
  });

  // @proves state viewed page or pop-up
  test('案内が届かない場合も、画面はそのまま使え、画面を訪れたと伝えたあとに、たずねなおす', async ({
    page,
    faults,
  }, info) => {
    faults.expect(/\/api\/popups|Failed to load resource/);
    await becomeSomebody(page, info);
    const calls = watchPopupCalls(page);
    await page.route('**/api/popups?*', (route) => route.abort());
    await openToTheEnd(page, LOGS);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => calls.asked).toEqual([LOGS, LOGS]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('どの幅でも、だれにでも使える（G81）', () => {
  test('すぐに出るもの', async ({ page }, info) => {
    await becomeSomebody(page, info);
    await open(page, LOGS);
    await expect(firstLog(page)).toBeVisible();
    await expectSound(page, 'a pop-up that comes at once');
  });

  test('読んでいる途中に出るもの', async ({ page }, info) => {
    await becomeSomebody(page, info);
    await open(page, ARTICLE);
    await readUntil(page, talkCard(page));
    await expectSound(page, 'a pop-up that comes while reading');
    await expectUncovered(page, 'a pop-up that comes while reading');
    await page.setViewportSize({ width: 640, height: 400 });
    await readTo(page, 0);
    await tabTo(page, talkCard(page).getByRole('link', { name: '相談方法を見る' }));
    const box = await talkCard(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(68);
  });

  // @proves page accessible: focus
  test('案内が出ているあいだも、キーボードで進む先は、足もとの終わりまで、いつも見える（WCAG 2.4.11）', async ({
    page,
  }, info) => {
    await becomeSomebody(page, info);
    await open(page, ARTICLE);
    await readUntil(page, talkCard(page));
    await readTo(page, 0);
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last());
    await expect(talkCard(page)).toBeVisible();
  });
});
