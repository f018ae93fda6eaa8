import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { withdrawals } from './withdrawal.table.ts';

/** Whether a member has left after this moment, and come back since: whoever is still gone is asked for nowhere. */
export async function hasLeftSince(executor: Executor, memberId: string, since: Date): Promise<boolean> {
  const left = and(eq(withdrawals.member_id, memberId), gt(withdrawals.withdrawn_at, since));
  return (await executor.$count(withdrawals, left)) > 0;
}
