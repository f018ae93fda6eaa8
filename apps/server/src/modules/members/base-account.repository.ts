import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { baseAccounts } from './base-account.table.ts';

export type BaseAccount = typeof baseAccounts.$inferSelect;

/** What the user pool tells of an account. */
export interface PoolFacts {
  sub: string;
  username: string;
  /** E.164. */
  phoneNumber: string | null;
  email: string | null;
  isEmailVerified: boolean;
}

export async function findBaseAccount(executor: Executor, poolSub: string): Promise<BaseAccount | null> {
  const [row] = await executor.select().from(baseAccounts).where(eq(baseAccounts.pool_sub, poolSub));
  return row ?? null;
}

export async function findBaseAccountById(executor: Executor, id: string): Promise<BaseAccount | null> {
  const [row] = await executor.select().from(baseAccounts).where(eq(baseAccounts.id, id));
  return row ?? null;
}

/** Copies what the pool tells; makes the row when there is none. The row is locked until the transaction ends. */
export async function saveBaseAccount(executor: Executor, facts: PoolFacts, now: Date): Promise<BaseAccount> {
  const known = await findBaseAccount(executor, facts.sub);
  const verifiedAt = facts.isEmailVerified ? (known?.email_verified_at ?? now) : null;
  const copies = { phone_number: facts.phoneNumber, email: facts.email, email_verified_at: verifiedAt };
  const [row] = await executor
    .insert(baseAccounts)
    .values({
      id: randomUUID(),
      pool_sub: facts.sub,
      pool_username: facts.username,
      account_type: 'common',
      created_at: now,
      ...copies,
    })
    .onConflictDoUpdate({ target: baseAccounts.pool_sub, set: copies })
    .returning();
  if (!row) throw new Error('a base account was neither written nor found');
  return row;
}
