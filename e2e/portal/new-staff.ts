import type { StaffRole } from '@hidamari/domain/staff';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { ORIGINS } from './addresses.ts';
import { codeOf, stepNow } from './authenticator.ts';
import { untilHydrated } from './hydrated.ts';
import { callFrom } from './new-member.ts';
import { newPerson } from './new-person.ts';
import { addStaff } from './portal-database.ts';

/** The one-time code that an operator hands over with a new account. */
const CODE = 'ABCD2345EFGH6723ABCD2345';
const PASSWORD = 'tsukue-no-mado-41';

/** Somebody of staff whom nobody else in the run is. */
export interface NewStaff {
  login: string;
  /** 高橋 by default. */
  name?: string;
  role: StaffRole;
}

/** A supporter of their own for one test; `key` tells several of one test apart. */
export function newSupporter(info: TestInfo, name = '佐藤', key = 0): NewStaff {
  const login = `supporter-${key}-${newPerson(info, key).phone}@e2e.example`;
  return { login, name, role: 'supporter' };
}

/** A portal that a test started for itself; the one under test otherwise. */
export interface DeskPlace {
  origin: string;
  dataFolder?: string;
}

/**
 * Makes an account of staff and signs it in in this browser by the desk's own calls, with a second factor; then the
 * desk is open. The screens of the login are walked by the tests of the login.
 */
export async function becomeStaff(
  page: Page,
  { login, name = '高橋', role }: NewStaff,
  { origin, dataFolder }: DeskPlace = { origin: ORIGINS.hatch },
): Promise<void> {
  expect(await addStaff({ login, name, role, code: CODE }, dataFolder)).toBe(1);
  await page.goto(`${origin}/desk/login`);
  const { secret } = await callFrom<{ secret: string }>(page, {
    method: 'POST',
    path: '/desk/login',
    body: { login, password: CODE },
  });
  await callFrom(page, {
    method: 'POST',
    path: '/desk/login/set-up',
    body: { password: PASSWORD, code: codeOf(secret, stepNow()) },
  });
  await page.goto(`${origin}/desk`);
  // A link that is pressed before the page woke is a load of its own, and moves no focus.
  await untilHydrated(page);
}
