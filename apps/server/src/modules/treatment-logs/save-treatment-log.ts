import { randomUUID } from 'node:crypto';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  type TreatmentLog,
  type TreatmentLogInput,
  type TreatmentLogUpdateInput,
  treatmentLogInput,
  treatmentLogUpdateInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { detailsOf, sealDetails } from './sealed-details.ts';
import { searchableTexts } from './searchable-text.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, insertRow, type NewTreatmentLogRow, updateRow } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/** The whole rule of G56 once more, now that the day in Japan is known. */
function checkAgainstToday<T>(schema: z.ZodType<T>, input: unknown): T {
  const checked = schema.safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return checked.data;
}

/** The columns that a member's input decides, sealed and indexed for the log's id. */
function columnsOf(cipher: MemberCipher, id: string, input: TreatmentLogInput) {
  const details = detailsOf(input);
  const tokens = new Set(searchableTexts(details).flatMap((text) => cipher.searchTokens(text)));
  return {
    log_date: input.log_date,
    log_time: input.log_time ?? null,
    is_visiting_hospital_log: input.is_visiting_hospital_log,
    is_medicine_log: input.is_medicine_log,
    is_condition_log: input.is_condition_log,
    is_life_log: input.is_life_log,
    is_other_log: input.is_other_log,
    share_with_supporter: input.share_with_supporter,
    next_visit_id: input.next_visit_id ?? null,
    sealed_details: sealDetails(cipher, id, details),
    search_tokens: [...tokens],
  } satisfies Partial<NewTreatmentLogRow>;
}

/**
 * Writes a new log. Answers only once it is stored; the same save sent again (same idempotency key) answers with
 * the log it made the first time (F5).
 */
export async function createTreatmentLog(
  { database, encryption }: Needs,
  save: { memberId: string; input: TreatmentLogInput; now: Date; idempotencyKey?: string },
): Promise<TreatmentLog> {
  const input = checkAgainstToday(treatmentLogInput(japanDay(save.now)), save.input);
  return database.transaction(async (tx) => {
    const cipher = await encryption.forMember(tx, save.memberId);
    const id = randomUUID();
    const row = await insertRow(tx, {
      id,
      member_id: save.memberId,
      ...columnsOf(cipher, id, input),
      idempotency_key: save.idempotencyKey ?? null,
      created_at: save.now,
      updated_at: save.now,
    });
    return toTreatmentLog(cipher, row);
  });
}

/** Saves a change over the version the member started from; a newer one is a conflict that carries it (G66, F4). */
export async function updateTreatmentLog(
  { database, encryption }: Needs,
  save: { memberId: string; id: string; input: TreatmentLogUpdateInput; now: Date },
): Promise<TreatmentLog> {
  const { version, ...input } = checkAgainstToday(treatmentLogUpdateInput(japanDay(save.now)), save.input);
  return database.transaction(async (tx) => {
    const cipher = await encryption.forMember(tx, save.memberId);
    const key = { id: save.id, memberId: save.memberId, version };
    const row = await updateRow(tx, key, { ...columnsOf(cipher, save.id, input), updated_at: save.now });
    if (row) return toTreatmentLog(cipher, row);
    const current = await findRow(tx, save.memberId, save.id);
    if (!current) throw new AppError('not_found');
    throw new AppError('conflict', { current: toTreatmentLog(cipher, current) });
  });
}
