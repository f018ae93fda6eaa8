import { japanInstant } from '@hidamari/domain/japanese-dates';
import type { DemoKind } from '@hidamari/sample-content/demo-treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { createTreatmentLog, listLogMentions } from '../treatment-logs/index.ts';

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
 * (identity, demo members). A member who has a log already is left alone. Answers how many were written.
 */
export async function seedDemoTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, kind, today }: DemoHistory,
): Promise<number> {
  const known = await listLogMentions(database, memberId);
  if (known.length > 0) return 0;
  // Only a demo loads its people.
  const { demoTreatmentLogs } = await import('@hidamari/sample-content/demo-treatment-logs');
  const logs = demoTreatmentLogs(kind, today);
  for (const log of logs) {
    const now = japanInstant(log.log_date, log.log_time ?? EVENING);
    await createTreatmentLog({ database, encryption }, { memberId, input: log, now });
  }
  return logs.length;
}
