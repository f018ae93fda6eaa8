import { consultationRecordLimit } from '@hidamari/domain/consultations';
import { and, asc, count, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { rowsThatMove } from '../../database/rows-that-move.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import { giveUpPicturesOfCases } from '../uploads/index.ts';
import { consultationCases as cases } from './consultation.table.ts';

/**
 * Takes a member who is erased out of their cases (G53): what is kept for its five years says no more whose it was
 * than its own words do, and nobody can write into it or open a card from it. One that was still open ends here, without
 * a summary: nobody is left to answer, and its five years begin.
 */
export async function detachMemberFromCases(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx.update(cases).set(withoutMember(now)).where(eq(cases.member_id, memberId));
}

/**
 * Ends the cases of members who were erased before their cases ended with them: they stood in the queue with nobody left
 * to answer. Their five years begin now, since nothing says when the member left. Answers how many there were.
 */
export async function endCasesWithoutMember(database: Database, now: Date): Promise<number> {
  const ended = await database
    .update(cases)
    .set(withoutMember(now))
    .where(and(isNull(cases.member_id), ne(cases.status, 'closed')))
    .returning({ id: cases.id });
  return ended.length;
}

const withoutMember = (now: Date) => ({
  member_id: null,
  shares_card: false,
  card_open_until: null,
  waiting_since: null,
  reply_due_on: null,
  corrected_at: null,
  status: 'closed' as const,
  closed_at: sql`coalesce(${cases.closed_at}, ${now.toISOString()}::timestamptz)`,
});

const AT_ONCE = 100;

/** Erases cases that ended more than five years ago, their keys first: nothing of them opens from then on (G53). */
export async function eraseOldCases(database: Database, now: Date): Promise<number> {
  return inRounds(async () => {
    const due = await database
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.status, 'closed'), lt(cases.closed_at, consultationRecordLimit(now))))
      .orderBy(asc(cases.closed_at))
      .limit(AT_ONCE);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    for (const id of ids) await eraseDataKey(database, id);
    await giveUpPicturesOfCases(database, ids);
    await database.delete(cases).where(inArray(cases.id, ids));
    return ids.length;
  });
}

/** Cases as one of the things that move with a member (G40). Their keys are their own: nothing is sealed anew. */
export const consultationBelongings = {
  name: 'cases',
  async count(executor: Executor, memberId: string): Promise<number> {
    const [row] = await executor.select({ cases: count() }).from(cases).where(eq(cases.member_id, memberId));
    return row?.cases ?? 0;
  },
  ...rowsThatMove(cases),
} as const;
