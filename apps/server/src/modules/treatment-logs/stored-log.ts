import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  CATEGORY_FLAGS,
  type CategoryFlag,
  type LogFile,
  type TrashedLog,
  type TreatmentLog,
  type TreatmentLogInput,
  treatmentLog,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { restorableUntil, searchableTexts } from '@hidamari/domain/treatment-logs';
import type * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import type { NewTreatmentLogRow, StoredRow } from './treatment-logs.repository.ts';

/** What lies open in a row, to sort and filter by (`columnsOf`). */
type OpenPart = CategoryFlag | 'log_date' | 'log_time' | 'share_with_supporter' | 'next_visit_id';
type SealedPart = Exclude<keyof TreatmentLogInput, OpenPart>;

/**
 * What lies sealed: all in which a member writes or chooses something about the illness, in the order of sealed rows. A new
 * part of a log is asked for here by the compiler.
 */
const SEALED_PARTS: Readonly<Record<SealedPart, true>> = {
  title: true,
  visit: true,
  medicines: true,
  symptoms: true,
  measurements: true,
  life: true,

  other: true,
  test_results: true,
  treatments: true,
  images: true,
};

export type SealedDetails = Pick<TreatmentLogInput, SealedPart> & {
  /** What is kept under the keys; absent where no file is named. A file under a key never changes. */
  files?: LogFile[];
};

function contextOf(logId: string): string {
  return `treatment-log:${logId}`;
}

/** Names that a log has in this version; whatever else a stored one has was written by a newer server, and stays sealed. */
const KNOWN = new Set(Object.keys(treatmentLog.shape));

function detailsOf(log: TreatmentLogInput): SealedDetails {
  const ofNewer = Object.entries(log).filter(([name]) => !KNOWN.has(name));
  const parts = Object.keys(SEALED_PARTS).map((name) => [name, log[name as SealedPart]]);
  return Object.fromEntries([...parts, ...ofNewer]) as SealedDetails;
}

/** Seals the details of one log: they open under its own id and its member's key alone. */
export function sealDetails(cipher: MemberCipher, logId: string, details: SealedDetails): string {
  return sealJson(cipher, details, contextOf(logId));
}

/** Throws when the text was changed, or belongs to another log or another member. */
export function openDetails(cipher: MemberCipher, logId: string, sealed: string): SealedDetails {
  return openJson<SealedDetails>(cipher, sealed, contextOf(logId));
}

/** A row as its member reads it (G57). */
export function toTreatmentLog(cipher: MemberCipher, row: StoredRow): TreatmentLog {
  return {
    ...openDetails(cipher, row.id, row.sealed_details),
    id: row.id,
    log_date: row.log_date,
    log_time: row.log_time ?? undefined,
    is_visiting_hospital_log: row.is_visiting_hospital_log,
    is_medicine_log: row.is_medicine_log,
    is_condition_log: row.is_condition_log,
    is_life_log: row.is_life_log,
    is_other_log: row.is_other_log,
    share_with_supporter: row.share_with_supporter,
    next_visit_id: row.next_visit_id ?? undefined,
    viewed_at: row.viewed_at === null ? null : formatWireTimestamp(row.viewed_at),
    created_at: formatWireTimestamp(row.created_at),
    updated_at: formatWireTimestamp(row.updated_at),
    version: row.version,
  };
}

/** A row of the trash as its member finds it again. Throws for a row that was not deleted. */
export function toTrashedLog(cipher: MemberCipher, row: StoredRow): TrashedLog {
  if (row.deleted_at === null)
    throw new Error('A treatment log that was not deleted is no part of the trash.');
  return {
    id: row.id,
    version: row.version,
    log_date: row.log_date,
    title: openDetails(cipher, row.id, row.sealed_details).title,
    categories: CATEGORY_FLAGS.filter((flag) => row[flag]),
    deleted_at: formatWireTimestamp(row.deleted_at),
    restorable_until: formatWireTimestamp(restorableUntil(row.deleted_at)),
  };
}

/** What a member wrote in a log, and what a newer version keeps there: all of it but what the portal itself tells. */
export function writtenIn(log: TreatmentLog): object {
  const {
    id: _,
    viewed_at: _read,
    created_at: _made,
    updated_at: _saved,
    version: _n,
    files: _f,
    ...written
  } = log;
  return written;
}

/** True when a stored log says exactly what a save wants to write. */
export function saysTheSame(stored: TreatmentLogInput, wanted: TreatmentLogInput): boolean {
  return contentsOf(stored) === contentsOf(wanted);
}

function contentsOf(log: TreatmentLogInput): string {
  const { is_visiting_hospital_log, is_medicine_log, is_condition_log, is_life_log, is_other_log } = log;
  const flags = [is_visiting_hospital_log, is_medicine_log, is_condition_log, is_life_log, is_other_log];
  const { log_date, log_time = null, share_with_supporter, next_visit_id = null } = log;
  return JSON.stringify([log_date, log_time, flags, share_with_supporter, next_visit_id, detailsOf(log)]);
}

/** The columns of a row, or the fields of an input, that say of what categories a log is. */
export type LogCategories = Readonly<Record<CategoryFlag, boolean>>;

/**
 * Everything a keyword is looked for in (G74), one text a line. A word holds no white space, so none is ever found
 * across two lines.
 */
export function searchableText(details: SealedDetails, categories: LogCategories): string {
  const flags = Object.fromEntries(CATEGORY_FLAGS.map((flag) => [flag, categories[flag]]));
  return searchableTexts({ ...details, ...flags }).join('\n');
}

/** The whole rule of G56 once more, now that the day in Japan is known. */
export function checkLog<T extends TreatmentLogInput>(schema: z.ZodType<T>, input: unknown): T {
  const checked = schema.safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return checked.data;
}

/** The columns that a member's input decides, with the files it names, sealed and indexed for the log's id. */
export function columnsOf(cipher: MemberCipher, id: string, input: TreatmentLogInput, files: LogFile[] = []) {
  const details = { ...detailsOf(input), ...(files.length > 0 && { files }) };
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
    search_tokens: cipher.searchTokens(searchableText(details, input)),
    search_fold: SEARCH_FOLD,
  } satisfies Partial<NewTreatmentLogRow>;
}
