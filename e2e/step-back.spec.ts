import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { holdScripts, loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { codeSentBy } from './portal/outbox.ts';
import { expect, test } from './portal/portal-test.ts';
import { means, newMember, press, SECURITY, showPassword } from './portal/security-page.ts';
import { proveEligibility, proveNumber } from './portal/sign-up.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The step that is shown now, heard by its heading. */
async function expectStep(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

// @proves screen /sign-up/role-verification
test(
  '会員登録の途中で「戻る」を押すと、一つ前の段階に戻り、書いたものは残る',
  { tag: '@core' },
  async ({ page }, info) => {
    const person = newPerson(info);
    await page.goto(FRONT_DOORS.hatch);
    await page.goto(addressOn('hatch', '/sign-up/role-verification'));
    await untilHydrated(page);

    await test.step('番号とパスワードの段階から、ご利用の確認へ', async () => {
      await proveEligibility(page, 'hatch');
      await page.getByRole('button', { name: 'この内容で確認する' }).click();
      await expectStep(page, '電話番号とパスワード');
      await page.goBack();
      await expectStep(page, '利用コードの確認');
      await expect(page.getByLabel('利用コード')).toHaveValue('HIDAMARI');
      await page.getByRole('button', { name: 'この内容で確認する' }).click();
      await expectStep(page, '電話番号とパスワード');
    });

    await test.step('コードの画面から「番号を直す」で戻ると、パスワードのほかは残る', async () => {
      await page.getByLabel('携帯電話番号').fill(person.phone);
      await page.getByLabel('メールアドレス', { exact: true }).fill(person.email);
      await page.getByLabel('メールアドレス（確認）').fill(person.email);
      await page.getByRole('textbox', { name: 'パスワード' }).fill(person.password);
      await page.getByRole('button', { name: '確認コードを受け取る' }).click();
      await page.waitForURL('**/sign-up/verification');
      await page.getByRole('link', { name: '番号を直す' }).click();
      await expect(heading(page)).toHaveText('電話番号とパスワード');
      await expect(page.getByLabel('携帯電話番号')).toHaveValue(person.phone);
      await expect(page.getByLabel('メールアドレス（確認）')).toHaveValue(person.email);
      await page.goBack();
      await expect(page).toHaveURL(/\/sign-up\/verification$/);
      await proveNumber(page, person, async () => undefined);
    });

    await test.step('登録の確認から、書いたままの入力へ。もう一度進める', async () => {
      await untilHydrated(page);
      await page.getByLabel('姓', { exact: true }).fill('試験');
      await page.getByLabel('名', { exact: true }).fill('花子');
      await page.getByLabel('セイ', { exact: true }).fill('シケン');
      await page.getByLabel('メイ', { exact: true }).fill('ハナコ');
      const day = page.getByRole('group', { name: '生年月日' });
      await day.getByLabel('年', { exact: true }).selectOption('1970');
      await day.getByLabel('月', { exact: true }).selectOption('5');
      await day.getByLabel('日', { exact: true }).selectOption('3');
      await page.getByRole('group', { name: '性別' }).getByLabel('回答しない').check();
      await page.getByLabel('わたし（本人）').check();
      await page.getByLabel('利用規約に同意します').check();
      await page.getByLabel('個人情報の取り扱いに同意します').check();
      await page.getByLabel('病気についての情報を預けることに同意します').check();
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expectStep(page, '登録する内容の確認');
      await page.goBack();
      await expectStep(page, '会員登録');
      await expect(page).toHaveURL(/\/sign-up\/register$/);
      await expect(page.getByLabel('姓', { exact: true })).toHaveValue('試験');
      await expect(page.getByLabel('利用規約に同意します')).toBeChecked();
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expectStep(page, '登録する内容の確認');
      await page.getByRole('button', { name: '戻る' }).click();
      await expectStep(page, '会員登録');
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expectStep(page, '登録する内容の確認');
    });
  },
);

// @proves screen /account/edit
// @proves screen /unsubscribe
test(
  '登録内容の変更と退会では、通信できなくても「戻る」で一つ前の段階に戻り、もう一度で画面を出る',
  {
    tag: '@core',
  },
  async ({ page, faults }, info) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/account'));
    await untilHydrated(page);

    await test.step('登録内容の変更', async () => {
      await page
        .getByRole('region', { name: 'わたしのこと' })
        .getByRole('link', { name: /登録内容/ })
        .click();
      await expect(heading(page)).toHaveText('登録内容の変更');
      await page.getByLabel('ほかの病気').fill('ぜんそく');
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expectStep(page, '変更する内容の確認');
      await loseNetwork(page);
      await page.goBack();
      await expectStep(page, '登録内容の変更');
      await expect(page.getByLabel('ほかの病気')).toHaveValue('ぜんそく');
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expectStep(page, '変更する内容の確認');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'この内容で変更する' }).click();
      await expectStep(page, '変更が終わりました');
      await page.goBack();
      await expect(heading(page)).toHaveText('アカウント');
    });

    await test.step('退会', async () => {
      await page.goto(addressOn('hatch', '/unsubscribe'));
      await untilHydrated(page);
      await page.getByLabel('お気づきのこと').fill('文字が大きいと助かります。');
      await page.getByRole('button', { name: '確認へ進む' }).click();
      await expectStep(page, '退会の確認');
      await page.goBack();
      await expectStep(page, '退会のお手続き');
      await expect(page.getByLabel('お気づきのこと')).toHaveValue('文字が大きいと助かります。');
      await page.goBack();
      await expect(heading(page)).toHaveText('アカウント');
    });
  },
);

// @proves screen /account/security
test('アドレスの変更では、「戻る」で一つずつ前の段階に戻り、終わったあとは、画面の前に戻る', async ({
  page,
}, info) => {
  const person = await newMember(page, info);
  const next = newPerson(info, 1).email;
  await page.goto(addressOn('hatch', '/account'));
  await page.goto(SECURITY);
  await untilHydrated(page);
  const newMail = page.getByRole('textbox', { name: '新しいメールアドレス' });
  const step = (name: string) => page.getByRole('heading', { name });
  await page.getByRole('button', { name: /^メールアドレス.*変える$/ }).click();
  await newMail.fill(next);
  await press(page, 'つづける');
  await expect(step('ご本人の確認')).toBeFocused();
  await page.goBack();
  await expect(newMail).toHaveValue(next);
  await page.goBack();
  await expect(means(page).getByRole('button', { name: /^携帯電話番号.*変える$/ })).toBeVisible();
  expect(page.url()).toBe(SECURITY);
  await page.getByRole('button', { name: /^メールアドレス.*変える$/ }).click();
  await press(page, 'つづける');
  await expect(step('ご本人の確認')).toBeFocused();

  await test.step('途中で読み込み直し、画面が動き出す前に押しても、その段階がひらき、「戻る」で一つ戻る', async () => {
    const awake = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: /^メールアドレス.*変える$/ }).click();
    await awake();
    await expect(newMail).toHaveValue(next);
    await press(page, 'つづける');
    await expect(step('ご本人の確認')).toBeFocused();
    await page.goBack();
    await expect(newMail).toHaveValue(next);
  });

  await press(page, 'つづける');
  await expect(step('ご本人の確認')).toBeFocused();
  const code = await codeSentBy(page.request, { email: next }, () => showPassword(page, person.password));
  await page.getByLabel('確認コード（6桁）').fill(code);
  await press(page, 'この内容に変える');
  await expect(means(page).getByRole('status')).toContainText('メールアドレスを変えました');
  await page.goBack();
  await expect(heading(page)).toHaveText('アカウント');
});
