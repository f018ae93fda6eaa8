import { accessRecordLimit } from '@hidamari/domain/access-records';
import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { accessRecords } from './access-record.table.ts';

/** All that a record says; with the salt gone, its digest tells nothing either. */
const NOTHING = {
  salt: null,
  member_id: null,
  staff_id: null,
  staff_name: null,
  staff_role: null,
  kind: null,
  fields: null,
  reason: null,
  note_sealed: null,
};

const ERASED_AT_ONCE = 500;

/** Erases what the records say about a member; the chain stays whole. For the end of a withdrawal. */
export async function eraseAccessRecordsOf(executor: Executor, memberId: string): Promise<void> {
  await executor.update(accessRecords).set(NOTHING).where(eq(accessRecords.member_id, memberId));
}

/** Erases what records of more than three years ago say (F46). Run daily; answers how many there were. */
export async function eraseOldAccessRecords(database: Database, now: Date): Promise<number> {
  const isDue = and(lt(accessRecords.at, accessRecordLimit(now)), isNotNull(accessRecords.salt));
  return inRounds(() => eraseSome(database, isDue));
}

async function eraseSome(database: Database, isDue: SQL | undefined): Promise<number> {
  const some = database
    .select({ seq: accessRecords.seq })
    .from(accessRecords)
    .where(isDue)
    .limit(ERASED_AT_ONCE);
  const rows = await database
    .update(accessRecords)
    .set(NOTHING)
    .where(inArray(accessRecords.seq, some))
    .returning({ seq: accessRecords.seq });
  return rows.length;
}
