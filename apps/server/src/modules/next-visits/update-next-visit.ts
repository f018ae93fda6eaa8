import { type NextVisit, type NextVisitInput, nextVisitBody } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import type { Dependencies } from '../../dependencies.ts';
import { decidesAllOf } from '../../http/decided-fields.ts';
import { refuseBeyondPlanned } from './create-next-visits.ts';
import { findVisitRow, holdVisitsOf, updateVisitRow } from './next-visits.repository.ts';
import { saysTheSame, toNextVisit, writtenIn } from './stored-visit.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

interface VisitChange {
  memberId: string;
  id: string;
  input: NextVisitInput & { version: number };
  now: Date;
  /** What the save decides; the other fields stay as they are stored. Default: all that this version knows. */
  decides?: FieldTest;
}

/**
 * Saves a change over the version the member started from. A newer one is a conflict that carries it (F4), unless it
 * says the very same: then this is a save whose first answer was lost, and it is done already.
 */
export async function updateNextVisit(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, decides = decidesAllOf(nextVisitBody), ...change }: VisitChange,
): Promise<NextVisit> {
  // As the database writes it: the seal is bound to the id, and another spelling would lock the visit for ever.
  const id = change.id.toLowerCase();
  const { version, ...wanted } = input;
  const sent = checkVisit(wanted, now);
  const cipher = await encryption.forMember(database, memberId);
  return database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    const stored = await findVisitRow(tx, memberId, id);
    if (!stored) throw new AppError('not_found');
    const current = toNextVisit(cipher, stored);
    const checked = preserveUnknownFields(writtenIn(current), sent, decides);
    if (stored.version !== version) {
      if (version < stored.version && saysTheSame(current, checked)) return current;
      throw new AppError('conflict', { current });
    }
    await refuseBeyondPlanned(tx, memberId, { from: stored.status, to: checked.status });
    const changes = { ...columnsOf(cipher, id, checked), updated_at: now };
    return toNextVisit(cipher, await updateVisitRow(tx, memberId, stored, changes));
  });
}
