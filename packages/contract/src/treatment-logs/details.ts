import { LOG_FIELDS, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import * as z from '../zod/index.ts';
import { shapeOf } from './field-schemas.ts';

export const visit = z
  .object(shapeOf(LOG_FIELDS.visit))
  .refine(isInOrder('admitted_on', 'discharged_on'), { path: ['discharged_on'], error: 'date_order' });

export const medicine = z.object(shapeOf(LOG_FIELDS.medicines));

export const life = z.object(shapeOf(LOG_FIELDS.life));

export const other = z.object(shapeOf(LOG_FIELDS.other));

const testResultRow = z.object(shapeOf(LOG_FIELDS['test_results.rows']));

/** Key of an uploaded file, as the upload address was issued for it (G65). */
export const imageKey = z
  .string({ error: 'required' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/, { error: 'invalid' });

/** At most ten files (G63, G65). */
export const imageKeys = z
  .array(imageKey, { error: 'invalid' })
  .max(LOG_LIMITS.images, { error: 'too_many_items' });

/** What is kept under a key; told with a stored log, and never taken from a form. */
export const logFile = z.object({
  key: imageKey,
  /** image/jpeg, image/png or application/pdf. */
  content_type: z.string(),
  bytes: z.int().min(0),
  /** A small picture of it stands at /files/{key}/thumbnail. */
  has_thumbnail: z.boolean(),
});
export type LogFile = z.output<typeof logFile>;

const { memo, ...sheet } = shapeOf(LOG_FIELDS.test_results);

export const testResult = z.object({
  ...sheet,
  rows: z.array(testResultRow, { error: 'invalid' }).max(100, { error: 'too_many_items' }).default([]),
  memo,
  images: imageKeys.default([]),
});

export const treatment = z
  .object(shapeOf(LOG_FIELDS.treatments))
  .refine(isInOrder('started_on', 'ended_on'), { path: ['ended_on'], error: 'date_order' });

function isInOrder<const F extends string, const T extends string>(from: F, to: T) {
  return (period: { [K in F | T]?: string | undefined }) => {
    const [start, end] = [period[from], period[to]];
    return start === undefined || end === undefined || start <= end;
  };
}
