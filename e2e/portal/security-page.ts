import { expect, type Page, type TestInfo } from '@playwright/test';
import { addressOn } from './addresses.ts';
import { becomeNewMember } from './new-member.ts';
import { type NewPerson, newPerson } from './new-person.ts';
import {
  letChallengeCodeExpire,
  letChallengeExpire,
  letCodeWaitPass as letPoolWaitPass,
} from './portal-database.ts';

export const SECURITY = addressOn('hatch', '/account/security');

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** 二段階の確認 */
export const factor = (page: Page) => part(page, '二段階の確認');
/** ログインに使うもの */
export const means = (page: Page) => part(page, 'ログインに使うもの');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A code of six digits that is not this one. */
export const otherThan = (right: string) => (right === '000000' ? '000001' : '000000');

/** A member of the general programme on their security page. */
export async function newMember(page: Page, info: TestInfo): Promise<NewPerson> {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await page.goto(SECURITY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログインと安全');
  return person;
}

/** The minute between two codes to one number goes by. */
export async function letCodeWaitPass({ phone }: NewPerson): Promise<void> {
  expect(await letPoolWaitPass(phone), 'codes of the account').toBeGreaterThan(0);
}

/** The ten minutes for which a shown password holds go by, in this page's browser. */
export async function letProofExpire(page: Page): Promise<void> {
  expect(await letChallengeExpire(await challengeToken(page)), 'proofs of this browser').toBe(1);
}

/** The ten minutes of a code to a new address go by, in this page's browser. */
export async function letAddressCodeExpire(page: Page): Promise<void> {
  expect(await letChallengeCodeExpire(await challengeToken(page)), 'codes that are waited for').toBe(1);
}

async function challengeToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies(SECURITY);
  return cookies.find(({ name }) => name.endsWith('challenge_token'))?.value ?? '';
}

export async function showPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'いまのパスワード' }).fill(password);
  await press(page, 'つづける');
}
