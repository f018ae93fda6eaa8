import type { RestoredRow } from '@hidamari/contract/my-data';
import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { AppError, type FieldErrors } from '@hidamari/domain/errors';
import { restoreExportedLog } from '../treatment-logs/index.ts';
import type { MyDataNeeds } from './my-data-needs.ts';

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes logs of an export back, one after the other in the order of the file, and says of each what became of it. A
 * row that breaks a rule is refused alone. Logs without a time keep their order within a day: each is written a
 * millisecond after the one before.
 */
export async function restoreRows(
  needs: Pick<MyDataNeeds, 'database' | 'encryption' | 'objectStorage' | 'clock'>,
  { memberId, rows, now }: { memberId: string; rows: readonly unknown[]; now: Date },
): Promise<RestoredRow[]> {
  const restored: RestoredRow[] = [];
  for (const [place, row] of rows.entries()) {
    restored.push(await restoreRow(needs, memberId, row, new Date(now.getTime() + place)));
  }
  return restored;
}

async function restoreRow(
  needs: Pick<MyDataNeeds, 'database' | 'encryption' | 'objectStorage' | 'clock'>,
  memberId: string,
  row: unknown,
  now: Date,
): Promise<RestoredRow> {
  if (!isRecord(row)) return refused({});
  const { id } = row;
  if (typeof id !== 'string' || !RECORD_ID.test(id)) {
    return refused({ id: ['invalid'] });
  }
  try {
    // Checked there, by the rules of a new log.
    const log = { memberId, id, input: row as TreatmentLogForm, now };
    const { outcome, awaitsPictures } = await restoreExportedLog(needs, log);
    return { outcome, awaits_pictures: awaitsPictures };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation') throw error;
    return refused(error.facts.fields ?? {});
  }
}

const refused = (fields: FieldErrors): RestoredRow => ({ outcome: 'refused', fields, awaits_pictures: null });
