import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { surveyInvitations as invitations, surveyResponses as responses } from './survey.table.ts';

/**
 * Askings and answers as one of the things that move with a member (G40): with the cases they are about, and not counted
 * apart. Their keys are their own. Where both accounts answered the same on one day, the account that goes on keeps its own.
 */
export const surveyBelongings = {
  name: 'cases',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome(
    { database }: { database: Database },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    if (most <= 0) return 0;
    return database.transaction(async (tx) => {
      const some = tx
        .select({ id: invitations.id })
        .from(invitations)
        .where(eq(invitations.member_id, from))
        .limit(most);
      const moved = await tx
        .update(invitations)
        .set({ member_id: to })
        .where(inArray(invitations.id, some))
        .returning({ id: invitations.id });
      const left = most - moved.length;
      if (left <= 0) return moved.length;
      const answers = await tx
        .select({ id: responses.id })
        .from(responses)
        .where(eq(responses.member_id, from))
        .limit(left)
        .for('update');
      for (const { id } of answers) {
        const isTaken = sql`exists (select 1 from survey_responses other where other.member_id = ${to}
          and other.survey = ${responses.survey} and other.occasion = ${responses.occasion})`;
        await tx.delete(responses).where(and(eq(responses.id, id), isTaken));
        await tx.update(responses).set({ member_id: to }).where(eq(responses.id, id));
      }
      return moved.length + answers.length;
    });
  },
  async isEmpty(executor: Executor, memberId: string): Promise<boolean> {
    for (const table of [invitations, responses]) {
      const rows = await executor
        .select({ id: table.id })
        .from(table)
        .where(eq(table.member_id, memberId))
        .limit(1);
      if (rows.length > 0) return false;
    }
    return true;
  },
} as const;
