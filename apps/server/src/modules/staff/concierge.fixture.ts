import { expect } from 'vitest';
import type { Browser } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { signUp } from '../identity/sign-up.fixture.ts';

interface DiaryRow {
  kind: string;
  staff_name: string;
  staff_role: string;
  reason: string | null;
  note: string | null;
  fields: string[];
}
/** A member in whose place somebody of staff acts. */
export type ActedFor = Awaited<ReturnType<typeof signUp>>;

/** What the member reads of who looked, newest first. */
export async function diaryOf({ browser, accessToken }: ActedFor): Promise<DiaryRow[]> {
  const answer = await browser.call('GET', '/account/access-diary', undefined, accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

export const kindsOf = async (member: ActedFor) => (await diaryOf(member)).map(({ kind }) => kind);

/** A call as the page makes it that acts in the member's place. */
export const getAs = (browser: Browser, path: string, bearer: string) =>
  browser.call('GET', path, undefined, bearer);
