import { and, asc, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { hasNoneIn } from '../../database/rows-that-move.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { nextVisits } from './next-visit.table.ts';
import { openVisit, sealVisit } from './stored-visit.ts';

/** Visits that are sealed anew before others get their turn. */
const AT_ONCE = 25;

/**
 * Next visits as one of the things that move with a member (G40). They go along with the logs and are not counted
 * beside them: what the member is told is how many logs move.
 */
export const nextVisitBelongings = {
  name: 'treatment_logs',
  count: async (): Promise<number> => 0,
  /** Seals visits with the other member's key and gives them over, oldest id first; answers how many there were. */
  async moveSome(
    { database, encryption }: { database: Database; encryption: Encryption },
    move: { from: string; to: string },
    most: number,
  ): Promise<number> {
    const from = await encryption.forMember(database, move.from);
    const to = await encryption.forMember(database, move.to);
    return inRounds(async () => {
      const rows = await someOf(database, move.from);
      for (const { id, version, sealed_details } of rows) {
        const sealed = sealVisit(to, id, openVisit(from, id, sealed_details));
        // One that was changed since it was read stays, and is read anew by the next round. The idempotency key was
        // for saves of the member that is left: two members' keys may be the same.
        await database
          .update(nextVisits)
          .set({ member_id: move.to, sealed_details: sealed, idempotency_key: null })
          .where(
            and(eq(nextVisits.id, id), eq(nextVisits.member_id, move.from), eq(nextVisits.version, version)),
          );
      }
      return rows.length;
    }, most);
  },
  isEmpty: hasNoneIn(nextVisits),
} as const;

function someOf(executor: Executor, memberId: string) {
  const { id, version, sealed_details } = nextVisits;
  return executor
    .select({ id, version, sealed_details })
    .from(nextVisits)
    .where(eq(nextVisits.member_id, memberId))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}
