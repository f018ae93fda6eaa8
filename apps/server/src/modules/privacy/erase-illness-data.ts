import { illnessDataLimit } from '@hidamari/domain/privacy';
import { and, eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mayUseIllnessData, NO_ILLNESS } from '../members/index.ts';
import { memberConsents, members } from '../members/member.table.ts';
import { eraseAnswerKeysOf } from '../surveys/index.ts';
import { giveUpIllnessImages, sweepUploads } from '../uploads/index.ts';
import { eraseRows } from '../withdrawal/index.ts';

/** What concerns an illness, by the column that says whose; the texts of the profile go with it. */
const ILLNESS_TABLES = [
  { table: 'log_comments', column: 'member_id' },
  { table: 'treatment_logs', column: 'member_id' },
  { table: 'contact_thresholds', column: 'member_id' },
  { table: 'next_visits', column: 'member_id' },
  { table: 'monitor_registrations', column: 'member_id' },
  { table: 'survey_responses', column: 'member_id' },
  { table: 'member_cancers', column: 'member_id' },
] as const;

/** Members with no standing consent, who took the last one back long enough ago. */
function listDue(database: Database, now: Date): Promise<{ memberId: string }[]> {
  return database
    .select({ memberId: memberConsents.member_id })
    .from(memberConsents)
    .where(eq(memberConsents.kind, 'sensitive_data'))
    .groupBy(memberConsents.member_id)
    .having(
      and(
        sql`bool_and(${memberConsents.withdrawn_at} is not null)`,
        lte(max(memberConsents.withdrawn_at), illnessDataLimit(now)),
      ),
    );
}

/**
 * Erases what concerns an illness of everybody who took the consent back thirty days ago and has not given it again
 * (decision 0021): logs with their pictures, next visits, answers to surveys, diagnoses, what the profile says of it. The icon stays, it tells nothing of an illness.
 * Run daily, safe to repeat; answers how many members it looked after. Rejects when the storage is away: then the
 * pictures are given up already, and the next sweep deletes their files.
 */
export async function eraseIllnessData(
  needs: Pick<Dependencies, 'database' | 'objectStorage' | 'clock'>,
  now: Date,
): Promise<number> {
  const { database } = needs;
  const due = await listDue(database, now);
  for (const { memberId } of due) {
    // Asked once more: the consent may have been given again while others were dealt with.
    if (await mayUseIllnessData(database, memberId)) continue;
    // Before the logs that name them: a run that dies half way leaves no picture that nobody would look for.
    await giveUpIllnessImages(database, memberId);
    // Keys of their own: they go before the rows that name them.
    await eraseAnswerKeysOf(database, memberId);
    for (const table of ILLNESS_TABLES) await eraseRows(database, table, memberId);
    await database.update(members).set(NO_ILLNESS).where(eq(members.id, memberId));
  }
  if (due.length > 0) await sweepUploads(needs);
  return due.length;
}
