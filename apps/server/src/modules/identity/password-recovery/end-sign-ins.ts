import { endSteps, findBaseAccount } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { tellOwner } from '../second-factor/tell-owner.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

/**
 * A new password: every session and refresh token of the account ends at once, with every step that was on its way to
 * one, and its owner is told by mail. The moment is read now: a login that was judged while the password was being
 * changed is older than it.
 */
export async function endSignIns(
  parts: IdentityParts,
  account: PoolAccount,
  exchange: Exchange,
): Promise<void> {
  const { clock, database, sessions } = parts;
  const base = await findBaseAccount(database, account.sub);
  if (base) {
    await endSteps(database, base.id, clock());
    await sessions.endAll(base.id, exchange.request.now);
  }
  await tellOwner(parts, account, 'password-changed', exchange);
}
