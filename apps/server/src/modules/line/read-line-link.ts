import type { ResultOf } from '@hidamari/contract/endpoint';
import type { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { LineAttemptState } from '@hidamari/domain/messaging';
import { noticeChannel } from '@hidamari/domain/notices';
import type { MemberCaller } from '../../http/caller.ts';
import { channelFactsOf, findMember, lineUserOf } from '../members/index.ts';
import { mayBePrompted } from '../popups/index.ts';
import { type LineParts, lineHash } from './line-parts.ts';
import { isLinkTokenAlive, type LineLinkAttempt, newestAttemptOf } from './link-attempts.repository.ts';

/** Since when LINE is linked, and whether our official account is a friend there; null each where nothing is known. */
export type LineLink = Pick<ResultOf<typeof readLineLinkEndpoint>, 'linked_at' | 'is_friend'>;

const UNLINKED: LineLink = { linked_at: null, is_friend: null };

/** The member's LINE and how their newest attempt stands: LINE answers to the server, and the page asks here. */
export async function readLineLink(
  { database, encryption }: LineParts,
  { memberId }: MemberCaller,
  { linkToken, withPromotion, now }: { linkToken: string | undefined; withPromotion: boolean; now: Date },
): Promise<ResultOf<typeof readLineLinkEndpoint>> {
  const found = await findMember(database, memberId);
  if (found === null) throw new AppError('unauthenticated');
  const isLinked = lineUserOf(found) !== null;
  return {
    is_linked: isLinked,
    ...linkOf(found),
    notices_chosen: found.member.notice_channel,
    notices_go_by: noticeChannel(channelFactsOf(found)),
    attempt: stateOf(await newestAttemptOf(database, memberId), { isLinked, now }),
    ...(withPromotion && {
      may_promote: !isLinked && (await mayBePrompted({ database, encryption }, memberId, now)),
    }),
    ...(linkToken !== undefined && {
      is_link_token_alive: await isLinkTokenAlive(database, lineHash(linkToken), now),
    }),
  };
}

/** The same of a member's LINE alone, for the download of their data (G136). */
export async function readOwnLine(
  { database }: Pick<LineParts, 'database'>,
  memberId: string,
): Promise<LineLink> {
  const found = await findMember(database, memberId);
  return found === null ? UNLINKED : linkOf(found);
}

function linkOf(found: NonNullable<Awaited<ReturnType<typeof findMember>>>): LineLink {
  if (lineUserOf(found) === null) return UNLINKED;
  const { line_linked_at: linkedAt, is_line_friend: isFriend } = found.account;
  return { linked_at: linkedAt && formatWireTimestamp(linkedAt), is_friend: isFriend };
}

function stateOf(
  attempt: LineLinkAttempt | null,
  { isLinked, now }: { isLinked: boolean; now: Date },
): LineAttemptState {
  // An attempt whose link was taken away since is over: nothing is awaited any more.
  if (attempt === null || (attempt.outcome === 'linked' && !isLinked)) return 'none';
  if (attempt.outcome !== null) return attempt.outcome;
  return attempt.nonce_expires_at !== null && attempt.nonce_expires_at <= now ? 'expired' : 'waiting';
}
