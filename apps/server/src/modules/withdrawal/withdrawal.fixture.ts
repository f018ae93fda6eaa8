import { expect } from 'vitest';
import type { MadeMember } from '../../portal-under-test/make-member.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { PASSWORD } from '../identity/sign-up.fixture.ts';

export type Someone = MadeMember;

/** Sends the withdrawal as the page does. */
export function leave({ browser, accessToken }: Someone, change: Record<string, unknown> = {}) {
  return browser.call('POST', '/unsubscribe', { present_password: PASSWORD, ...change }, accessToken);
}

/** Leaves, and answers the receipt number of the mail. */
export async function leaveWithReceipt(portal: PortalUnderTest, person: Someone): Promise<string> {
  const answer = await leave(person);
  expect(answer.statusCode, answer.body).toBe(200);
  return receiptIn(await portal.messageTo(person.email));
}

export const receiptIn = (mail: string) => /受付番号：(\S+)/.exec(mail)?.[1] ?? '';

/** The first row of a query, for facts that no call tells. */
export async function rowOf(portal: PortalUnderTest, query: string): Promise<Record<string, unknown>> {
  const { rows } = await portal.dependencies.database.execute(query);
  return rows[0] ?? {};
}
