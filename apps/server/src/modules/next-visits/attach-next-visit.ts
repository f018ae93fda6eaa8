import { type NextVisit, type NextVisitInput, nextVisitBody } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import type { Dependencies } from '../../dependencies.ts';
import { decidesAllOf } from '../../http/decided-fields.ts';
import {
  findVisitRow,
  holdVisitsOf,
  isLiveLog,
  nameVisitInLogs,
  updateVisitRow,
} from './next-visits.repository.ts';
import { saysTheSame, toNextVisit, writtenIn } from './stored-visit.ts';
import { checkVisit, columnsOf } from './visit-columns.ts';

interface Attachment {
  memberId: string;
  /** The log that was written after the visit. */
  logId: string;
  input: NextVisitInput & { next_visit_id: string; version?: number | undefined };
  now: Date;
  /** What the save decides; the other fields stay as they are stored. Default: all that this version knows. */
  decides?: FieldTest;
}

/**
 * Ties the answers of a visit to the log written after it (G69): in one transaction the answers are kept, the visit is
 * done, and log and visit name each other and nobody else. A newer version of the visit is a conflict that carries it,
 * where the caller says which one it started from. `not_found` for a log or a visit that is not the member's own (F15).
 */
export async function attachNextVisit(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, decides = decidesAllOf(nextVisitBody), ...attachment }: Attachment,
): Promise<NextVisit> {
  // As the database writes them: the seal is bound to the id.
  const [logId, visitId] = [attachment.logId.toLowerCase(), input.next_visit_id.toLowerCase()];
  const { next_visit_id: _, version, ...wanted } = input;
  const sent = { ...checkVisit(wanted, now), status: 'done' as const };
  const cipher = await encryption.forMember(database, memberId);
  return database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    const stored = await findVisitRow(tx, memberId, visitId);
    if (!stored || !(await isLiveLog(tx, memberId, logId))) throw new AppError('not_found');
    const current = toNextVisit(cipher, stored);
    const checked = preserveUnknownFields(writtenIn(current), sent, decides);
    if (version !== undefined && version !== stored.version) {
      const isDone = current.treatment_log_id === logId && saysTheSame(current, checked);
      if (version < stored.version && isDone) return current;
      throw new AppError('conflict', { current });
    }
    // The logs first: the visit reads its tie from both sides. One that this log named before is untied by that alone.
    await nameVisitInLogs(tx, { memberId, visitId, logId, now });
    const changes = { ...columnsOf(cipher, visitId, checked), treatment_log_id: logId, updated_at: now };
    return toNextVisit(cipher, await updateVisitRow(tx, memberId, stored, changes));
  });
}
