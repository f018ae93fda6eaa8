import type { SessionAnswer } from '@hidamari/contract/auth';
import type { UpdatedText } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { returnPathOrHome } from '@hidamari/domain/return-path';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { homeOf } from '../../../config/portal-addresses.ts';
import type { Caller } from '../../../http/caller.ts';
import { listMembersOf, recordConsents } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { logOut } from '../sign-in/log-out.ts';
import { outdatedConsentsOf } from './outdated-consents.ts';

/** Who is asked: somebody signing in, or a member in a session. */
interface Asked {
  memberId: string;
  baseAccountId: string;
  memberType: Parameters<typeof outdatedConsentsOf>[2]['memberType'];
  /** The login that waits; null in a session. */
  challengeId: string | null;
}

async function askedOf(parts: IdentityParts, caller: Caller): Promise<Asked | null> {
  if (caller.kind === 'member') {
    const { memberId, baseAccountId, memberType } = caller;
    return { memberId, baseAccountId, memberType, challengeId: null };
  }
  if (caller.kind !== 'challenge' || caller.purpose !== 'terms') return null;
  const subject = await parts.challenges.read(parts.database, caller.challengeId, 'terms');
  const own = subject ? await listMembersOf(parts.database, subject.baseAccountId) : [];
  const member = own.find(({ id }) => id === subject?.memberId);
  if (!member) return null;
  const { id, member_type: memberType, base_account_id: baseAccountId } = member;
  return { memberId: id, baseAccountId, memberType, challengeId: caller.challengeId };
}

/** What has to be agreed to anew, as it is shown; `not_found` when nothing has. */
export async function describeUpdatedTexts(parts: IdentityParts, caller: Caller): Promise<UpdatedText[]> {
  const asked = await askedOf(parts, caller);
  const texts = asked ? await outdatedConsentsOf(parts.database, parts.content, asked) : [];
  if (texts.length === 0) throw new AppError('not_found');
  return texts.map(({ kind, title, version, agreedVersion, date, changes }) => ({
    kind,
    title,
    version,
    ...(agreedVersion === undefined ? {} : { agreed_version: agreedVersion }),
    date,
    ...(changes === undefined ? {} : { changes }),
  }));
}

/**
 * Keeps a consent row for each text, of the version that was shown; a login that waited goes on to its session. All
 * texts or none: with one missing, or newer again meanwhile, it is a `conflict` and the page shows what stands now.
 */
export async function agreeToTerms(
  parts: IdentityParts,
  caller: Caller,
  shown: readonly { kind: string; version: string }[],
  exchange: Exchange,
): Promise<SessionAnswer | { url: string }> {
  const { challenges, content, database, sessions } = parts;
  const { request, cookies } = exchange;
  const asked = await askedOf(parts, caller);
  if (!asked) throw new AppError('step_expired');
  const outdated = await outdatedConsentsOf(database, content, asked);
  const isShown = ({ kind, version }: (typeof outdated)[number]) =>
    shown.some((text) => text.kind === kind && text.version === version);
  if (!outdated.every(isShown)) throw new AppError('conflict');
  const url = returnPathOrHome(request.cookies.return_path);
  const { memberId, baseAccountId, challengeId } = asked;
  const session = await database.transaction(async (tx) => {
    await recordConsents(tx, memberId, outdated, request.now);
    if (challengeId === null) return null;
    if (!(await challenges.close(tx, challengeId))) throw new AppError('step_expired');
    return sessions.begin(tx, { baseAccountId, memberId, method: 'common_id' }, exchange);
  });
  cookies.clear('return_path');
  return session ? { ...session, url } : { url };
}

/** Not now: a member is logged out, a login that waited ends. Nothing that was written is lost; answers where to go. */
export async function declineTerms(
  parts: IdentityParts,
  caller: Caller,
  exchange: Exchange,
): Promise<string> {
  if (caller.kind === 'member') return logOut(parts, caller, exchange);
  const asked = await askedOf(parts, caller);
  if (!asked?.challengeId) return homeOf(exchange.request.variant);
  await parts.challenges.close(parts.database, asked.challengeId);
  exchange.cookies.clear('challenge_token');
  return homeOf(variantOfMember(asked.memberType));
}
