import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './addresses.ts';
import { passHostedLogin } from './members.ts';
import { becomeNewMember, callFrom, type Way } from './new-member.ts';
import type { NewPerson } from './new-person.ts';

/**
 * Makes a member with one log, by the portal's own calls: the screens of sign-up are looked at elsewhere. The visit of
 * this page is logged in as that member afterwards.
 */
export async function becomeMember(
  page: Page,
  person: NewPerson,
  logTitle: string,
  way: Way = 'hatch',
): Promise<void> {
  const bearer = await becomeNewMember(page, person, way);
  const body = {
    log_date: '2026-01-10',
    title: logTitle,
    is_other_log: true,
    other: { text: '窓ぎわで休んだ。' },
  };
  await callFrom(page, { method: 'POST', path: '/treatment-logs', body, bearer });
}

/** Shows name and password at the hosted login, from the login screen. */
export async function showPassword(page: Page, name: string, password: string): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, name, password);
}
