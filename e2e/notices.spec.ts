import { SEND_AGAIN_LABEL } from '@hidamari/domain/query-errors';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const NOTICES = addressOn('hatch', '/account/notices');
const PROFILE = '**/api/users/profile';

const channel = (page: Page, name: string) => page.getByRole('radio', { name });
const kind = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const DONE = 'お知らせの受け取り方を変えました';

/** Presses, and waits until the account holds it. */
async function press(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/') && answer.ok(),
  );
  await act();
  await answered;
  await expect(page.getByText(DONE).first()).toBeVisible();
}

// @proves screen /account/notices
test(
  'お知らせの受け取り方と種類を選ぶと、すぐに変わり、読み直しても残る。控えると静かになり、いつでも戻せる',
  { tag: ['@core', '@both-widths'] },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/account'));
    await page.getByRole('main').getByRole('link', { name: 'お知らせの受け取り メール' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お知らせの受け取り');

    await test.step('はじめは、メールで、お返事だけ', async () => {
      await expect(channel(page, 'メール')).toBeChecked();
      await expect(kind(page, 'お返事が届いたとき')).toBeChecked();
      for (const name of [
        '次の予定の前の日',
        '月に一度のふり返り',
        '新しいお知らせ・イベント',
        'お知らせを控える',
      ])
        await expect(kind(page, name)).not.toBeChecked();
      await expect(page.getByText('お返事が届いています。サイトでご確認ください。')).toBeVisible();
      await expect(page.getByText('夜8時から朝8時までは送りません。')).toBeVisible();
    });

    await test.step('キーだけで選べる', async () => {
      await kind(page, '次の予定の前の日').focus();
      await press(page, () => page.keyboard.press('Space'));
      await expect(kind(page, '次の予定の前の日')).toBeChecked();
      await expect(kind(page, '次の予定の前の日')).toBeFocused();
    });

    await test.step('新しいお知らせは同意として残り、読み直しても、選んだとおり', async () => {
      await press(page, () => kind(page, '新しいお知らせ・イベント').check());
      await press(page, () => channel(page, '受け取らない').check());
      await expect(page.getByText('いまはどれも届きません')).toBeVisible();
      await page.reload();
      await expect(channel(page, '受け取らない')).toBeChecked();
      await expect(kind(page, '次の予定の前の日')).toBeChecked();
      await expect(kind(page, '新しいお知らせ・イベント')).toBeChecked();
      await page.goto(addressOn('hatch', '/account/privacy'));
      const news = page.getByRole('region', { name: 'お知らせのメール', exact: true });
      await expect(news).toContainText('同意中');
      await page.goto(NOTICES);
    });

    await test.step('控えるあいだも、選んだことは残り、戻すとそのまま', async () => {
      await press(page, () => channel(page, 'メール').check());
      await press(page, () => kind(page, 'お知らせを控える').check());
      await expect(page.getByText('控えているあいだに届くのは、お返事だけです。')).toBeVisible();
      await expect(kind(page, '次の予定の前の日')).toBeChecked();
      await expectAccessible(page);
      await page.reload();
      await expect(kind(page, 'お知らせを控える')).toBeChecked();
      await expectSound(page, 'the notices while they are held');
      await press(page, () => kind(page, 'お知らせを控える').uncheck());
      await expect(page.getByText('控えているあいだに届くのは、お返事だけです。')).toBeHidden();
    });
  },
);

// @proves screen /account/notices
test(
  '選び方は答えを待たずに見え、届かなかったときは元に戻り、もう一度送れる',
  { tag: '@both-widths' },
  async ({ page, faults }, info) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await becomeNewMember(page, newPerson(info));
    await page.goto(NOTICES);
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
    const letThrough = await intercept(page, PROFILE, async (route) => {
      await answer;
      await route.continue();
    });
    await kind(page, '月に一度のふり返り').check();
    await expect(kind(page, '月に一度のふり返り')).toBeChecked();
    await kind(page, '次の予定の前の日').check();
    await expect(page.getByText(DONE)).toBeHidden();
    letGo();
    await expect(page.getByText(DONE).first()).toBeVisible();
    await expect(kind(page, '次の予定の前の日')).toBeChecked();
    letThrough();

    await loseNetwork(page);
    await kind(page, 'お知らせを控える').click();
    const fault = page.getByRole('alert').filter({ hasText: '受け取り方は、変わっていません。' });
    await expect(fault).toBeVisible();
    await expect(kind(page, 'お知らせを控える')).not.toBeChecked();
    await page.context().setOffline(false);
    await press(page, () => fault.getByRole('button', { name: SEND_AGAIN_LABEL }).click());
    await expect(fault).toBeHidden();
    await page.reload();
    await expect(kind(page, 'お知らせを控える')).toBeChecked();
    await expect(kind(page, '月に一度のふり返り')).toBeChecked();
  },
);

// @proves screen /account/notices
test('調布の会員には、LINEを出さない', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info), 'chofu');
  await page.goto(addressOn('chofu', '/account/notices'));
  await expect(channel(page, 'メール')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('LINE');
});
