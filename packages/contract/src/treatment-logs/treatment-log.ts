import { LOG_CATEGORIES, type LogCategory, optionValues } from '@hidamari/domain/option-sets';
import { LOG_FIELDS, SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { calendarDay, recordId, timeOfDay, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { imageKeys, life, logFile, medicine, other, testResult, treatment, visit } from './details.ts';
import { shapeOf } from './field-schemas.ts';
import { measurement, symptom } from './symptoms.ts';

const flag = z.boolean({ error: 'invalid' }).default(false);

function listOf<T extends z.ZodType>(row: T, most: number) {
  return z.array(row, { error: 'invalid' }).max(most, { error: 'too_many_items' }).default([]);
}

/** The five categories, as the list's filters name them too (specification section 3). */
export const CATEGORY_FLAGS = optionValues(LOG_CATEGORIES);
export type CategoryFlag = LogCategory;

/** Everything a member writes in a log (G56-G65), before the rules that span fields. */
export const treatmentLogFields = z.object({
  log_date: calendarDay,
  log_time: timeOfDay.optional(),
  ...shapeOf(LOG_FIELDS.log),
  is_visiting_hospital_log: flag,
  is_medicine_log: flag,
  is_condition_log: flag,
  is_life_log: flag,
  is_other_log: flag,
  visit: visit.optional(),
  medicines: listOf(medicine, 50),
  symptoms: listOf(symptom, SYMPTOM_KEYS.length),
  measurements: listOf(measurement, 50),
  life: life.optional(),
  other: other.optional(),
  test_results: listOf(testResult, 20),
  treatments: listOf(treatment, 20),
  images: imageKeys.default([]),
  /** 「相談員に見せる」: off until the member ticks it (G42). */
  share_with_supporter: flag,
  next_visit_id: recordId.optional(),
});

/** A stored log (G57). */
export const treatmentLog = treatmentLogFields.extend({
  id: recordId,
  log_date: z.string(),
  /** Replies up to this moment are read (G72); null: none was marked. */
  viewed_at: wireTimestamp.nullable(),
  created_at: wireTimestamp,
  updated_at: wireTimestamp,
  /** Rises by one at each save; a save names the version it started from (G66). */
  version: z.int().min(1),
  /** The files that `images` and the test results name; absent where there are none. */
  files: z.array(logFile).optional(),
});
export type TreatmentLog = z.output<typeof treatmentLog>;
