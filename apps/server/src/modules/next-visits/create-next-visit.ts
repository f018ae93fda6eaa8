import { randomUUID } from 'node:crypto';
import type { NextVisit, NextVisitInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { findVisitRowByKey, holdVisitsOf, insertVisitRow } from './next-visits.repository.ts';
import { refuseBeyondPlanned } from './planned-limit.ts';
import { saysTheSame, toNextVisit } from './stored-visit.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

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
