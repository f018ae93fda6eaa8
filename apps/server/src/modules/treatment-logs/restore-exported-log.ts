import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  type TreatmentLog,
  type TreatmentLogForm,
  type TreatmentLogInput,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { RowOutcome } from '@hidamari/domain/my-data';
import { trashLimit } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { createTreatmentLog } from './create-treatment-log.ts';
import type { NamesImages } from './log-references.ts';
import { restoreTreatmentLog } from './restore-treatment-log.ts';
import { saysTheSame, toTreatmentLog } from './stored-log.ts';
import { findRowsOfLog } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'objectStorage' | 'clock'>;

interface ExportedLog {
  memberId: string;
  /** The log's id in the export. */
  id: string;
  /** Its contents, not yet checked. */
  input: TreatmentLogForm;
  now: Date;
}

/** The save that a log of an export is: read in again, from any export, it is the same one (F5). */
const saveOf = (id: string) => `my-data:${id}`;

/** What became of a log of an export. */
export interface RestoredLog {
  outcome: Exclude<RowOutcome, 'refused'>;
  /** The log that was made of it, now or before, and still lacks every picture that the export names; null otherwise. */
  awaitsPictures: string | null;
}

/**
 * Takes one log of an export back (decision 0036). A log that is still there, or was taken back before, is never
 * written over and never doubled; one in the trash comes out of it. Otherwise it is a new log with the same contents,
 * without its next visit, which an export names and does not hold, and without its pictures, which are sent after it.
 * Throws `validation` for contents that break a rule of a new log (G56).
 */
export async function restoreExportedLog(needs: Needs, exported: ExportedLog): Promise<RestoredLog> {
  const { database, encryption } = needs;
  const { memberId, now } = exported;
  const id = exported.id.toLowerCase();
  const checked = check(exported.input, now);
  const input = withoutTies(checked);
  const cipher = await encryption.forMember(database, memberId);
  const same = (log: TreatmentLog) => saysTheSame(withoutTies(log), input);

  const idempotencyKey = saveOf(id);
  const found = await findRowsOfLog(database, { memberId, id, idempotencyKey, limit: trashLimit(now) });
  const standing = found.find(({ deleted_at }) => deleted_at === null);
  if (standing) {
    const log = toTreatmentLog(cipher, standing);
    if (!same(log)) return { outcome: 'differs', awaitsPictures: null };
    // What the export was written of has the pictures that its member wants it to have.
    const isRestored = standing.id !== id;
    return { outcome: 'already_there', awaitsPictures: isRestored ? awaiting(log, checked) : null };
  }

  const trashed = found.find((row) => same(toTreatmentLog(cipher, row)));
  if (trashed) {
    await restoreTreatmentLog(needs, { memberId, id: trashed.id, now });
    return { outcome: 'taken_from_trash', awaitsPictures: null };
  }
  return await createTreatmentLog(needs, { memberId, input, now, idempotencyKey }).then(
    (log) => ({ outcome: 'restored' as const, awaitsPictures: awaiting(log, checked) }),
    (error) => {
      // Two parts with the same log at the same moment: the other one was first.
      if (error instanceof AppError && error.code === 'conflict') {
        return { outcome: 'differs' as const, awaitsPictures: null };
      }
      throw error;
    },
  );
}

const hasPictures = ({ images, test_results: sheets }: NamesImages) =>
  [images, ...sheets.map((sheet) => sheet.images)].some((list) => list.length > 0);

const awaiting = (log: TreatmentLog, exported: TreatmentLogInput) =>
  hasPictures(exported) && !hasPictures(log) ? log.id : null;

/** Whether the named pictures and the next visit are there is not asked: they are left out anyway. */
function check(form: TreatmentLogForm, now: Date): TreatmentLogInput {
  const checked = treatmentLogInput(japanDay(now)).safeParse(form);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return checked.data;
}

/** What an export restores of a log: everything but what only points to other things of the member. */
function withoutTies({ next_visit_id: _, ...log }: TreatmentLogInput): TreatmentLogInput {
  const test_results = log.test_results.map((result) => ({ ...result, images: [] }));
  return { ...log, images: [], test_results };
}
