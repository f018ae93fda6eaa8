import type { LogFile, TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { LogFormValues } from '../log-form/log-form-values.ts';
import { writtenRows } from '../log-form/log-input.ts';

/** Where a picture stands in the form: with the log itself, or with the test result of this row number. */
export type ImagePlace = 'images' | `test-${number}`;

export const placeOfTest = (row: number): ImagePlace => `test-${row}`;

/** The keys that stand at a place of the form. */
export function keysAt(values: LogFormValues, place: string): readonly string[] {
  if (place === 'images') return values.images;
  return values.test_results.find(({ row }) => placeOfTest(row) === place)?.images ?? [];
}

/** How many files the form names. */
export function countImages({
  images,
  test_results,
}: Pick<LogFormValues, 'images' | 'test_results'>): number {
  return images.length + test_results.reduce((sum, result) => sum + result.images.length, 0);
}

function withKeys(values: LogFormValues, place: string, change: (keys: string[]) => string[]): LogFormValues {
  if (place === 'images') return { ...values, images: change(values.images) };
  const test_results = values.test_results.map((result) =>
    placeOfTest(result.row) === place ? { ...result, images: change(result.images) } : result,
  );
  return { ...values, test_results };
}

/**
 * The form with a file that has been sent. A test result that was taken out meanwhile takes nothing.
 * @param withKey where its key stands among those of the place.
 */
export function withFile(
  values: LogFormValues,
  place: string,
  file: LogFile,
  withKey: (keys: readonly string[]) => string[],
): LogFormValues {
  return { ...withKeys(values, place, withKey), files: [...values.files, file] };
}

export function withoutKey(values: LogFormValues, place: string, key: string): LogFormValues {
  return withKeys(values, place, (keys) => keys.filter((other) => other !== key));
}

/** Where a picture belongs in the stored log: null for the log itself, or the test result of this index. */
export type StoredPlace = number | null;

/** The place of the form in the log that is sent of it; what has none there goes to the log itself. */
export function storedPlaceOf(values: LogFormValues, place: string): StoredPlace {
  const index = writtenRows(values.test_results).findIndex(({ row }) => placeOfTest(row) === place);
  return index === -1 ? null : index;
}

/** A stored log with one more picture, which `withKey` puts among the keys of its place; where its test results have changed since, the picture goes to the log itself. */
export function withStoredImage(
  log: TreatmentLog,
  place: StoredPlace,
  withKey: (keys: readonly string[]) => string[],
): TreatmentLog {
  const result = place === null ? undefined : log.test_results[place];
  if (place === null || result === undefined) return { ...log, images: withKey(log.images) };
  const changed = { ...result, images: withKey(result.images) };
  return { ...log, test_results: log.test_results.with(place, changed) };
}
