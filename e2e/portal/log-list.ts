import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Page, TestInfo } from '@playwright/test';
import { becomeNewMember, callFrom } from './new-member.ts';
import { newPerson } from './new-person.ts';

/** The list of treatment logs, where the calendar and the check-in of the day stand too. */
export const LIST = '/treatment-logs';
export const today = () => japanDay(new Date());

interface Member {
  page: Page;
  write: (log: object) => Promise<void>;
}

/** A member of the test's own, who writes by the portal's calls. */
export async function newMember(page: Page, info: TestInfo): Promise<Member> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const write = async (log: object) => {
    await callFrom(page, { method: 'POST', path: LIST, body: log, bearer });
  };
  return { page, write };
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The logs that the list shows. */
export const rows = (page: Page) => page.getByRole('main').locator('li', { has: page.locator('article') });

/** A log of the category その他, as a call takes it. */
export const other = (text: string, log_date: string, more: object = {}) => ({
  log_date,
  is_other_log: true,
  other: { text },
  ...more,
});

/** Opens a part of the list page that is one closed row on a telephone; on a desk it lies open. */
export async function openPart(page: Page, name: '診察とこよみ' | '変化のグラフ'): Promise<void> {
  const row = page.locator('summary', { hasText: name });
  await row.waitFor({ state: 'attached' });
  if (await row.isVisible()) await row.click();
}
