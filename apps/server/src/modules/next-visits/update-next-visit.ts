import type { NextVisit, NextVisitInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { findVisitRow, holdVisitsOf, updateVisitRow } from './next-visits.repository.ts';
import { refuseBeyondPlanned } from './planned-limit.ts';
import { saysTheSame, toNextVisit } from './stored-visit.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

interface VisitChange {
  memberId: string;
  id: string;
  input: NextVisitInput & { version: number };
  now: Date;
}

/**
 * Saves a change over the version the member started from. A newer one is a conflict that carries it (F4), unless it
 * says the very same: then this is a save whose first answer was lost, and it is done already.
 */
export async function updateNextVisit(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, ...change }: VisitChange,
): Promise<NextVisit> {
  // As the database writes it: the seal is bound to the id, and another spelling would lock the visit for ever.
  const id = change.id.toLowerCase();
  const { version, ...wanted } = input;
  const checked = checkVisit(wanted, now);
  const cipher = await encryption.forMember(database, memberId);
  const changes = { ...columnsOf(cipher, id, checked), updated_at: now };
  return database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    const stored = await findVisitRow(tx, memberId, id);
    if (!stored) throw new AppError('not_found');
    if (stored.version !== version) {
      const current = toNextVisit(cipher, stored);
      if (version < stored.version && saysTheSame(current, checked)) return current;
      throw new AppError('conflict', { current });
    }
    await refuseBeyondPlanned(tx, memberId, { from: stored.status, to: checked.status });
    return toNextVisit(cipher, await updateVisitRow(tx, memberId, stored, changes));
  });
}
