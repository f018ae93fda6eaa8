import type { SessionAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { addressIn, homeOf } from '../../../config/portal-addresses.ts';
import type { MemberCaller } from '../../../http/caller.ts';
import { listMembersOf } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { endSession } from '../sessions/session.repository.ts';
import { isAtHome } from '../sign-in/member-for.ts';

/**
 * On as another member of the same account (G44): a new session with tokens of its own, the one before ends at once. A
 * member that is not this account's is answered as one that does not exist (F15).
 *
 * An organisation's members have a host of their own, and a cookie belongs to one host: there the person signs in at
 * that host's login screen, with the same common ID, and the session here goes on until they leave it.
 */
export async function switchMember(
  { database, handles, sessions, settings }: IdentityParts,
  caller: MemberCaller,
  hashUserId: string,
  exchange: Exchange,
): Promise<SessionAnswer | { url: string }> {
  // Staff who act for one member were given that member alone (G42).
  if ('actingStaff' in caller && caller.actingStaff) throw new AppError('forbidden');
  const own = await listMembersOf(database, caller.baseAccountId);
  const wanted = own.find(({ id }) => handles.isUser(id, hashUserId));
  if (!wanted) throw new AppError('not_found');
  const variant = variantOfMember(wanted.member_type);
  if (!isAtHome(wanted, exchange.request.variant)) {
    return { url: addressIn(settings, variant, '/login') };
  }
  const { baseAccountId, sessionId } = caller;
  const session = await database.transaction(async (tx) => {
    // Whatever the cookie says: the session that asked is the one that ends.
    await endSession(tx, sessionId, exchange.request.now);
    return sessions.begin(tx, { baseAccountId, memberId: wanted.id, method: 'switch' }, exchange);
  });
  return { ...session, url: homeOf(variant) };
}
