import { randomUUID } from 'node:crypto';
import type { NextVisitForm } from '@hidamari/contract/treatment-logs';
import { nextVisitBody } from '@hidamari/contract/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { holdVisitsOf, insertVisitRow, nameVisitInLogs } from './next-visits.repository.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

/** A visit, and the log it is tied to. */
export interface WrittenVisit {
  input: NextVisitForm;
  logId?: string | undefined;
}

/** Several visits of one member by the same rules, in one transaction: all of them are stored and tied, or none. */
export async function createNextVisits(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  visits: readonly WrittenVisit[],
  now: Date,
): Promise<void> {
  const cipher = await encryption.forMember(database, memberId);
  const rows = visits.map(({ input, logId }) => {
    const id = randomUUID();
    const columns = columnsOf(cipher, id, checkVisit(nextVisitBody.parse(input), now));
    return { id, logId: logId ?? null, columns };
  });
  await database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    for (const { id, logId, columns } of rows) {
      const moments = { created_at: now, updated_at: now };
      await insertVisitRow(tx, {
        id,
        member_id: memberId,
        ...columns,
        treatment_log_id: logId,
        ...moments,
      });
      if (logId !== null) await nameVisitInLogs(tx, { memberId, visitId: id, logId, now });
    }
  });
}
