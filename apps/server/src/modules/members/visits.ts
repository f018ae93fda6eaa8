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

/** A row of the login history (G96) and nothing else: a concierge's login is no visit of the member's (G42). */
export async function recordLogin(executor: Executor, signIn: SignIn): Promise<void> {
  await executor.insert(loginHistories).values({
    id: randomUUID(),
    base_account_id: signIn.baseAccountId,
    logged_in_at: signIn.at,
    method: signIn.method,
    device_family: signIn.deviceFamily,
    result: 'success',
  });
}

/** A successful sign-in: history row (G96), first login, visited day. */
export async function recordSignIn(executor: Executor, signIn: SignIn): Promise<void> {
  const { memberId, at } = signIn;
  await recordLogin(executor, signIn);
  await executor
    .update(members)
    .set({ first_login_at: at })
    .where(and(eq(members.id, memberId), isNull(members.first_login_at)));
  await recordVisit(executor, memberId, at);
}
