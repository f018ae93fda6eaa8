import { and, asc, between, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { nextVisits } from './next-visit.table.ts';

/** Days from `first` to `last`, both included, for which the member has planned a visit (G69): each once, in order. */
export async function listPlannedVisitDays(
  executor: Executor,
  memberId: string,
  { first, last }: { first: string; last: string },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ day: nextVisits.visit_date })
    .from(nextVisits)
    .where(
      and(
        eq(nextVisits.member_id, memberId),
        eq(nextVisits.status, 'planned'),
        between(nextVisits.visit_date, first, last),
      ),
    )
    .orderBy(asc(nextVisits.visit_date));
  return rows.map(({ day }) => day);
}
