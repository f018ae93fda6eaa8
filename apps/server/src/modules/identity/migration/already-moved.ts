import type { PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { BaseAccount } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { findMoveOf, findMoveUnderWayTo } from './account-moves.repository.ts';

type MovedBase = Pick<BaseAccount, 'id' | 'pool_username'>;

/**
 * The account that was left opens nothing any more. Should the pool be away just now, nothing is lost: the next login
 * with it does the same.
 */
export async function closeEmptied({ movingPool }: IdentityParts, base: MovedBase): Promise<void> {
  await movingPool.disable(base.pool_username).catch((error) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/**
 * For a right password: what is said of an account that has moved already (G113), whichever way it came in; null for
 * every other. One whose members are all at the common ID is closed here if the move itself could not.
 */
export async function answerIfMoved(
  parts: IdentityParts,
  base: MovedBase | null,
): Promise<PendingAnswer | null> {
  const move = base && (await findMoveOf(parts.database, base.id));
  if (!base || !move?.moved_at) return null;
  if (move.to_base_account_id !== base.id) await closeEmptied(parts, base);
  return { next_page_id: SCREENS.alreadyMoved };
}

/**
 * The common ID of a move that broke off: it is gone on with before anybody is let in, so that nobody meets it half
 * done (G40); null for every other account.
 */
export async function goOnWithMoveTo(
  { challenges, database }: IdentityParts,
  base: MovedBase,
  { username }: { username: string },
  { request, cookies }: Exchange,
): Promise<PendingAnswer | null> {
  const move = await findMoveUnderWayTo(database, base.id);
  if (!move) return null;
  const subject = { baseAccountId: move.from_base_account_id, commonId: { username }, isFound: true };
  const challenge = await challenges.open(database, 'migration', subject, request.now);
  return { next_page_id: SCREENS.migration, challenge: handOver(cookies, challenge, 'migration') };
}
