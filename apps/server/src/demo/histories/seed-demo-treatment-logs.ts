import { japanInstant } from '@hidamari/domain/japanese-dates';
import type { DemoKind } from '@hidamari/sample-content/demo-treatment-logs';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { createTreatmentLogs } from '../../modules/treatment-logs/index.ts';
import { treatmentLogs } from '../../modules/treatment-logs/treatment-logs.table.ts';

export interface DemoHistory {
  memberId: string;
  kind: DemoKind;
  /** The day in Japan, YYYY-MM-DD: the year ends the day before. */
  today: string;
}

/** When a log without a time counts as written. */
const EVENING = '20:00';

/**
 * Gives a demo member a year of treatment logs, each written on its own day by the rules that hold for members
 * (identity, demo members). All of them or none: a start that is cut off leaves nothing half written, and the next
 * one begins again. A member who has a log already, be it in the trash, is left alone. Answers how many were written.
 */
export async function seedDemoTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, kind, today }: DemoHistory,
): Promise<number> {
  const own = eq(treatmentLogs.member_id, memberId);
  const known = await database.select({ id: treatmentLogs.id }).from(treatmentLogs).where(own).limit(1);
  if (known.length > 0) return 0;
  // A demo that was started before needs none of it.
  const { demoTreatmentLogs } = await import('@hidamari/sample-content/demo-treatment-logs');
  const logs = demoTreatmentLogs(kind, today);
  const written = logs.map((input) => {
    return { input, now: japanInstant(input.log_date, input.log_time ?? EVENING) };
  });
  await createTreatmentLogs({ database, encryption }, memberId, written);
  return logs.length;
}
