import { and, asc, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { hasNoneIn } from '../../database/rows-that-move.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { logComments } from './log-comment.table.ts';
import { openText, sealComment } from './sealed-comment.ts';

/** Comments that are sealed anew before others get their turn. */
const AT_ONCE = 25;

/**
 * Comments as one of the things that move with a member (G40): they go with the treatment logs, sealed anew with the
 * other member's key, and are not counted apart.
 */
export const logCommentBelongings = {
  name: 'treatment_logs',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome(
    { database, encryption }: { database: Database; encryption: Encryption },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    const [ours, theirs] = [
      await encryption.forMember(database, from),
      await encryption.forMember(database, to),
    ];
    return inRounds(async () => {
      const rows = await someOf(database, from);
      for (const row of rows) {
        const sealed_text = sealComment(theirs, row.id, openText(ours, row));
        await database
          .update(logComments)
          .set({ member_id: to, sealed_text })
          .where(and(eq(logComments.id, row.id), eq(logComments.member_id, from)));
      }
      return rows.length;
    }, most);
  },
  isEmpty: hasNoneIn(logComments),
} as const;

function someOf(executor: Executor, memberId: string) {
  return executor
    .select({ id: logComments.id, sealed_text: logComments.sealed_text })
    .from(logComments)
    .where(eq(logComments.member_id, memberId))
    .orderBy(asc(logComments.id))
    .limit(AT_ONCE);
}
