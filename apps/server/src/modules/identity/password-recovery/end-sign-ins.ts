import { findBaseAccount } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { tellOwner } from '../second-factor/tell-owner.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

/** A new password: every session and refresh token of the account ends at once, and its owner is told by mail. */
export async function endSignIns(
  parts: IdentityParts,
  account: PoolAccount,
  exchange: Exchange,
): Promise<void> {
  const { database, sessions } = parts;
  const base = await findBaseAccount(database, account.sub);
  if (base) await sessions.endAll(base.id, exchange.request.now);
  await tellOwner(parts, account, 'password-changed', exchange);
}
