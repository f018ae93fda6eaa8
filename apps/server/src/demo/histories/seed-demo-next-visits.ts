import { japanInstant } from '@hidamari/domain/japanese-dates';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { createNextVisits } from '../../modules/next-visits/index.ts';
import { nextVisits } from '../../modules/next-visits/next-visit.table.ts';
import { treatmentLogs } from '../../modules/treatment-logs/treatment-logs.table.ts';
import type { DemoHistory } from './seed-demo-treatment-logs.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/**
 * Gives a demo member a visit in four days, and three past ones whose answers are tied to the logs of those days. Run it
 * after the logs. All of them or none; a member who has a visit already is left alone. Answers how many were written.
 */
export async function seedDemoNextVisits(
  needs: Needs,
  { memberId, kind, today }: DemoHistory,
): Promise<number> {
  const own = eq(nextVisits.member_id, memberId);
  const known = await needs.database.select({ id: nextVisits.id }).from(nextVisits).where(own).limit(1);
  if (known.length > 0) return 0;
  // A demo that was started before needs none of it.
  const { demoNextVisits } = await import('@hidamari/sample-content/demo-next-visits');
  const { planned, past } = demoNextVisits(kind, today);
  const logs = await visitLogsOf(
    needs,
    memberId,
    past.map(({ visit_date }) => visit_date),
  );
  const visits = [...past.map((input) => ({ input, logId: logs.get(input.visit_date) })), { input: planned }];
  await createNextVisits(needs, memberId, visits, japanInstant(today));
  return visits.length;
}

/** The member's logs of visits on these days, by day. */
async function visitLogsOf({ database }: Needs, memberId: string, days: string[]) {
  const { id, member_id, log_date, is_visiting_hospital_log, deleted_at } = treatmentLogs;
  const rows = await database
    .select({ id, log_date })
    .from(treatmentLogs)
    .where(
      and(
        eq(member_id, memberId),
        inArray(log_date, days),
        eq(is_visiting_hospital_log, true),
        isNull(deleted_at),
      ),
    );
  return new Map(rows.map((row) => [row.log_date, row.id]));
}
