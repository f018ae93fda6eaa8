import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { hasNoneIn, rowsThatMove } from '../../database/rows-that-move.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import { surveyResponses as responses, surveyInvitations } from './survey.table.ts';

interface Move {
  from: string;
  to: string;
}

const invitations = rowsThatMove(surveyInvitations);

/**
 * Askings and answers as one of the things that move with a member (G40): with the cases they are about, and not counted
 * apart. Their keys are their own. Where both accounts answered the same on one day, the account that goes on keeps its own.
 */
export const surveyBelongings = {
  name: 'cases',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome({ database }: { database: Database }, move: Move, most: number): Promise<number> {
    const moved = await invitations.moveSome({ database }, move, most);
    return moved + (await moveResponses(database, move, most - moved));
  },
  isEmpty: async (executor: Executor, memberId: string): Promise<boolean> =>
    (await invitations.isEmpty(executor, memberId)) && (await hasNoneIn(responses)(executor, memberId)),
} as const;

async function moveResponses(database: Database, { from, to }: Move, most: number): Promise<number> {
  if (most <= 0) return 0;
  return database.transaction(async (tx) => {
    const found = await tx
      .select({ id: responses.id })
      .from(responses)
      .where(eq(responses.member_id, from))
      .limit(most)
      .for('update');
    for (const { id } of found) {
      const isTaken = sql`exists (select 1 from survey_responses other where other.member_id = ${to}
        and other.survey = ${responses.survey} and other.occasion = ${responses.occasion})`;
      const given = await tx
        .delete(responses)
        .where(and(eq(responses.id, id), isTaken))
        .returning({ id: responses.id });
      if (given.length > 0) await eraseDataKey(tx, id);
      else await tx.update(responses).set({ member_id: to }).where(eq(responses.id, id));
    }
    return found.length;
  });
}
