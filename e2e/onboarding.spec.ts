import { TOASTS } from '@hidamari/domain/toasts';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { tabTo } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { newPerson } from './portal/new-person.ts';
import { onboarding } from './portal/onboarding.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { signUpToFirstVisit } from './portal/sign-up.ts';

const withoutLooking = () => Promise.resolve();

for (const variant of ['hatch', 'aflac', 'chofu'] as const) {
  // @proves state onboarding
  test(
    `${variant}の会員登録のあと、4つの設定を順に答えられ、次の段階は題から始まり、答えはアカウントに残る（G22・G130）`,
    { tag: coreIf(variant === 'hatch') },
    async ({ page, faults }, info) => {
      faults.expect(faultsOfStatus(422));
      await page.goto(FRONT_DOORS[variant]);
      await page.goto(addressOn(variant, '/sign-up/role-verification'));
      await signUpToFirstVisit(page, variant, newPerson(info), withoutLooking);
      const dialog = onboarding(page);
      await expect(dialog.getByText(TOASTS['registration-succeeded'])).toBeVisible();
      await expect(page).toHaveURL(addressOn(variant, '/'));

      await expect(dialog.getByRole('heading', { name: 'ここで、できること' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '次へ' }).click();

      await expect(dialog.getByRole('heading', { name: 'いまの状況を教えてください' })).toBeFocused();
      await dialog.getByLabel('家族など身近な人').check();
      await dialog.getByLabel('がんの種類').selectOption({ label: '肺がん' });
      await dialog.getByLabel('いまの時期').selectOption({ label: '治療中' });
      await dialog.getByRole('button', { name: '次へ' }).click();
      // A family member is asked who they are to the patient, and whether the patient knows (G141).
      await expect(dialog.getByText('入力内容をご確認ください（2か所）')).toBeVisible();
      await dialog.getByLabel('ご本人との関係').selectOption({ label: '親' });
      await dialog.getByLabel('ご本人の了承を得ています').check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '次へ' }).click();

      await expect(dialog.getByRole('heading', { name: 'お知らせの受け取り方' })).toBeVisible();
      if (variant === 'chofu') await expect(dialog.getByText('LINE')).toBeHidden();
      await dialog.getByLabel('受け取らない').check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '次へ' }).click();

      await expect(dialog.getByRole('heading', { name: '読みやすい大きさは' })).toBeVisible();
      await dialog.getByText('特大').click();
      await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '戻る' }).click();
      await expect(dialog.getByLabel('受け取らない')).toBeChecked();
      await dialog.getByRole('button', { name: '次へ' }).click();
      await dialog.getByRole('button', { name: 'ホームへ進む' }).click();
      await expect(dialog).toBeHidden();

      // Another device: what the account remembers is there from the first drawing on.
      await page.evaluate(() => localStorage.clear());
      await page.goto(addressOn(variant, '/account/edit'));
      await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
      await expect(page.getByLabel('家族など身近な人')).toBeChecked();
      await expect(page.getByLabel('ご本人との関係')).toHaveValue('parents');
      await expect(page.getByLabel('がんの種類')).toHaveValue('lung');
      await expect(page.getByLabel('いまの時期')).toHaveValue('treating');
      await expect(page.getByLabel('ご本人の了承を得ています')).toBeChecked();
    },
  );
}

// @proves state onboarding
test('「あとで設定する」を選んだ場合、何も変えずに閉じ、開き直しても出ない', async ({ page }, info) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await signUpToFirstVisit(page, 'hatch', newPerson(info), withoutLooking);
  await onboarding(page).getByRole('button', { name: 'あとで設定する' }).click();
  await expect(onboarding(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('こんにちは');
  await expect(onboarding(page)).toBeHidden();
});

// @proves state onboarding
test('is_first が true という一語でない場合、何も開かない（G130）', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  for (const word of ['1', 'TRUE', 'true ', '']) {
    await page.goto(addressOn('hatch', `/?is_first=${encodeURIComponent(word)}`));
    await expect(page).toHaveURL(addressOn('hatch', '/'));
    await expect(onboarding(page)).toBeHidden();
  }
});

test('設定の途中でつながらなくなった場合、答えを残してそう知らせ、もう一度進める', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await signUpToFirstVisit(page, 'hatch', newPerson(info), withoutLooking);
  const dialog = onboarding(page);
  await dialog.getByRole('button', { name: '次へ' }).click();
  await dialog.getByLabel('がんの種類').selectOption({ label: '乳がん' });
  await loseNetwork(page);
  await dialog.getByRole('button', { name: '次へ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('通信できませんでした');
  await expect(dialog.getByLabel('がんの種類')).toHaveValue('breast');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: '次へ' }).click();
  await expect(dialog.getByRole('heading', { name: 'お知らせの受け取り方' })).toBeVisible();
});

test('キーボードだけで進む場合、どの段階も題から始まり、最後まで答えられる', async ({ page }, info) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await signUpToFirstVisit(page, 'hatch', newPerson(info), withoutLooking);
  const dialog = onboarding(page);
  for (const title of ['ここで、できること', 'いまの状況を教えてください', 'お知らせの受け取り方']) {
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: '次へ' }));
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('heading', { name: '読みやすい大きさは' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'ホームへ進む' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});
