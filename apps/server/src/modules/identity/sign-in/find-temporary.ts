import { randomUUID } from 'node:crypto';
import { findBaseAccount, listMembersOf } from '../../members/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { hasToMove } from './ask-to-move.ts';

/**
 * The account of a name if it is one that signs in by /login-temporary: temporary or from before the common ID, with a
 * member. As many questions for any other name.
 */
export async function findTemporary(
  { pool, database }: Pick<IdentityParts, 'pool' | 'database'>,
  name: string,
): Promise<PoolAccount | null> {
  const account = await pool.find(name);
  const base = await findBaseAccount(database, account?.sub ?? randomUUID());
  const isTemporary = base !== null && hasToMove(base);
  const own = await listMembersOf(database, isTemporary ? base.id : randomUUID());
  return own.length > 0 ? account : null;
}
