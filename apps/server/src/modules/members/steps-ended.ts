import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { baseAccounts } from './base-account.table.ts';

/** Accounts as a step of a way in names them: by our own id, or by the pool's username. */
export interface NamedAccounts {
  ids?: readonly string[];
  usernames?: readonly string[];
}

/** Another password: no step that an earlier one has opened leads to a session any more. */
export async function endSteps(executor: Executor, baseAccountId: string, at: Date): Promise<void> {
  await executor
    .update(baseAccounts)
    .set({ sign_ins_ended_at: at })
    .where(eq(baseAccounts.id, baseAccountId));
}

/** Whether one of these accounts got another password after `openedAt`. Of an account without a row nothing is known. */
export async function haveStepsEnded(
  executor: Executor,
  { ids = [], usernames = [] }: NamedAccounts,
  openedAt: Date,
): Promise<boolean> {
  if (ids.length + usernames.length === 0) return false;
  const isNamed = or(inArray(baseAccounts.id, [...ids]), inArray(baseAccounts.pool_username, [...usernames]));
  const [ended] = await executor
    .select({ id: baseAccounts.id })
    .from(baseAccounts)
    .where(and(isNamed, gt(baseAccounts.sign_ins_ended_at, openedAt)))
    .limit(1);
  return ended !== undefined;
}
