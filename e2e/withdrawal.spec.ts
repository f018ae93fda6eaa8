import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

// @proves screen /unsubscribe
// @proves screen /unsubscribe/complete
// @proves screen /unsubscribe/confirm
// @proves state unsubscribe
test(
  'キーボードだけで退会でき、そのあとは戻っても何も見えず、ログインしても登録がないと答える',
  { tag: '@core' },
  async ({ page }, info) => {
    const person = newPerson(info);
    await becomeNewMember(page, person);
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await page.goto(addressOn('hatch', '/unsubscribe/confirm'));
    await expect(page).toHaveURL(addressOn('hatch', '/unsubscribe'));
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('何が消え、何が残り、どう取り消せるかを、はじめに読む', async () => {
      await expect(heading).toHaveText('退会のお手続き');
      for (const part of ['すぐに', '30日たつと、消えるもの', '残るもの', '取り消したくなったとき']) {
        await expect(page.getByRole('heading', { name: part })).toBeVisible();
      }
      await expect(page.getByText('お名前がわからない形にして、5年のあいだ保管します')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('理由を選び、確認へ進む', async () => {
      await pressOn(page, page.getByRole('checkbox', { name: '使い方がむずかしい' }), 'Space');
      await typeInto(page, page.getByLabel('お気づきのこと'), '文字が大きいと助かります。');
      await pressOn(page, page.getByRole('button', { name: '確認へ進む' }));
      await expect(heading).toHaveText('退会の確認');
      await expect(heading).toBeFocused();
      await expect(page.getByText('使い方がむずかしい')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('パスワードを入れずに押した場合、入れるところを教える', async () => {
      await pressOn(page, page.getByRole('button', { name: '退会する', exact: true }));
      await expect(page.getByRole('region', { name: '入力内容をご確認ください（1か所）' })).toBeFocused();
      await expect(page).toHaveURL(addressOn('hatch', '/unsubscribe'));
    });

    await test.step('退会すると、お別れの画面に、起きたことがそのまま書いてある', async () => {
      await typeInto(page, page.getByLabel('いまのパスワード'), person.password);
      await pressOn(page, page.getByRole('button', { name: '退会する', exact: true }));
      await page.waitForURL(addressOn('hatch', '/unsubscribe/complete'));
      await expect(heading).toHaveText('退会のお手続きが終わりました');
      await expect(page.getByText('登録の内容と治療ログは、だれの画面にも出なくなります。')).toBeVisible();
      await expect(
        page.getByText('お知らせのメールが止まります。LINEと連携しているときは、外れます。'),
      ).toBeVisible();
      await expectSound(page, 'the farewell page');
    });

    await test.step('戻っても、会員の画面は出ず、書いたものも残っていない', async () => {
      await page.goBack();
      await expect(page.getByText('さん、こんにちは。')).toHaveCount(0);
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await expect(page).toHaveURL(addressOn('hatch', '/login'));
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toContain('文字が大きいと助かります');
      expect(kept).not.toContain('hidamari-draft');
    });

    await test.step('ログインしても、登録がないと答える', async () => {
      await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
      await passHostedLogin(page, person.phone, person.password);
      await page.waitForURL(addressOn('hatch', '/error?id=U-E07'));
      await expect(page.getByRole('main')).toContainText('この共通IDは、まだ登録されていません');
    });
  },
);

// @proves screen /unsubscribe/complete
// @proves cookie left_as
test('一般のプログラムだった方には、そのままのことばと電話番号でお別れし、時間がたてばだれのことも言わない', async ({
  page,
}) => {
  const farewell = addressOn('hatch', '/unsubscribe/complete');
  const leftAs = { name: 'left_as', domain: 'localhost', path: '/unsubscribe', httpOnly: true } as const;
  await page.context().addCookies([{ ...leftAs, value: 'general' }]);
  await page.goto(farewell);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('退会のお手続きが終わりました');
  const general = await page.getByRole('main').getByRole('link', { name: /^0\d/ }).textContent();
  await page.context().clearCookies();
  await page.goto(farewell);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('退会のお手続きの完了');
  await expect(page.getByText('だれの画面にも出なくなります')).toHaveCount(0);
  const insurance = await page.getByRole('main').getByRole('link', { name: /^0\d/ }).textContent();
  expect(insurance).not.toBe(general);
  await expectSound(page, 'the farewell page of nobody');
});

// @proves screen /unsubscribe
test('パスワードが違う場合や、通信が切れた場合も、書いたものは残り、退会にならない', async ({
  page,
  context,
  faults,
  becomeDemoMember,
}) => {
  faults.expect(/422|net::ERR_INTERNET_DISCONNECTED/);
  await becomeDemoMember('chofu');
  await page.goto(addressOn('chofu', '/unsubscribe'));
  await expect(page.getByText('お知らせのメールが止まります。')).toBeVisible();
  await expect(page.getByText('LINE')).toHaveCount(0);
  await page.getByLabel('お気づきのこと').fill('引っこしが決まったため');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByLabel('いまのパスワード').fill('chigau-pasuwado-1');
  const leave = page.getByRole('button', { name: '退会する', exact: true });

  await test.step('違うパスワードの場合、項目の下で知らせる', async () => {
    await leave.click();
    await expect(page.getByRole('region', { name: '入力内容をご確認ください（1か所）' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'いまのパスワードをご確認ください' })).toBeVisible();
    await expectSound(page, 'the confirmation of a withdrawal');
  });

  await test.step('通信が切れた場合、そう言って、書いたものもパスワードも残す', async () => {
    await loseNetwork(page);
    await leave.click();
    await expect(page.getByRole('alert')).toContainText('通信できませんでした');
    await expect(page.getByText('引っこしが決まったため')).toBeVisible();
    await expect(page.getByLabel('いまのパスワード')).toHaveValue('chigau-pasuwado-1');
    await context.setOffline(false);
  });

  await test.step('確認から戻ると、書いたものがそのままあり、会員のままでいる', async () => {
    await page.getByRole('button', { name: '戻る', exact: true }).click();
    await expect(page.getByLabel('お気づきのこと')).toHaveValue('引っこしが決まったため');
    await expectSound(page, 'the first step of a withdrawal');
    await page.goto(addressOn('chofu', '/treatment-logs'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
  });
});
