import * as z from 'zod';
import { calendarDay, optionalText, recordId, requiredText } from '../fields/index.ts';
import {
  takenState,
  testResultType,
  treatmentStatus,
  treatmentType,
  visitKind,
  workState,
} from './option-values.ts';

/** A whole number within limits; outside them the value is asked about again, not judged (G61). */
function whole(least: number, most: number) {
  return z
    .int({ error: 'number' })
    .min(least, { error: 'out_of_range' })
    .max(most, { error: 'out_of_range' });
}

/** G58. A doctor's role is enough; no name is asked for. */
export const visit = z
  .object({
    hospital_id: recordId.optional(),
    hospital_name: optionalText(60),
    department: optionalText(30),
    kind: visitKind.optional(),
    doctor_role: optionalText(20),
    explanation: optionalText(1_000),
    cost_yen: whole(0, 9_999_999).optional(),
    admitted_on: calendarDay.optional(),
    discharged_on: calendarDay.optional(),
  })
  .refine(isInOrder('admitted_on', 'discharged_on'), { path: ['discharged_on'], error: 'date_order' });

/** G59. No interaction check and no dose advice: what the member wrote is kept as written. */
export const medicine = z.object({
  medicine_id: recordId.optional(),
  name: requiredText(60),
  dose: optionalText(30),
  /** Times a day, or 頓服. */
  times_per_day: z.union([whole(0, 10), z.literal('as_needed')], { error: 'out_of_range' }).optional(),
  taken: takenState.optional(),
  note: optionalText(200),
});

/** G62. */
export const life = z.object({
  sleep_hours: z
    .number({ error: 'number' })
    .min(0, { error: 'out_of_range' })
    .max(24, { error: 'out_of_range' })
    .optional(),
  steps: whole(0, 100_000).optional(),
  /** Five faces with words, 0 (best) to 4. */
  mood: whole(0, 4).optional(),
  meals: optionalText(200),
  outing: optionalText(200),
  work: workState.optional(),
});

export const other = z.object({ text: optionalText(2_000) });

/** G63. The sheet's own range is kept as printed; normal or abnormal is never judged. */
const testResultRow = z.object({
  item: requiredText(30),
  value: requiredText(30),
  unit: optionalText(15),
  reference_low: optionalText(15),
  reference_high: optionalText(15),
});

/** Key of an uploaded file, as the upload address was issued for it (G65). */
export const imageKey = z
  .string({ error: 'required' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/, { error: 'invalid' });

/** At most ten files (G63, G65). */
export const imageKeys = z.array(imageKey, { error: 'invalid' }).max(10, { error: 'too_many_items' });

export const testResult = z.object({
  type: testResultType,
  tested_on: calendarDay.optional(),
  hospital_name: optionalText(60),
  rows: z.array(testResultRow, { error: 'invalid' }).max(100, { error: 'too_many_items' }).default([]),
  memo: optionalText(2_000),
  images: imageKeys.default([]),
});

/** G64. */
export const treatment = z
  .object({
    type: treatmentType,
    name: optionalText(60),
    started_on: calendarDay.optional(),
    ended_on: calendarDay.optional(),
    course_number: whole(1, 99).optional(),
    day_number: whole(1, 999).optional(),
    status: treatmentStatus.optional(),
  })
  .refine(isInOrder('started_on', 'ended_on'), { path: ['ended_on'], error: 'date_order' });

function isInOrder<const F extends string, const T extends string>(from: F, to: T) {
  return (period: { [K in F | T]?: string | undefined }) => {
    const [start, end] = [period[from], period[to]];
    return start === undefined || end === undefined || start <= end;
  };
}
