import { randomUUID } from 'node:crypto';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { loginHistories } from './base-account.table.ts';
import { members, memberVisits } from './member.table.ts';

/** One day in Japan counts once (G46). */
export async function recordVisit(executor: Executor, memberId: string, at: Date): Promise<void> {
  await executor
    .insert(memberVisits)
    .values({ member_id: memberId, day: japanDay(at) })
    .onConflictDoNothing();
}

interface SignIn {
  baseAccountId: string;
  memberId: string;
  method: string;
  deviceFamily: string;
  at: Date;
}

/** A successful sign-in: history row (G96), first login, visited day. */
export async function recordSignIn(executor: Executor, signIn: SignIn): Promise<void> {
  const { baseAccountId, memberId, at } = signIn;
  await executor.insert(loginHistories).values({
    id: randomUUID(),
    base_account_id: baseAccountId,
    logged_in_at: at,
    method: signIn.method,
    device_family: signIn.deviceFamily,
    result: 'success',
  });
  await executor
    .update(members)
    .set({ first_login_at: at })
    .where(and(eq(members.id, memberId), isNull(members.first_login_at)));
  await recordVisit(executor, memberId, at);
}
