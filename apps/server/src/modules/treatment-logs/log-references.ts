import type { LogFile, TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { AppError, type FieldErrors } from '@hidamari/domain/errors';
import { LOG_IMAGE_TYPE_WORDS, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import type { Executor, Transaction } from '../../database/database.ts';
import { isOwnVisit } from '../next-visits/index.ts';
import { claimLogImages, type TakenLogImages, type TakingIn, tieLogImages } from '../uploads/index.ts';

/** The parts of a log that name pictures and papers: its own, and those of each test result (G63, G65). */
export type NamesImages = Pick<TreatmentLogInput, 'images' | 'test_results'>;

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** Every key with the field that names it: `images.0`, `test_results.1.images.0`. */
function namedKeys({ images, test_results }: NamesImages): { field: string; key: string }[] {
  const fieldsOf = (list: string, keys: readonly string[]) =>
    keys.map((key, index) => ({ field: `${list}.${index}`, key }));
  return [
    ...fieldsOf('images', images),
    ...test_results.flatMap((result, index) => fieldsOf(`test_results.${index}.images`, result.images)),
  ];
}

/**
 * Takes in the pictures that a log names, before the transaction that stores it, and answers what is told of them with
 * the log. Throws `validation` under each key that is not the member's, not there or cannot be read; nothing is stored
 * then, and the form still has the log.
 */
export async function claimImages(needs: TakingIn, memberId: string, log: NamesImages): Promise<LogFile[]> {
  const named = namedKeys(log);
  const keys = named.map(({ key }) => key);
  const { kept, refused } = await claimLogImages(needs, memberId, keys);
  if (refused.size > 0) throw refusal(log, refused);
  return [...kept.values()].map(({ key, contentType, bytes, hasThumbnail }) => ({
    key,
    content_type: contentType,
    bytes,
    has_thumbnail: hasThumbnail,
  }));
}

/** Ties what a log names to it, within its transaction. Throws `validation` for what another log has. */
export async function tieImages(
  tx: Transaction,
  { memberId, logId, now }: { memberId: string; logId: string; now: Date },
  log: NamesImages,
): Promise<void> {
  const keys = namedKeys(log).map(({ key }) => key);
  const left = await tieLogImages(tx, { memberId, logId, keys, now });
  if (left.length > 0) throw refusal(log, new Map(left.map((key) => [key, 'invalid'])));
}

function refusal(log: NamesImages, refused: TakenLogImages['refused']): AppError {
  const fields: FieldErrors = {};
  for (const { field, key } of namedKeys(log)) {
    const code = refused.get(key);
    if (code !== undefined) fields[field] = [code];
  }
  const detail = { types: LOG_IMAGE_TYPE_WORDS, limit: LOG_LIMITS.imageBytes / BYTES_IN_MEGABYTE };
  return new AppError('validation', { fields, detail });
}

/** A log names no visit but one of its own member's (F15, G57). Throws `validation`. */
export async function checkNextVisit(
  executor: Executor,
  memberId: string,
  { next_visit_id }: Pick<TreatmentLogInput, 'next_visit_id'>,
): Promise<void> {
  if (next_visit_id === undefined || (await isOwnVisit(executor, memberId, next_visit_id))) return;
  throw new AppError('validation', { fields: { next_visit_id: ['invalid'] } });
}
