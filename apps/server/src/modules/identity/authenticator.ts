import type { ContentReader } from '@hidamari/contract/content';
import type { Database } from '../../database/database.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Sessions } from './sessions/sessions.ts';
import { screenBeforeGoingOn } from './terms-agreement/ask-for-consent.ts';

/** Proves who calls, for the HTTP layer. */
export function createAuthenticator(
  { content, database }: { content: ContentReader; database: Database },
  sessions: Sessions,
  challenges: Challenges,
): Authenticator {
  return {
    byAccessToken: (token, { now }) => sessions.byAccessToken(token, now),
    byChallengeToken: (token, { now }) => challenges.callerOf(database, token, now),
    bySessionCookie: (cookie, { now }) => sessions.byCookie(cookie, now),
    screenBefore: (member) => screenBeforeGoingOn({ content, database }, member),
    // Staff sign in with their own accounts and a second factor (G42): nobody can yet.
    byStaffCookie: async () => null,
  };
}
