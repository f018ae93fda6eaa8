import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { becomeMember } from './portal/earlier-account.ts';
import { passHostedLogin } from './portal/members.ts';
import { newPerson } from './portal/new-person.ts';
import { onboarding } from './portal/onboarding.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { proveEligibility } from './portal/sign-up.ts';
import { expectSound } from './portal/sound-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const TERMS = '利用規約に同意します';
const PRIVACY = '個人情報の取り扱いに同意します';
const ILLNESS = '病気についての情報を預けることに同意します';

/** A member of the general programme who has a policy too, with their common ID shown: at the page of the terms. */
async function showCommonId(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.goto(FRONT_DOORS.aflac);
  await page.goto(addressOn('aflac', '/sign-up/role-verification'));
  await proveEligibility(page, 'aflac');
  await page.getByRole('button', { name: 'この内容で確認する' }).click();
  await expect(heading(page)).toHaveText('電話番号とパスワード');
  await expectSound(page, 'the way in for who has a common ID');
  await page.getByRole('button', { name: 'お持ちの共通IDで続ける' }).click();
  await passHostedLogin(page, person.phone, person.password);
  await expect(heading(page)).toHaveText('利用規約のご確認');
}

// @proves state terms: agreed at the common ID
test(
  '共通IDのある人が登録する場合、規約にはログインのところで同意し、登録の画面ではたずねない（G143）',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const person = newPerson(info);
    await becomeMember(await openVisit(), person, '一般の窓口の記録');
    await showCommonId(page, person);
    await expect(page.getByLabel(TERMS)).not.toBeChecked();
    await expect(page.getByLabel(ILLNESS)).toHaveCount(0);
    await expectSound(page, 'the terms at the common ID');
    await page.getByRole('button', { name: '同意して進む' }).click();
    await expect(main(page)).toContainText('同意の欄が選ばれていません');
    await expect(page.getByLabel(TERMS)).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'the terms at the common ID, not ticked');
    await page.getByLabel(TERMS).check();
    await page.getByLabel(PRIVACY).check();
    await page.getByRole('button', { name: '同意して進む' }).click();

    await expect(page).toHaveURL(addressOn('aflac', '/sign-up/register?is_agreed=true'));
    await expect(main(page)).toContainText('先ほどの画面で同意をいただいています');
    await expect(page.getByLabel(TERMS)).toHaveCount(0);
    await page.getByLabel('姓', { exact: true }).fill('試験');
    await page.getByLabel('名', { exact: true }).fill('花子');
    await page.getByRole('group', { name: '性別' }).getByLabel('回答しない').check();
    await page.getByLabel('わたし（本人）').check();
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await expect(page.getByLabel(ILLNESS)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(ILLNESS).check();
    await expectSound(page, 'the registration after the common ID');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容で登録する' }).click();
    await expect(onboarding(page)).toBeVisible();
  },
);

test('登録の画面で決めると選んだ場合は、is_agreedと書いてあっても、登録の画面でたずねる（G143）', async ({
  page,
  openVisit,
}, info) => {
  const person = newPerson(info);
  await becomeMember(await openVisit(), person, '一般の窓口の記録');
  await showCommonId(page, person);
  await page.getByRole('button', { name: '登録の画面で決める' }).click();
  await expect(page).toHaveURL(addressOn('aflac', '/sign-up/register'));
  await page.goto(addressOn('aflac', '/sign-up/register?is_agreed=true'));
  await expect(page.getByLabel(TERMS)).not.toBeChecked();
  await expect(page.getByLabel(PRIVACY)).not.toBeChecked();
});
