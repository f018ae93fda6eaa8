import { returnPathOrHome } from '@hidamari/domain/return-path';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { members } from '../../members/member.table.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { hasConfirmedEntries, insertConfirmation } from './account-moves.repository.ts';

/** True while a member whom staff registered has not looked at what was entered (G43). */
export async function asksForEntries(executor: Executor, memberId: string): Promise<boolean> {
  const [row] = await executor
    .select({ byStaff: members.registered_by_concierge })
    .from(members)
    .where(eq(members.id, memberId));
  return row?.byStaff === true && !(await hasConfirmedEntries(executor, memberId));
}

/** Keeps the member's answer, once; answers where to go on. */
export async function confirmEntries(
  { database }: Pick<IdentityParts, 'database'>,
  memberId: string,
  isCorrect: boolean,
  { request, cookies }: Exchange,
): Promise<string> {
  await insertConfirmation(database, {
    member_id: memberId,
    is_correct: isCorrect,
    confirmed_at: request.now,
  });
  cookies.clear('return_path');
  return returnPathOrHome(request.cookies.return_path);
}
