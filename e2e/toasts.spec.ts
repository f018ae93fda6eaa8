import { TOAST_SECONDS } from '@hidamari/domain/limits';
import { TOASTS } from '@hidamari/domain/toasts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { press, tabTo } from './portal/keyboard.ts';
import { open, openReading, readingDialog } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';

test.describe('お知らせ（G114）', () => {
  /** A page that says something as it opens, as after a sign-in step. */
  async function openWithToast(page: Page, path = '/contact'): Promise<Locator> {
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

  // @proves page toasts
  test('窓が開いている間も、その上に見え、キーボードで届き、閉じると画面に戻る', { tag: '@core' }, async ({
    page,
  }) => {
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

  // @proves page toasts
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

  // @proves page toasts
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

  test('お知らせの下になる所へキーボードで進むと、そこが見えるところまで動く', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toast = await openWithToast(page);
    await toast.getByRole('button', { name: '止める' }).click();
    const links = page.getByRole('main').getByRole('link');
    await links.first().focus();
    for (let stops = await links.count(); stops > 0; stops -= 1) await press(page, 'Tab');
  });
});
