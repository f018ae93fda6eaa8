import { AppError } from '@hidamari/domain/errors';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { hashSecret } from '../secrets.ts';
import type { AccountPool } from '../user-pool/account-pool.ts';
import { emailVerifications } from './email-verification.table.ts';

/**
 * Verifies the address of a mail link. Throws `forbidden` for a link that is unknown, too old, or for an address
 * the account no longer has: the screen then asks whether the mail arrived (G116).
 */
export async function verifyEmail(
  { database, pool }: { database: Database; pool: AccountPool },
  token: string,
  now: Date,
): Promise<'verified' | 'already-verified'> {
  const [found] = await database
    .select({ link: emailVerifications, account: baseAccounts })
    .from(emailVerifications)
    .innerJoin(baseAccounts, eq(baseAccounts.id, emailVerifications.base_account_id))
    .where(and(eq(emailVerifications.token_hash, hashSecret(token)), gt(emailVerifications.expires_at, now)));
  if (!found || found.link.email !== found.account.email) throw new AppError('forbidden');
  const { link, account } = found;
  if (account.email_verified_at !== null) return 'already-verified';
  // The address may be another account's verified one: it stays theirs.
  await pool.verifyEmail(account.pool_username).catch((error) => {
    throw error instanceof AppError && error.code === 'already_registered'
      ? new AppError('forbidden')
      : error;
  });
  await database.transaction(async (tx) => {
    const unused = and(eq(emailVerifications.id, link.id), isNull(emailVerifications.used_at));
    await tx.update(emailVerifications).set({ used_at: now }).where(unused);
    await tx.update(baseAccounts).set({ email_verified_at: now }).where(eq(baseAccounts.id, account.id));
  });
  return 'verified';
}
