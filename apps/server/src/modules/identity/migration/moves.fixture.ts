import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, type PortalUnderTest } from '../../../portal-under-test/portal-under-test.fixture.ts';
import type { NewPerson } from '../sign-up.fixture.ts';
import {
  type EarlierAccount,
  earlierAccount,
  joinWithCommonId,
  signInEarlier,
} from './earlier-account.fixture.ts';

/** Before anybody else of a test was registered. */
export const LONG_AGO = new Date('2025-01-10T00:00:00Z');

/** What tests of a move do and look at. */
export function movesOf(portal: PortalUnderTest) {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await portal.dependencies.database.execute(query)).rows;
  const me = async (browser: Browser, token: string) =>
    (await browser.call('GET', '/users/me', undefined, token)).json();
  return {
    state: (browser: Browser, token?: string) =>
      browser.call('GET', '/hi/hosted-login/transfer', undefined, token),
    move: (browser: Browser) => browser.call('POST', '/hi/hosted-login/transfer'),
    logsOf: (memberId: string) =>
      rowsOf(
        sql`select id, version, sealed_details from treatment_logs where member_id = ${memberId} order by id`,
      ),
    membersOf: (email: string) =>
      rowsOf(
        sql`select m.id, m.withdrawn_at is not null as has_left from members m
          join base_accounts b on b.id = m.base_account_id where b.email = ${email} order by m.created_at`,
      ),
    me,
    /** Somebody with a common ID and its member, and an earlier account of theirs. */
    async twoAccounts({ at = LONG_AGO, ...earlier }: Parameters<typeof earlierAccount>[1] = {}) {
      const common = await makeMember(portal, 'general');
      const account = await earlierAccount(portal, { phone: common.phone, at, ...earlier });
      const commonMember = await me(common.browser, common.accessToken);
      return { common, commonMemberId: String(commonMember.id), earlier: account };
    },
    /** Both accounts shown: the move waits for one press. */
    async untilConfirm(earlier: EarlierAccount, common: NewPerson): Promise<Browser> {
      const browser = new Browser(portal.app);
      expect((await signInEarlier(browser, earlier.username)).json().next_page_id).toBe('U-L12');
      const joined = await joinWithCommonId(portal, browser, common.phone);
      expect(joined.json(), joined.body).toMatchObject({ next_page_id: 'U-L12' });
      return browser;
    },
  };
}
