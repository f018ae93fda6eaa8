import { AppError } from '@hidamari/domain/errors';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import type { AccountPool, PoolAccount } from '../user-pool/account-pool.ts';
import { endSignIns } from './end-sign-ins.ts';

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
