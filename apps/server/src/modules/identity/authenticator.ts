import type { ContentReader } from '@hidamari/contract/content';
import type { Database } from '../../database/database.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Sessions } from './sessions/sessions.ts';
import { screenBeforeGoingOn } from './terms-agreement/outdated-consents.ts';

/** Proves who calls, for the HTTP layer; of staff sessions the staff module knows. */
export function createAuthenticator(
  { content, database }: { content: ContentReader; database: Database },
  sessions: Sessions,
  challenges: Challenges,
): Omit<Authenticator, 'byStaffCookie'> {
  return {
    byAccessToken: (token, { now }) => sessions.byAccessToken(token, now),
    byChallengeToken: (token, { now }) => challenges.callerOf(database, token, now),
    bySessionCookie: (cookie, { now }) => sessions.byCookie(cookie, now),
    byActingCookie: async (acting, { cookies, now }) =>
      cookies.staff_session ? sessions.byActingCookie({ acting, staff: cookies.staff_session }, now) : null,
    screenBefore: (member) => screenBeforeGoingOn({ content, database }, member),
  };
}
