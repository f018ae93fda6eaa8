import { AS_NEEDED, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { calendarDay, optionalText, recordId, requiredText } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import {
  takenState,
  testResultType,
  treatmentStatus,
  treatmentType,
  visitKind,
  workState,
} from './option-values.ts';

/** A whole number within limits; outside them the value is asked about again, not judged (G61). */
function whole({ min, max }: { min: number; max: number }) {
  return z.int({ error: 'number' }).min(min, { error: 'out_of_range' }).max(max, { error: 'out_of_range' });
}

/** G58. A doctor's role is enough; no name is asked for. */
export const visit = z
  .object({
    hospital_id: recordId.optional(),
    hospital_name: optionalText(LOG_LIMITS.hospitalName),
    department: optionalText(LOG_LIMITS.department),
    kind: visitKind.optional(),
    doctor_role: optionalText(LOG_LIMITS.doctorRole),
    explanation: optionalText(LOG_LIMITS.explanation),
    cost_yen: whole(LOG_LIMITS.costYen).optional(),
    admitted_on: calendarDay.optional(),
    discharged_on: calendarDay.optional(),
  })
  .refine(isInOrder('admitted_on', 'discharged_on'), { path: ['discharged_on'], error: 'date_order' });

/** G59. No interaction check and no dose advice: what the member wrote is kept as written. */
export const medicine = z.object({
  medicine_id: recordId.optional(),
  name: requiredText(LOG_LIMITS.medicineName),
  dose: optionalText(LOG_LIMITS.medicineDose),
  /** Times a day, or 頓服. */
  times_per_day: z
    .union([whole(LOG_LIMITS.timesPerDay), z.literal(AS_NEEDED.value)], { error: 'out_of_range' })
    .optional(),
  taken: takenState.optional(),
  note: optionalText(LOG_LIMITS.medicineNote),
});

/** G62. */
export const life = z.object({
  sleep_hours: z
    .number({ error: 'number' })
    .min(LOG_LIMITS.sleepHours.min, { error: 'out_of_range' })
    .max(LOG_LIMITS.sleepHours.max, { error: 'out_of_range' })
    .optional(),
  steps: whole(LOG_LIMITS.steps).optional(),
  /** Five faces with words, 0 (best) to 4. */
  mood: whole({ min: 0, max: 4 }).optional(),
  meals: optionalText(200),
  outing: optionalText(200),
  work: workState.optional(),
});

export const other = z.object({ text: optionalText(LOG_LIMITS.freeText) });

/** G63. The sheet's own range is kept as printed; normal or abnormal is never judged. */
const testResultRow = z.object({
  item: requiredText(LOG_LIMITS.testItem),
  value: requiredText(30),
  unit: optionalText(LOG_LIMITS.testUnit),
  reference_low: optionalText(15),
  reference_high: optionalText(15),
});

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

export const testResult = z.object({
  type: testResultType,
  tested_on: calendarDay.optional(),
  hospital_name: optionalText(LOG_LIMITS.hospitalName),
  rows: z.array(testResultRow, { error: 'invalid' }).max(100, { error: 'too_many_items' }).default([]),
  memo: optionalText(LOG_LIMITS.freeText),
  images: imageKeys.default([]),
});

/** G64. */
export const treatment = z
  .object({
    type: treatmentType,
    name: optionalText(LOG_LIMITS.treatmentName),
    started_on: calendarDay.optional(),
    ended_on: calendarDay.optional(),
    course_number: whole(LOG_LIMITS.courseNumber).optional(),
    day_number: whole({ min: 1, max: 999 }).optional(),
    status: treatmentStatus.optional(),
  })
  .refine(isInOrder('started_on', 'ended_on'), { path: ['ended_on'], error: 'date_order' });

function isInOrder<const F extends string, const T extends string>(from: F, to: T) {
  return (period: { [K in F | T]?: string | undefined }) => {
    const [start, end] = [period[from], period[to]];
    return start === undefined || end === undefined || start <= end;
  };
}
