import { fieldErrorsOf } from '@hidamari/contract/fields';
import type { TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { AppError, type FieldErrors } from '@hidamari/domain/errors';
import type * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { detailsOf, sealDetails } from './sealed-details.ts';
import { searchableText } from './searchable-text.ts';
import type { NewTreatmentLogRow } from './treatment-logs.repository.ts';

/** The whole rule of G56 once more, now that the day in Japan is known, and what only the server can know. */
export function checkLog<T extends TreatmentLogInput>(schema: z.ZodType<T>, input: unknown): T {
  const checked = schema.safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  const fields = unknownReferences(checked.data);
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
  return checked.data;
}

/**
 * Uploads of logs are not taken in yet, so every key of one is unknown; kept now, it could turn out to be another
 * member's later (F15). Replace by a look at the member's own rows when they are.
 */
function unknownReferences({ images, test_results }: TreatmentLogInput): FieldErrors {
  const lists: [string, readonly string[]][] = [
    ['images', images],
    ...test_results.map((result, index): [string, readonly string[]] => [
      `test_results.${index}.images`,
      result.images,
    ]),
  ];
  const fields: FieldErrors = {};
  for (const [name, keys] of lists) if (keys.length > 0) fields[name] = ['invalid'];
  return fields;
}

/** The columns that a member's input decides, sealed and indexed for the log's id. */
export function columnsOf(cipher: MemberCipher, id: string, input: TreatmentLogInput) {
  const details = detailsOf(input);
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
    search_tokens: cipher.searchTokens(searchableText(details)),
  } satisfies Partial<NewTreatmentLogRow>;
}
