import { and, count, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { mayUseIllnessData } from '../members/index.ts';
import { consultationCases, consultationMessages } from './consultation.table.ts';

/**
 * How many words of supporters the member has not read, for the mark on every page of theirs; none while the member keeps
 * nothing of the illness here, since then no page shows them.
 */
export async function countUnreadAnswersForPage(executor: Executor, memberId: string): Promise<number> {
  const { case_id, seq, author } = consultationMessages;
  const [found] = await executor
    .select({ unread: count() })
    .from(consultationCases)
    .innerJoin(consultationMessages, eq(case_id, consultationCases.id))
    .where(
      and(
        eq(consultationCases.member_id, memberId),
        gt(seq, consultationCases.member_read_seq),
        eq(author, 'staff'),
      ),
    );
  const unread = found?.unread ?? 0;
  return unread > 0 && (await mayUseIllnessData(executor, memberId)) ? unread : 0;
}
