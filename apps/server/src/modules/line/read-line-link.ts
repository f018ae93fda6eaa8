import type { ResultOf } from '@hidamari/contract/endpoint';
import type { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { LineAttemptState } from '@hidamari/domain/messaging';
import type { MemberCaller } from '../../http/caller.ts';
import { findMember, lineUserOf } from '../members/index.ts';
import { mayBePrompted } from '../popups/index.ts';
import { type LineParts, lineHash } from './line-parts.ts';
import { isLinkTokenAlive, type LineLinkAttempt, newestAttemptOf } from './link-attempts.repository.ts';

/** The member's LINE and how their newest attempt stands: LINE answers to the server, and the page asks here. */
export async function readLineLink(
  { database, encryption }: LineParts,
  { memberId }: MemberCaller,
  { linkToken, withPromotion, now }: { linkToken: string | undefined; withPromotion: boolean; now: Date },
): Promise<ResultOf<typeof readLineLinkEndpoint>> {
  const found = await findMember(database, memberId);
  if (found === null) throw new AppError('unauthenticated');
  const { line_linked_at: linkedAt, is_line_friend: isFriend } = found.account;
  const isLinked = lineUserOf(found) !== null;
  return {
    is_linked: isLinked,
    linked_at: isLinked && linkedAt !== null ? formatWireTimestamp(linkedAt) : null,
    is_friend: isLinked ? isFriend : null,
    attempt: stateOf(await newestAttemptOf(database, memberId), now),
    ...(withPromotion && {
      may_promote: !isLinked && (await mayBePrompted({ database, encryption }, memberId, now)),
    }),
    ...(linkToken !== undefined && {
      is_link_token_alive: await isLinkTokenAlive(database, lineHash(linkToken), now),
    }),
  };
}

function stateOf(attempt: LineLinkAttempt | null, now: Date): LineAttemptState {
  if (attempt === null) return 'none';
  if (attempt.outcome !== null) return attempt.outcome;
  return attempt.nonce_expires_at !== null && attempt.nonce_expires_at <= now ? 'expired' : 'waiting';
}
