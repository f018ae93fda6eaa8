import { TEST_PHONES } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { becomeMember, showPassword } from './portal/earlier-account.ts';
import { pressOn } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { publishNewTerms } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const U_E09 = addressOn('hatch', '/error?id=U-E09');

// @proves error-screen U-E09
test(
  '規約が新しくなった場合、会員の画面の前に確認を求め、同意すると行きたかった画面へ戻る',
  { tag: '@core' },
  async ({ page }, info) => {
    const person = newPerson(info);
    await becomeMember(page, person, '規約の前の記録');
    expect(await publishNewTerms(person.email)).toBe(1);
    await page.goto(addressOn('hatch', '/articles'));
    await expect(page).toHaveURL(addressOn('hatch', '/articles'));
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(page).toHaveURL(U_E09);
    await expectSound(page, 'U-E09');
    await pressOn(page, main(page).getByRole('link', { name: '進む' }));
    await expect(heading(page)).toHaveText('新しい規約のご確認');
    const read = main(page).getByRole('link', { name: /利用規約.*を読む/ });
    await expect(read).toHaveAttribute('href', '/terms/hatch');

    await page.getByRole('button', { name: '同意して続ける' }).click();
    await expect(main(page)).toContainText('同意の欄を選んでください');
    await expect(page.getByLabel('利用規約に同意します')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'the new terms, not ticked');
    await page.getByLabel('利用規約に同意します').check();
    await pressOn(page, page.getByRole('button', { name: '同意して続ける' }));
    await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
    await expect(listEntry(page, '規約の前の記録')).toBeVisible();
  },
);

test('ログインのときに規約が新しくなっていた場合も確認を求め、同意しなければログインしない', async ({
  page,
  openVisit,
}, info) => {
  const person = newPerson(info);
  await becomeMember(await openVisit(), person, '規約の前の記録');
  expect(await publishNewTerms(person.email)).toBe(1);
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await showPassword(page, person.phone, person.password);
  await expect(page).toHaveURL(U_E09);
  await main(page).getByRole('link', { name: '進む' }).click();
  await expect(main(page)).toContainText('これまでの記録はなくなりません');
  await expect(main(page)).toContainText(TEST_PHONES.hatch);
  await page.getByRole('button', { name: 'いまは同意しない（ログアウト）' }).click();
  await expect(page).toHaveURL(/\/\?role=hatch$|\/$/);
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await expect(page).toHaveURL(addressOn('hatch', '/login'));

  await showPassword(page, person.phone, person.password);
  await main(page).getByRole('link', { name: '進む' }).click();
  await page.getByLabel('利用規約に同意します').check();
  await page.getByRole('button', { name: '同意して続ける' }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
});

test('書いているあいだに規約が新しくなった場合、保存のときにそのことを言い、同意のあと、書いたものの前へ戻る', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(403));
  const person = newPerson(info);
  await becomeMember(page, person, '規約の前の記録');
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await page.getByLabel('タイトル').fill('書きかけの記録');
  await categoryTile(page, 'その他').check();
  await page.getByRole('textbox', { name: '自由記入' }).fill('窓ぎわで休んだ。');
  expect(await publishNewTerms(person.email)).toBe(1);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(main(page)).toContainText('文が新しくなりました。');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: '新しい内容を確認する' }));
  await expect(heading(page)).toHaveText('新しい規約のご確認');
  await expect(main(page).getByRole('link', { name: '退会のお手続き' })).toBeVisible();
  await page.getByLabel('利用規約に同意します').check();
  await pressOn(page, page.getByRole('button', { name: '同意して続ける' }));
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs/new'));
  await page.getByRole('button', { name: '続きから書く' }).click();
  await expect(page.getByLabel('タイトル')).toHaveValue('書きかけの記録');
});

// @proves error-screen U-E08
test('別のところで始めたログインに戻った場合、続きの画面を示し、行きたかった画面は残る（U-E08）', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const person = newPerson(info);
  await becomeMember(await openVisit(), person, '前の記録');
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await expect(page).toHaveURL(addressOn('hatch', '/login'));
  await page.goto(addressOn('hatch', '/login/session?code=from-elsewhere&state=from-elsewhere'));
  await expect(page).toHaveURL(addressOn('hatch', '/error?id=U-E08'));
  await expectSound(page, 'U-E08');
  await main(page).getByRole('link', { name: '進む' }).click();
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, person.phone, person.password);
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
});
