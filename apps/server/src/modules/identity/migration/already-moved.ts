import type { PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type { BaseAccount } from '../../members/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { findMoveOf } from './account-moves.repository.ts';

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
export async function tellIfMoved(
  parts: IdentityParts,
  base: MovedBase | null,
): Promise<PendingAnswer | null> {
  const move = base && (await findMoveOf(parts.database, base.id));
  if (!base || !move) return null;
  if (move.to_base_account_id !== base.id) await closeEmptied(parts, base);
  return { next_page_id: SCREENS.alreadyMoved };
}
