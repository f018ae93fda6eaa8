import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { letTurnsPass } from './portal/hydrated.ts';
import { tabTo } from './portal/keyboard.ts';
import { heading, open } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { setPageTime } from './portal/page-time.ts';
import { choosePopup, readTo, untilAnswered } from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';

test.use({ letBePrompted: true });

/** The day on which the portal under test renders: a browser writes its first visit down before it has asked the server. */
const FIRST_DAY = new Date();
const DAY_MS = 86_400_000;
const TITLE = 'LINEで、お返事のお知らせを受け取れます';

/** What shows it, in a document and in the application. */
const CODE = /show-promotion-/;

const card = (page: Page) => page.getByRole('region', { name: TITLE });
const close = (page: Page) => card(page).getByRole('button', { name: '閉じる' });

/** The home on so many days after the first visit, read to its end once the page has heard which day it is. */
async function readHomeAfter(page: Page, days: number): Promise<void> {
  await setPageTime(page, new Date(FIRST_DAY.getTime() + days * DAY_MS));
  // A page before it may ask late which day it is: its answer would be taken for this page's.
  await page.goto(addressOn('hatch', '/robots.txt'));
  const heard = days === 0 ? null : page.waitForResponse('**/health-check');
  await open(page, '/');
  await (await heard)?.finished();
  await readTo(page, 100);
}

/** Whether a member may be promoted to is asked of the server, and only where nothing else keeps it away. */
function watchQuestions(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/line\/link-status/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Its code is asked for only where it is due. */
function watchCode(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** The home is read to its end, on the first day by default, and its code has come and had its turn to show itself. */
async function readUntilDecided(page: Page, read = () => readHomeAfter(page, 0)): Promise<void> {
  const code = page.waitForResponse(CODE);
  await read();
  await (await code).finished();
  await untilRequestsEnd(page);
  await letTurnsPass(page);
}

// @proves state LINE promotion
test('はじめての日、30日から、60日からの日に、お知らせの終わりまで読むと、一度ずつ出る（仕様4・G80）', {
  tag: '@both-widths',
}, async ({ page }) => {
  const code = watchCode(page);
  await setPageTime(page, FIRST_DAY);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeAttached();
  expect(code, 'not before the place is reached').toEqual([]);
  await readTo(page, 100);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: TITLE })).toBeAttached();
  expect(await page.evaluate(() => document.activeElement === document.body), 'the focus stays').toBe(true);
  await expectAccessible(page);
  await close(page).click();
  await expect(card(page)).toBeHidden();

  for (const [days, comes] of [
    [0, false],
    [29, false],
    [31, true],
    [59, false],
    [75, true],
    [76, false],
    [400, false],
  ] as const) {
    const before = code.length;
    await readHomeAfter(page, days);
    if (comes) await expect(card(page), `day ${days}`).toBeVisible();
    else expect(code.length, `day ${days}`).toBe(before);
    await expect(card(page), `day ${days}`).toHaveCount(comes ? 1 : 0);
  }
});

test('キーボードで入り、Escで閉じると、焦点は来たところに戻る。ボタンは連携の画面を開く', {
  tag: '@both-widths',
}, async ({ page }) => {
  await readHomeAfter(page, 0);
  await expect(card(page)).toBeVisible();
  const before = page.getByRole('link', { name: 'お知らせをすべて見る' });
  await before.focus();
  await tabTo(page, close(page));
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await readHomeAfter(page, 30);
  await card(page).getByRole('link', { name: 'LINEと連携する' }).click();
  await expect(heading(page)).toHaveText('LINEでお知らせを受け取る');
  await expect(card(page)).toBeHidden();
});

// @proves state LINE promotion
test('会員の画面では、案内の出る回には出ず、出ない回に出る（G20）', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await choosePopup(page, { id: 2 });
  await untilAnswered(page, () => open(page, '/'));
  await readTo(page, 100);
  await expect(page.getByRole('complementary', { name: '満足度アンケート' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await choosePopup(page, null);
  await untilAnswered(page, () => open(page, '/'));
  await readTo(page, 100);
  await expect(card(page)).toBeVisible();
});

for (const when of ['開いているあいだに', '閉じたあとで'] as const) {
  // @proves state LINE promotion
  test(`相談のパネルを開いた場合、${when}お知らせの終わりまで読んでも、その画面では出ず、次に開くと出る（G20）`, async ({
    page,
  }, info) => {
    await becomeNewMember(page, newPerson(info));
    await choosePopup(page, null);
    await untilAnswered(page, () => open(page, '/'));
    const questions = watchQuestions(page);
    const readToEnd = () => readUntilDecided(page, () => readTo(page, 100));
    const panel = page.getByRole('dialog', { name: '相談する' });
    await page.getByRole('navigation', { name: '下のメニュー' }).getByRole('link', { name: '相談' }).click();
    await expect(panel).toBeVisible();
    if (when === '開いているあいだに') await readToEnd();
    await panel.getByRole('button', { name: '閉じる' }).click();
    await expect(panel).toBeHidden();
    if (when === '閉じたあとで') await readToEnd();
    await letTurnsPass(page);
    expect(questions, 'whoever looked for a person is left in peace').toEqual([]);
    await expect(card(page)).toHaveCount(0);

    await untilAnswered(page, () => open(page, '/'));
    await readTo(page, 100);
    await expect(card(page)).toBeVisible();
  });
}

test('この端末で案内を控える方と、調布市の方には、出ない', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('hidamari-fewer-prompts', 'yes'));
  await readUntilDecided(page);
  await expect(card(page)).toHaveCount(0);

  const code = watchCode(page);
  await open(page, FRONT_DOORS.chofu);
  await readTo(page, 100);
  await expect(card(page)).toHaveCount(0);
  expect(code).toEqual([]);
});

test.describe('LINEの中のブラウザの場合（G20）', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36 Line/15.1.0',
  });

  test('出ず、次に別のブラウザで開く日のために残る', async ({ page }) => {
    await readUntilDecided(page);
    await expect(card(page)).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem('hidamari-line-promotion'));
    expect(JSON.parse(kept ?? '{}').shown).toEqual([]);
  });
});
