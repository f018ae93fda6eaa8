import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BaseAccount } from './base-account.repository.ts';

/** When an account's address refused a mail for good; null where it was proven since, took another mail, or there is none. */
export async function mailRefusedAt(
  { mailFates, database }: { mailFates: Pick<Dependencies['mailFates'], 'refusedAt'>; database: Executor },
  { email, email_verified_at: provenAt }: Pick<BaseAccount, 'email' | 'email_verified_at'>,
): Promise<Date | null> {
  const refusedAt = email === null ? null : await mailFates.refusedAt(database, email);
  return refusedAt !== null && provenAt !== null && provenAt > refusedAt ? null : refusedAt;
}
