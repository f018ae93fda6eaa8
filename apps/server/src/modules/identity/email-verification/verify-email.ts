import { AppError } from '@hidamari/domain/errors';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/database.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import type { BaseAccount } from '../../members/index.ts';
import { hashSecret } from '../secrets.ts';
import type { AccountPool } from '../user-pool/account-pool.ts';
import { emailVerifications } from './email-verification.table.ts';

/**
 * Verifies the address of a mail link. A link that proves nothing any more is refused with its reason: `link_unknown`,
 * `link_replaced` for an address that the account no longer has, `link_expired`; the screen then asks whether the mail
 * arrived (G116). `email_taken`: the address is another account's proven one, which its reader may know (G50); the link
 * is marked as opened, so that the account says so too (`isEmailTaken`).
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
    .where(eq(emailVerifications.token_hash, hashSecret(token)));
  if (!found) throw new AppError('link_unknown');
  const { link, account } = found;
  if (link.email !== account.email) throw new AppError('link_replaced');
  if (link.expires_at <= now) throw new AppError('link_expired');
  if (account.email_verified_at !== null) return 'already-verified';
  const noteOpened = (executor: Executor) =>
    executor
      .update(emailVerifications)
      .set({ used_at: now })
      .where(and(eq(emailVerifications.id, link.id), isNull(emailVerifications.used_at)));
  // The address may be another account's verified one: it stays theirs.
  await pool.verifyEmail(account.pool_username).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'already_registered') throw error;
    await noteOpened(database);
    throw new AppError('email_taken');
  });
  await database.transaction(async (tx) => {
    await noteOpened(tx);
    await tx.update(baseAccounts).set({ email_verified_at: now }).where(eq(baseAccounts.id, account.id));
  });
  return 'verified';
}

/**
 * Whether the account's address is known to be another account's proven one: its reader opened a link here, and the
 * address stayed unproven. Before a link was opened nobody is told whose an address is (G50).
 */
export async function isEmailTaken(
  executor: Executor,
  { id, email, email_verified_at: provenAt }: Pick<BaseAccount, 'id' | 'email' | 'email_verified_at'>,
): Promise<boolean> {
  if (email === null || provenAt !== null) return false;
  const opened = await executor
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.base_account_id, id),
        eq(emailVerifications.email, email),
        isNotNull(emailVerifications.used_at),
      ),
    )
    .limit(1);
  return opened.length > 0;
}

/** Refuses the token of a link that is none of ours, by `link_unknown`: no mail could be sent for it. */
export async function refuseUnknownLink(executor: Executor, token: string): Promise<void> {
  const known = await executor
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(eq(emailVerifications.token_hash, hashSecret(token)));
  if (known.length === 0) throw new AppError('link_unknown');
}
