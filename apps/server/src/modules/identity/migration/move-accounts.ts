import { randomUUID } from 'node:crypto';
import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../../database/database.ts';
import { lineUnlinkedMessage } from '../../mail/index.ts';
import {
  emptyMemberInto,
  findBaseAccount,
  giveMembersTo,
  isEnrolled,
  listMembersOf,
  type Member,
  saveBaseAccount,
} from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { endSessionsOfAccount } from '../sessions/session.repository.ts';
import { memberFor } from '../sign-in/member-for.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { type AccountMove, endMove, findMoveOf, insertMove } from './account-moves.repository.ts';
import { closeEmptied } from './already-moved.ts';
import { countBelongings } from './belongings.ts';
import { isOfSamePerson } from './join-common-id.ts';
import { type MovingAccount, readMovingAccount } from './moving-account.ts';
import { TRANSFER_HREF } from './transfer-code.ts';

/** Belongings that one call moves: a second or two. Whoever has more, calls again; the page does it by itself. */
const MOVED_PER_CALL = 100;

/**
 * Two accounts of one person become one (G40, way b): the older member of each kind is kept and gets what the other
 * has, sealed anew with the key of who is kept; every member belongs to the common ID; consents stay.
 *
 * Thousands of logs are more than a transaction may take, so the move is begun, gone on with and ended in transactions
 * of their own. From its beginning to its end neither account has a session or gets one: nobody ever meets it half
 * done, and whoever comes back after it broke off goes on with it (`enter-with-account.ts`, `ask-to-move.ts`). Not
 * through yet: answers this screen again.
 */
export async function moveToCommonId(
  parts: IdentityParts,
  challengeId: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const moving = await readMovingAccount(parts, challengeId);
  const begun =
    (await findMoveOf(parts.database, moving.base.id)) ??
    (await beginMove(parts, moving, exchange.request.now));
  const merges = await mergesOf(parts, moving, begun);
  if (!(await moveBelongings(parts, merges))) return { next_page_id: SCREENS.migration };
  const answer = await endTheMove(parts, moving, begun, merges, exchange);
  await closeEmptied(parts, moving.base);
  // A save that was on its way as the session ended: no other can follow it.
  await moveBelongings(parts, merges);
  return answer;
}

/** What both passwords were shown for is decided here, once; every session of the common ID ends until it is done. */
async function beginMove(parts: IdentityParts, moving: MovingAccount, now: Date): Promise<AccountMove> {
  const { belongings, database } = parts;
  const account = await commonIdOf(parts, moving);
  const known = await findBaseAccount(database, account.sub);
  const merges = planMerges(moving.members, known ? await listMembersOf(database, known.id) : []);
  const earlierIds = moving.members.map(({ id }) => id);
  const counts = await countBelongings(database, belongings(), earlierIds);
  return database.transaction(async (tx) => {
    const common = await saveBaseAccount(tx, account, now);
    await endSessionsOfAccount(tx, common.id, now);
    await insertMove(tx, {
      from_base_account_id: moving.base.id,
      to_base_account_id: common.id,
      member_id: memberAfterMove(moving.members, merges).id,
      counts,
      begun_at: now,
      moved_at: null,
    });
    // Of two that begin at once, the first is the move.
    const move = await findMoveOf(tx, moving.base.id);
    if (!move) throw new Error('a move was neither begun nor found');
    return move;
  });
}

/** The common ID of the challenge, if it is the same person's still: between login and press it may have changed. */
async function commonIdOf(parts: IdentityParts, moving: MovingAccount): Promise<PoolAccount> {
  const { commonId } = moving.subject;
  const account = commonId && (await parts.pool.find(commonId.username));
  if (account && (await isOfSamePerson(parts, moving, account))) return account;
  throw new AppError('forbidden', { nextPageId: SCREENS.migration });
}

async function mergesOf({ database }: IdentityParts, { members }: MovingAccount, move: AccountMove) {
  return planMerges(members, await listMembersOf(database, move.to_base_account_id));
}

/** True when nothing is left to move. */
async function moveBelongings({ belongings, ...parts }: IdentityParts, merges: readonly Merge[]) {
  let left = MOVED_PER_CALL;
  for (const { emptied, kept } of merges) {
    for (const { moveSome, isEmpty } of belongings()) {
      left -= await moveSome(parts, { from: emptied.id, to: kept.id }, left);
      if (!(await isEmpty(parts.database, emptied.id))) return false;
    }
  }
  return true;
}

async function endTheMove(
  parts: IdentityParts,
  { challengeId, base, members }: MovingAccount,
  move: AccountMove,
  merges: readonly Merge[],
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { now, variant } = exchange.request;
  const member = memberAfterMove(members, merges);
  return parts.database.transaction(async (tx) => {
    const isFirst = (await endMove(tx, base.id, now)) && (await parts.challenges.close(tx, challengeId));
    if (!isFirst) return { next_page_id: SCREENS.alreadyMoved };
    for (const { emptied, kept } of merges) {
      await emptyMemberInto(tx, { emptied: emptied.id, kept: kept.id, at: now });
    }
    const { unlinkedLine } = await giveMembersTo(tx, base.id, move.to_base_account_id);
    if (unlinkedLine !== null) await sayGoodbyeOnLine(parts, tx, unlinkedLine);
    // The pages of another host's member are there: the move is done, the login of that host leads to them.
    if (!memberFor([member], variant)) return { next_page_id: SCREENS.alreadyMoved };
    const signedIn = {
      baseAccountId: move.to_base_account_id,
      memberId: member.id,
      method: 'common_id',
    } as const;
    return { ...(await parts.sessions.begin(tx, signedIn, exchange)), url: TRANSFER_HREF };
  });
}

/** Both accounts had a LINE: the one that gave way hears that nothing comes to it any more (G54). */
async function sayGoodbyeOnLine({ outbox }: IdentityParts, tx: Transaction, to: string): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'send-line',
    idempotencyKey: `line-unlinked:${randomUUID()}`,
    payload: { to, text: lineUnlinkedMessage(), isAboutLink: true },
  });
}

/** Whom the person is after the move: the member they came as, or the one who was kept in their place. */
function memberAfterMove(earlier: readonly Member[], merges: readonly Merge[]): Member {
  const [first] = earlier;
  if (!first) throw new AppError('unauthenticated');
  return merges.find(({ emptied }) => emptied.id === first.id)?.kept ?? first;
}

/** How many belongings wait for their turn in a move that is under way. */
export async function countLeft(
  parts: IdentityParts,
  moving: MovingAccount,
  move: AccountMove,
): Promise<number> {
  const merges = await mergesOf(parts, moving, move);
  const counts = await countBelongings(
    parts.database,
    parts.belongings(),
    merges.map(({ emptied }) => emptied.id),
  );
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** One member's belongings go to the other, who is kept. */
interface Merge {
  emptied: Member;
  kept: Member;
}

/**
 * Which members of two accounts of one person become one: those of the same kind, an insurance member by the policy.
 * The older is kept (G40). A member without such a partner simply goes along.
 */
function planMerges(earlier: readonly Member[], common: readonly Member[]): Merge[] {
  return earlier.flatMap((member) => {
    const enrolment = {
      memberType: member.member_type,
      insuranceNumber: member.insurance_number ?? undefined,
    };
    const partner = common.find((other) => isEnrolled([other], enrolment));
    if (!partner) return [];
    const [kept, emptied] =
      member.created_at.getTime() <= partner.created_at.getTime() ? [member, partner] : [partner, member];
    return [{ kept, emptied }];
  });
}
