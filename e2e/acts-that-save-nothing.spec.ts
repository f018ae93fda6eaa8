import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { loseNetwork } from './portal/navigation.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

interface Act {
  path: string;
  /** What is there to write before the press. */
  write: (page: Page) => Promise<void>;
  press: string;
  /** Said where a fault of ours stops it. */
  failed: string;
}

const nothing = () => Promise.resolve();

/** The ways in that save nothing. */
const ACTS: readonly Act[] = [
  {
    path: '/login',
    write: nothing,
    press: 'メールアドレスか電話番号でログイン',
    failed: 'ログインできませんでした。',
  },
  {
    path: '/login-temporary',
    write: async (page) => {
      await page.getByLabel('メールアドレスまたは電話番号').fill('090-1234-5678');
      await page.getByRole('textbox', { name: 'パスワード' }).fill('kari-no-pasuwado-1');
    },
    press: 'ログイン',
    failed: 'ログインできませんでした。',
  },
  {
    path: '/login/password-request',
    write: (page) => page.getByLabel('携帯電話番号').fill('090-1234-5678'),
    press: '確認コードを受け取る',
    failed: '送れませんでした。',
  },
  {
    path: '/login-temporary/password-request',
    write: (page) => page.getByLabel('メールアドレスまたは電話番号').fill('090-1234-5678'),
    press: '確認コードを受け取る',
    failed: '送れませんでした。',
  },
  {
    path: '/sign-up/role-verification',
    write: (page) => page.getByLabel('利用コード').fill('HIDAMARI'),
    press: 'この内容で確認する',
    failed: '確認できませんでした。',
  },
  {
    path: '/sign-up/known-address',
    write: (page) => page.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako@example.jp'),
    press: 'メールで確かめる',
    failed: '送れませんでした。',
  },
  {
    path: '/sign-up/role-verification',
    write: async (page) => {
      await page.getByLabel('利用コード').fill('HIDAMARI');
      await page.getByRole('button', { name: 'この内容で確認する' }).click();
      await expect(page.getByRole('button', { name: 'お持ちの共通IDで続ける' })).toBeVisible();
    },
    press: 'お持ちの共通IDで続ける',
    failed: 'ログインできませんでした。',
  },
];

/** The service behind the portal does not answer. */
const UNAVAILABLE = {
  status: 503,
  json: { status_code: 503, name: 'UNAVAILABLE', message: '', request_id: 'r-1' },
};

test('保存ではない操作が、こちらの故障か通信の切れで止まった場合、保存のことは言わず、しようとしたことを言う', {
  tag: '@core',
}, async ({ page, context, faults }) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  faults.expect(faultsOfStatus(503));
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'でした。' });
  await page.goto(FRONT_DOORS.hatch);
  for (const { path, write, press, failed } of ACTS) {
    await test.step(`${path}：${press}`, async () => {
      await page.goto(addressOn('hatch', path));
      await write(page);
      const button = page.getByRole('main').getByRole('button', { name: press, exact: true });
      const letThrough = await intercept(page, '**/api/**', (route) => route.fulfill(UNAVAILABLE));
      await button.click();
      await expect(told).toContainText(`${failed}しばらくしてから、もう一度お試しください。`);
      await expect(told).not.toContainText(/保存|書いたもの|下書き|再送/);
      await expectAccessible(page);
      letThrough();

      await loseNetwork(page);
      await button.click();
      await expect(told).toContainText('通信できませんでした。電波の届くところで、もう一度お試しください。');
      await expect(told).not.toContainText(/保存|書いたもの|下書き|再送/);
      await context.setOffline(false);
    });
  }
});
