import { expect, type Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './addresses.ts';
import { passHostedLogin } from './members.ts';
import type { NewPerson } from './new-person.ts';
import { signUp } from './sign-up.ts';
import { saveShortLog } from './treatment-log.ts';

/** The way there is looked at elsewhere. */
const withoutLooking = () => Promise.resolve();

/** A new general member with one log, made in a browser of their own. */
export async function becomeMember(page: Page, person: NewPerson, logTitle: string): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await signUp(page, 'hatch', person, withoutLooking);
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await saveShortLog(page, logTitle, '窓ぎわで休んだ。');
}

/** Shows name and password at the hosted login, from the login screen. */
export async function showPassword(page: Page, name: string, password: string): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, name, password);
}
