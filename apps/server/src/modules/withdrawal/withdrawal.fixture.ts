import { expect } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { type Entrance, PASSWORD } from '../identity/ways-in.fixture.ts';

/** A member who is signed in, with the ids that only a test may know. */
export async function aMember(
  portal: PortalUnderTest,
  entrance: Entrance = 'general',
  changes: Record<string, unknown> = {},
) {
  const person = await makeMember(portal, entrance, changes);
  // Of two messages that wait together nobody knows which goes first.
  await portal.runOutbox();
  return person;
}
export type Someone = Awaited<ReturnType<typeof aMember>>;

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
