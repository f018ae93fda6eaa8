import { randomUUID } from 'node:crypto';
import {
  type TreatmentLog,
  type TreatmentLogForm,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import { checkLog, columnsOf } from './log-columns.ts';
import { saysTheSame, toTreatmentLog } from './stored-log.ts';
import { insertRow } from './treatment-logs.repository.ts';

export interface NewTreatmentLog {
  memberId: string;
  input: TreatmentLogForm;
  now: Date;
  idempotencyKey?: string;
}

/**
 * Writes a new log and answers once it is stored. The same save sent again (same idempotency key) answers with
 * the log it made the first time (F5). Other contents under a key that was used are a conflict that carries the
 * stored log: a form that was changed after a lost answer must not lose the change without a word (G66).
 */
export async function createTreatmentLog(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now, idempotencyKey }: NewTreatmentLog,
): Promise<TreatmentLog> {
  const checked = checkLog(treatmentLogInput(japanDay(now)), input);
  const cipher = await encryption.forMember(database, memberId);
  const id = randomUUID();
  const row = await insertRow(database, {
    id,
    member_id: memberId,
    ...columnsOf(cipher, id, checked),
    idempotency_key: idempotencyKey ?? null,
    created_at: now,
    updated_at: now,
  });
  const log = toTreatmentLog(cipher, row);
  // Once it was changed by its own call, a late repetition of the first save tells nothing new.
  const isOtherSave = row.id !== id && row.version === 1 && !saysTheSame(log, checked);
  if (isOtherSave) throw new AppError('conflict', { current: log });
  return log;
}
