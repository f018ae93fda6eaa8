import { SIGN_OUT_WAIT_SECONDS } from '@hidamari/domain/limits';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { homeOf } from '../../../config/portal-addresses.ts';
import type { MemberCaller } from '../../../http/caller.ts';
import { withinTime } from '../../../within-time.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';

/**
 * Ends every session and refresh token of the account at once; answers where the browser goes (identity: route-entry
 * check).
 */
export async function logOut(
  parts: IdentityParts,
  caller: MemberCaller,
  { request, cookies }: Exchange,
): Promise<string> {
  await parts.sessions.endAll(caller.baseAccountId, request.now);
  for (const name of ['session', 'refresh', 'challenge_token', 'eligibility', 'return_path', 'XSRF-TOKEN']) {
    cookies.clear(name);
  }
  const home = request.origin + homeOf(variantOfMember(caller.memberType));
  // They are out already: a hosted login that fails, or does not answer in time (G151), must not keep them here.
  return withinTime(parts.hostedLogin.logoutUrl(home), SIGN_OUT_WAIT_SECONDS * 1_000).catch(() => home);
}
