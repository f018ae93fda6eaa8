import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { answer, card, saved } from './portal/check-in.ts';
import { LIST, newMember, rows } from './portal/log-list.ts';
import { loseNetwork, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';

/** Every file of a script that the page asks for from now on. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const ofSending = (asked: readonly string[]) => asked.filter((path) => path.includes('live-check-in'));

test.describe('会員のホームの、困りごと（G146）', () => {
  test('画面の頭の案内も、その方のための一覧へ進み、いまいるところを示す', { tag: '@both-widths' }, async ({
    page,
    becomeDemoMember,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await becomeDemoMember('hatch');
    await open(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'お金', exact: true });
    await link.click();
    await expect(page).toHaveURL(addressOn('hatch', '/financial'));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await open(page, '/treatment/hidamari');
    await expect(
      page.getByRole('banner').getByRole('link', { name: '治療', exact: true }),
    ).not.toHaveAttribute('aria-current');
  });
});

test.describe('会員のホームの、きょうの調子（G25・G60）', () => {
  // @proves state check-in: taps at once
  test(
    'ひとつ押すだけで残り、送るためのスクリプトは、はじめて押したときに読む',
    { tag: ['@core', '@both-widths'] },
    async ({ page }, info) => {
      await newMember(page, info);
      const asked = scriptsAskedBy(page);
      await open(page, '/');
      await expect(answer(page, '気分', 'よくない')).toBeVisible();
      await expectAccessible(page);
      expect(ofSending(asked), 'before anything is pressed').toEqual([]);
      await answer(page, '気分', 'よくない').check();
      await expect(answer(page, '気分', 'よくない'), 'the place of who types stays').toBeFocused();
      await expect(saved(page)).toBeVisible();
      expect(ofSending(asked)).not.toEqual([]);
      await expect(card(page).getByRole('link', { name: /^119/ })).toBeVisible();
      await answer(page, 'だるさ', '軽い').check();
      await expect(saved(page)).toBeVisible();
      await expectAccessible(page);

      await open(page, LIST);
      await expect(rows(page)).toHaveCount(1);
      await expect(answer(page, '気分', 'よくない')).toBeChecked();
      await expect(answer(page, 'だるさ', '軽い')).toBeChecked();
    },
  );

  test('はじめの答えも取り消せて、何も残らない', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, '/');
    await answer(page, '気分', 'つらい').check();
    await expect(saved(page)).toBeVisible();
    await card(page).getByRole('button', { name: '取り消す' }).click();
    await expect(card(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await open(page, LIST);
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
  });

  // @proves state check-in: offline
  test('通信が切れているときに押した場合も、そう言って答えを残し、つながると送る', async ({
    page,
    context,
    faults,
  }, info) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await newMember(page, info);
    await open(page, '/');
    await expect(answer(page, '気分', 'よい')).toBeVisible();
    await loseNetwork(page);
    await answer(page, '気分', 'よい').check();
    await expect(card(page)).toContainText('つながったら、自動で送ります。');
    await expect(answer(page, '気分', 'よい')).toBeChecked();
    await expect(saved(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await open(page, LIST);
    await expect(rows(page)).toHaveCount(1);
    await expect(answer(page, '気分', 'よい')).toBeChecked();
  });
});
