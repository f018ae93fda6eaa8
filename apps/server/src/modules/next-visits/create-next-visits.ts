import { randomUUID } from 'node:crypto';
import {
  type NextVisit,
  type NextVisitForm,
  type NextVisitInput,
  nextVisitBody,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { VISIT_LIMITS, type VisitStatus } from '@hidamari/domain/next-visits';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  countPlanned,
  findVisitRowByKey,
  holdVisitsOf,
  insertVisitRow,
  nameVisitInLogs,
} from './next-visits.repository.ts';
import { saysTheSame, toNextVisit } from './stored-visit.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

/** Throws `validation` where one more planned visit would be too many. The member's visits are held. */
export async function refuseBeyondPlanned(
  tx: Transaction,
  memberId: string,
  { from, to }: { from: VisitStatus | null; to: VisitStatus },
): Promise<void> {
  if (to !== 'planned' || from === 'planned') return;
  if ((await countPlanned(tx, memberId)) < VISIT_LIMITS.planned) return;
  throw new AppError('validation', { fields: { visit_date: ['too_many_planned'] } });
}

interface NewVisit {
  memberId: string;
  input: NextVisitInput;
  now: Date;
  idempotencyKey?: string;
}

/**
 * Writes down a visit and answers once it is stored. The same save sent again (same idempotency key) answers with the
 * visit it made the first time (F5); other contents under a used key are a conflict that carries the stored visit.
 */
export async function createNextVisit(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, idempotencyKey }: NewVisit,
): Promise<NextVisit> {
  const checked = checkVisit(input, now);
  const cipher = await encryption.forMember(database, memberId);
  const id = randomUUID();
  const made = columnsOf(cipher, id, checked);
  const row = await database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    const earlier = idempotencyKey && (await findVisitRowByKey(tx, memberId, idempotencyKey));
    if (earlier) return earlier;
    await refuseBeyondPlanned(tx, memberId, { from: null, to: checked.status });
    const moments = { created_at: now, updated_at: now };
    const key = idempotencyKey ?? null;
    return insertVisitRow(tx, { id, member_id: memberId, ...made, idempotency_key: key, ...moments });
  });
  const stored = toNextVisit(cipher, row);
  if (row.id !== id && !saysTheSame(stored, checked)) throw new AppError('conflict', { current: stored });
  return stored;
}

/** A visit, and the log it is tied to. */
interface WrittenVisit {
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
