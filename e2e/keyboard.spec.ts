import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

/** More presses than the longest page has controls. */
const MOST_PRESSES = 150;

/** Moves on with the tab key until the focus is there. Fails when the keyboard never reaches it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** The focus can be seen: an outline or a shadow is drawn around the element that has it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const frames = [element, element.closest('label'), element.parentElement].filter((part) => part !== null);
    return frames.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(drawn, 'the focus is drawn').toBe(true);
}

test('最初のTabで「本文へ進む」に着き、本文へ飛べる', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '本文へ進む' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(isInMain).toBe(true);
});

test('文字の大きさの画面は、キーボードだけで開き、選び、閉じると元の場所に戻る', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const button = page.getByRole('banner').getByRole('button', { name: '文字' });
  await tabTo(page, button);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '読みやすさ' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: '標準' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('電話の幅のメニューは、開くと中だけを巡り、Escで閉じて元の場所に戻る', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FRONT_DOORS.hatch);
  const button = page.getByRole('button', { name: 'メニュー' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a[href], button').count();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control Chromium visits its own frame: the document itself is active then.
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog[open]') !== null;
    });
    expect(place, 'the page behind an open dialog is out of reach').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('治療ログは、キーボードだけでつけられる', async ({ page, becomeDemoMember }, info) => {
  const title = `キーボードの日 ${info.project.name}`;
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await tabTo(page, page.getByLabel('タイトル'));
  await page.keyboard.type(title);
  await tabTo(page, categoryTile(page, 'その他'));
  await expectFocusSeen(page);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: '自由に書く' }));
  await page.keyboard.type('手だけで書いた。');
  await tabTo(page, page.getByRole('button', { name: 'この内容で保存する' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('足りない項目がある場合、まとめから、その場所へキーボードで行ける', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await tabTo(page, page.getByRole('button', { name: 'この内容で保存する' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: /^入力内容をご確認ください/ });
  await expect(summary).toBeVisible();
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(categoryTile(page, '受診・入院')).toBeFocused();
});
