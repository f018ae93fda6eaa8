import { randomUUID } from 'node:crypto';
import { findBaseAccount, listMembersOf } from '../../members/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findMoveOf } from '../migration/account-moves.repository.ts';
import { hasToMove } from '../migration/has-to-move.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

type Parts = Pick<IdentityParts, 'pool' | 'database'>;

interface FoundName {
  account: PoolAccount | null;
  isTemporary: boolean;
  hasMoved: boolean;
}

/** As many questions for any name, whoever's it is. */
async function lookAt({ pool, database }: Parts, name: string): Promise<FoundName> {
  const account = await pool.find(name);
  const base = await findBaseAccount(database, account?.sub ?? randomUUID());
  const waits = base !== null && hasToMove(base);
  const own = await listMembersOf(database, waits ? base.id : randomUUID());
  const move = await findMoveOf(database, base?.id ?? randomUUID());
  return { account, isTemporary: own.length > 0, hasMoved: (move?.moved_at ?? null) !== null };
}

/**
 * The account of a name if it is one that signs in by /login-temporary: temporary or from before the common ID, with a
 * member.
 */
export async function findTemporary(parts: Parts, name: string): Promise<PoolAccount | null> {
  const { account, isTemporary } = await lookAt(parts, name);
  return isTemporary ? account : null;
}

/** The same, or one that has moved: with its right password it is told so (U-E10). */
export async function findTemporaryOrMoved(parts: Parts, name: string): Promise<PoolAccount | null> {
  const { account, isTemporary, hasMoved } = await lookAt(parts, name);
  return isTemporary || hasMoved ? account : null;
}
