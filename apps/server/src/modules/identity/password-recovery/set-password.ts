import { AppError } from '@hidamari/domain/errors';
import { endSteps, findBaseAccount } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { notifyOwner } from '../second-factor/notify-owner.ts';
import type { AccountPool, PoolAccount } from '../user-pool/account-pool.ts';

/**
 * Another password: whatever the one before had opened ends, so that whoever knew it keeps nothing (decision 0024).
 * The remembered devices go first: should the pool fail here, somebody is asked for a code once too often, and no
 * device stays that nobody knows of. And once more at the end: the old password may have signed somebody in meanwhile.
 */
export async function setPassword(
  parts: IdentityParts,
  account: PoolAccount,
  password: string,
  exchange: Exchange,
): Promise<void> {
  await forgetDevices(parts.pool, account.username);
  await parts.pool.setPassword(account.username, password);
  await endSignIns(parts, account, exchange);
  await forgetDevices(parts.pool, account.username);
}

/** No device stands in for the account's second factor any more. One that is gone meanwhile is gone. */
async function forgetDevices(pool: AccountPool, username: string): Promise<void> {
  for (const { key } of await pool.listDevices(username)) {
    await pool.forgetDevice(username, key).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    });
  }
}

/**
 * A new password: every session and refresh token of the account ends at once, with every step that was on its way to
 * one, and its owner is told by mail. The moment is read now: a login that was judged while the password was being
 * changed is older than it.
 */
async function endSignIns(parts: IdentityParts, account: PoolAccount, exchange: Exchange): Promise<void> {
  const { clock, database, sessions } = parts;
  const base = await findBaseAccount(database, account.sub);
  if (base) {
    await endSteps(database, base.id, clock());
    await sessions.endAll(base.id, exchange.request.now);
  }
  await notifyOwner(parts, account, 'password-changed', exchange);
}
