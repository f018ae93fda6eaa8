import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../../database/database.ts';
import {
  emptyMemberInto,
  findBaseAccount,
  giveMembersTo,
  listMembersOf,
  type Member,
  saveBaseAccount,
} from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { memberFor } from '../sign-in/member-for.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { insertMove } from './account-moves.repository.ts';
import { closeEmptied } from './already-moved.ts';
import { countBelongings, type MovedCounts } from './belongings.ts';
import { isOfSamePerson } from './join-common-id.ts';
import { type Merge, planMerges } from './move-plan.ts';
import { type MovingAccount, readMovingAccount } from './moving-account.ts';
import { TRANSFER_HREF } from './transfer-href.ts';

/** What is written while a move is prepared makes it begin again, this often. */
const MOST_ROUNDS = 3;

/** Everything the transaction of a move writes, made ready before it begins. */
interface PreparedMove {
  moving: MovingAccount;
  account: PoolAccount;
  merges: Merge[];
  counts: MovedCounts;
  writeBelongings: ((tx: Transaction) => Promise<void>)[];
}

/**
 * Two accounts of one person become one (G40, way b): the older member of each kind is kept and gets what the other
 * has, sealed anew with the key of who is kept; every member belongs to the common ID; consents stay. One transaction:
 * cut off at any moment nothing has moved, and asked twice it moves once. The emptied account signs in no more.
 */
export async function moveToCommonId(
  parts: IdentityParts,
  challengeId: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const moving = await readMovingAccount(parts, challengeId);
  const { commonId } = moving.subject;
  if (!commonId) throw new AppError('forbidden', { nextPageId: SCREENS.migration });
  const account = await parts.pool.find(commonId.username);
  // Between the login and the press the account may have been closed or changed.
  if (!account || !(await isOfSamePerson(parts, moving, account))) {
    throw new AppError('forbidden', { nextPageId: SCREENS.migration });
  }
  return moveAccount(parts, moving, account, exchange);
}

/** The move itself, for an earlier account and a common ID that are known to be one person's. */
export async function moveAccount(
  parts: IdentityParts,
  moving: MovingAccount,
  account: PoolAccount,
  exchange: Exchange,
): Promise<SessionOrPending> {
  for (let round = 1; ; round += 1) {
    const prepared = await prepareMove(parts, moving, account);
    try {
      const answer = await parts.database.transaction((tx) => writeMove(parts, tx, prepared, exchange));
      await closeEmptied(parts, moving.base);
      return answer;
    } catch (error) {
      const isWorthAnother = error instanceof AppError && error.code === 'unavailable';
      if (!isWorthAnother || round >= MOST_ROUNDS) throw error;
    }
  }
}

async function prepareMove(
  parts: IdentityParts,
  moving: MovingAccount,
  account: PoolAccount,
): Promise<PreparedMove> {
  const { belongings, database } = parts;
  const common = await findBaseAccount(database, account.sub);
  const merges = planMerges(moving.members, common ? await listMembersOf(database, common.id) : []);
  const earlierIds = moving.members.map(({ id }) => id);
  const counts = await countBelongings(database, belongings, earlierIds);
  const writeBelongings = [];
  for (const { emptied, kept } of merges) {
    for (const { prepare } of belongings) {
      writeBelongings.push(await prepare(parts, { from: emptied.id, to: kept.id }));
    }
  }
  return { moving, account, merges, counts, writeBelongings };
}

async function writeMove(
  parts: IdentityParts,
  tx: Transaction,
  { moving, account, merges, counts, writeBelongings }: PreparedMove,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { now, variant } = exchange.request;
  if (!(await parts.challenges.close(tx, moving.challengeId))) return { next_page_id: SCREENS.alreadyMoved };
  const common = await saveBaseAccount(tx, account, now);
  for (const write of writeBelongings) await write(tx);
  for (const { emptied, kept } of merges) {
    await emptyMemberInto(tx, { emptied: emptied.id, kept: kept.id, at: now });
  }
  await giveMembersTo(tx, moving.base.id, common.id);
  const member = memberAfterMove(moving.members, merges);
  const move = { from_base_account_id: moving.base.id, to_base_account_id: common.id, member_id: member.id };
  if (!(await insertMove(tx, { ...move, counts, moved_at: now }))) throw new AppError('conflict');
  // The pages of another host's member are there: the move is done, the login of that host leads to them.
  if (!memberFor([member], variant)) return { next_page_id: SCREENS.alreadyMoved };
  const signedIn = { baseAccountId: common.id, memberId: member.id, method: 'common_id' } as const;
  return { ...(await parts.sessions.begin(tx, signedIn, exchange)), url: TRANSFER_HREF };
}

/** Whom the person is after the move: the member they came as, or the one who was kept in their place. */
function memberAfterMove(earlier: readonly Member[], merges: readonly Merge[]): Member {
  const [first] = earlier;
  if (!first) throw new AppError('unauthenticated');
  return merges.find(({ emptied }) => emptied.id === first.id)?.kept ?? first;
}
