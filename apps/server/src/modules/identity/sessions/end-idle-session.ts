import { safeReturnPath } from '@hidamari/domain/return-path';
import { screenHref } from '@hidamari/domain/screens';
import type { MemberCaller } from '../../../http/caller.ts';
import { storeReturnPath } from '../../../http/pages/return-path.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';

/** Who was called away comes back within the day: longer than the half hour of a visit that was interrupted. */
const RETURN_PATH_SECONDS = 8 * 3_600;

/**
 * Ends the session of a browser that nobody uses (G35), and no other device's; answers its login screen. The
 * programme stays known, so that the login screen is the one this person knows; the place they were at too.
 */
export async function endIdleSession(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  caller: MemberCaller,
  path: string,
  { request, cookies }: Exchange,
): Promise<string> {
  await sessions.end(caller.sessionId, request.now);
  for (const name of ['session', 'refresh', 'challenge_token', 'XSRF-TOKEN']) cookies.clear(name);
  // The screen alone: who logs in next may be somebody else, and what was searched for is nobody else's.
  const [pathname] = path.split(/[?#]/);
  storeReturnPath(cookies, safeReturnPath(pathname), RETURN_PATH_SECONDS);
  return screenHref('/login');
}
