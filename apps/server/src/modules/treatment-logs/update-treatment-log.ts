import {
  type TreatmentLog,
  type TreatmentLogUpdateInput,
  treatmentLogUpdateBody,
  treatmentLogUpdateInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import type { Dependencies } from '../../dependencies.ts';
import { decidesAllOf } from '../../http/decided-fields.ts';
import { checkNextVisit, claimImages, tieImages } from './log-references.ts';
import { checkLog, columnsOf, saysTheSame, toTreatmentLog, writtenIn } from './stored-log.ts';
import { findRow, updateRow } from './treatment-logs.repository.ts';

export interface TreatmentLogChange {
  memberId: string;
  id: string;
  input: TreatmentLogUpdateInput;
  now: Date;
  /** What the save decides; the other fields stay as they are stored. Default: all that this version knows. */
  decides?: FieldTest;
}

/**
 * Saves a change over the version the member started from. A newer one is a conflict that carries it (G66, F4),
 * unless it says the very same: then this is a save whose first answer was lost, and it is done already.
 */
export async function updateTreatmentLog(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'objectStorage' | 'clock'>,
  { memberId, input, now, decides = decidesAllOf(treatmentLogUpdateBody), ...change }: TreatmentLogChange,
): Promise<TreatmentLog> {
  // As the database writes it: the seal is bound to the id, and another spelling would lock the log for ever.
  const id = change.id.toLowerCase();
  const { version, ...sent } = checkLog(treatmentLogUpdateInput(japanDay(now)), input);
  const { database, encryption } = needs;
  const cipher = await encryption.forMember(database, memberId);
  const before = await findRow(database, memberId, id);
  if (!before) throw new AppError('not_found');
  // Of whichever version stands: one that is not the save's own ends in the conflict below.
  const checked = preserveUnknownFields(writtenIn(toTreatmentLog(cipher, before)), sent, decides);
  await checkNextVisit(database, memberId, checked);
  const files = await claimImages(needs, memberId, checked);
  const changes = { ...columnsOf(cipher, id, checked, files), updated_at: now };
  const row = await database.transaction(async (tx) => {
    const saved = await updateRow(tx, { id, memberId, version }, changes);
    if (saved) await tieImages(tx, { memberId, logId: id, now }, checked);
    return saved;
  });
  if (row) return toTreatmentLog(cipher, row);
  const stored = await findRow(database, memberId, id);
  if (!stored) throw new AppError('not_found');
  const current = toTreatmentLog(cipher, stored);
  if (version < stored.version && saysTheSame(current, checked)) return current;
  throw new AppError('conflict', { current });
}
