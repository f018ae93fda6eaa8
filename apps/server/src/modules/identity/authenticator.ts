import type { Database } from '../../database/database.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Proves who calls, for the HTTP layer; of staff sessions the staff module knows. */
export function createAuthenticator(
  database: Database,
  sessions: Sessions,
  challenges: Challenges,
): Omit<Authenticator, 'byStaffCookie'> {
  return {
    byAccessToken: (token, { now }) => sessions.byAccessToken(token, now),
    byChallengeToken: (token, { now }) => challenges.callerOf(database, token, now),
    bySessionCookie: (cookie, { now }) => sessions.byCookie(cookie, now),
    byActingCookie: async (acting, { cookies, now }) =>
      cookies.staff_session ? sessions.byActingCookie({ acting, staff: cookies.staff_session }, now) : null,
  };
}
