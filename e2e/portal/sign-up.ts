import type { VariantKey } from '@hidamari/domain/site-variants';
import { TOASTS } from '@hidamari/domain/toasts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { NewPerson } from './new-person.ts';
import { onboarding, setUpLater } from './onboarding.ts';
import { newestCodeFor } from './outbox.ts';

/** A policy and a code of the demo that hold (see the eligibility module's demo data). */
const POLICY = {
  number: 'HD12345678',
  lastNameKana: 'ヒナタ',
  firstNameKana: 'ハルコ',
  birthday: ['1968', '4', '12'],
} as const;
const COMPANY_CODE = 'HIDAMARI';

async function chooseDay(page: Page, group: string, [year, month, day]: readonly [string, string, string]) {
  const fields = page.getByRole('group', { name: group });
  await fields.getByLabel('年', { exact: true }).selectOption(year);
  await fields.getByLabel('月', { exact: true }).selectOption(month);
  await fields.getByLabel('日', { exact: true }).selectOption(day);
}

/** What each variant asks first. */
const PROOFS: Readonly<Record<VariantKey, (page: Page) => Promise<void>>> = {
  aflac: async (page) => {
    await page.getByLabel('証券番号').fill(POLICY.number);
    await page.getByLabel('セイ').fill(POLICY.lastNameKana);
    await page.getByLabel('メイ').fill(POLICY.firstNameKana);
    await chooseDay(page, '生年月日', POLICY.birthday);
  },
  hatch: async (page) => {
    await page.getByLabel('利用コード').fill(COMPANY_CODE);
  },
  chofu: async (page) => {
    await page.getByLabel('市内に住んでいます').check();
  },
};

/** Fills in what a variant asks first, with what the demo data holds. The page is at the first question. */
export const proveEligibility = (page: Page, variant: VariantKey) => PROOFS[variant](page);

/** Looks at a step of sign-up once it is filled in. */
type Look = (page: Page) => Promise<void>;

/** From the first question until a code was sent to the person's telephone. The page is at the first question. */
export async function askForAccount(
  page: Page,
  variant: VariantKey,
  person: NewPerson,
  look: Look = expectAccessible,
): Promise<void> {
  await proveEligibility(page, variant);
  await look(page);
  await page.getByRole('button', { name: 'この内容で確認する' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '電話番号とパスワード' })).toBeVisible();
  await page.getByLabel('携帯電話番号').fill(person.phone);
  await page.getByLabel('メールアドレス', { exact: true }).fill(person.email);
  await page.getByLabel('メールアドレス（確認）').fill(person.email);
  await page.getByRole('textbox', { name: 'パスワード' }).fill(person.password);
  await look(page);
  await page.getByRole('button', { name: '確認コードを受け取る' }).click();
  await page.waitForURL('**/sign-up/verification');
}

/** Types the code of the sent SMS; ends at the registration form. */
export async function proveNumber(
  page: Page,
  person: NewPerson,
  look: Look = expectAccessible,
): Promise<void> {
  await page.getByLabel('確認コード（6桁）').fill(await newestCodeFor(page.request, person.phone));
  await look(page);
  await page.getByRole('button', { name: '確認する' }).click();
  await page.waitForURL('**/sign-up/register');
}

/** Fills what is required and not proved already, confirms, and sends. */
async function register(page: Page, variant: VariantKey, look: Look): Promise<void> {
  await page.getByLabel('姓', { exact: true }).fill('試験');
  await page.getByLabel('名', { exact: true }).fill('花子');
  if (variant !== 'aflac') {
    await page.getByLabel('セイ', { exact: true }).fill('しけん');
    await page.getByLabel('メイ', { exact: true }).fill('はなこ');
    await chooseDay(page, '生年月日', ['1970', '5', '3']);
  }
  await page.getByRole('group', { name: '性別' }).getByLabel('回答しない').check();
  await page.getByLabel('わたし（本人）').check();
  await page.getByLabel('利用規約に同意します').check();
  await page.getByLabel('個人情報の取り扱いに同意します').check();
  await page.getByLabel('病気についての情報を預けることに同意します').check();
  await look(page);
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登録する内容の確認' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('試験 花子');
  await look(page);
  await page.getByRole('button', { name: 'この内容で登録する' }).click();
}

/**
 * Signs a person up on a variant, from its first question until the steps of the first visit stand open. The page has said
 * by then what is done (specification section 8).
 */
export async function signUpToFirstVisit(
  page: Page,
  variant: VariantKey,
  person: NewPerson,
  look: Look = expectAccessible,
): Promise<void> {
  await askForAccount(page, variant, person, look);
  await proveNumber(page, person, look);
  await register(page, variant, look);
  // It is said for six seconds, and the steps have to be fetched.
  await expect(page.getByText(TOASTS['registration-succeeded']).first()).toBeVisible();
  await expect(onboarding(page)).toBeVisible();
}

/** Signs a person up on a variant, from its first question until they are logged in. The page is there already. */
export async function signUp(
  page: Page,
  variant: VariantKey,
  person: NewPerson,
  look: Look = expectAccessible,
): Promise<void> {
  await signUpToFirstVisit(page, variant, person, look);
  await setUpLater(page);
}
