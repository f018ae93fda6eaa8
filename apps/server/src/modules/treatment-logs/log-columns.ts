import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  CATEGORY_FLAGS,
  type CategoryFlag,
  type LogFile,
  type TreatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { searchableTexts } from '@hidamari/domain/treatment-logs';
import type * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { detailsOf, type SealedDetails, sealDetails } from './sealed-details.ts';
import type { NewTreatmentLogRow } from './treatment-logs.repository.ts';

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
