import type { Database } from '../../database/database.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Proves who calls, for the HTTP layer. */
export function createAuthenticator(
  database: Database,
  sessions: Sessions,
  challenges: Challenges,
): Authenticator {
  return {
    byAccessToken: (token, { now }) => sessions.byAccessToken(token, now),
    byChallengeToken: (token, { now }) => challenges.callerOf(database, token, now),
    bySessionCookie: (cookie, { now }) => sessions.byCookie(cookie, now),
    // Staff sign in with their own accounts and a second factor (G42): nobody can yet.
    byStaffCookie: async () => null,
  };
}
