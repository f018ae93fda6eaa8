import { hasAnyFilledDetail, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { whenSound } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { CATEGORY_FLAGS, treatmentLogFields } from './treatment-log.ts';

function withRules<S extends typeof treatmentLogFields>(schema: S) {
  return schema
    .refine((log) => CATEGORY_FLAGS.some((name) => log[name]), {
      path: ['categories'],
      error: 'category_required',
      when: whenSound(...CATEGORY_FLAGS),
    })
    .refine((log) => log.log_date >= LOG_LIMITS.earliestDay, {
      path: ['log_date'],
      error: 'date',
      when: whenSound('log_date'),
    })
    .refine(hasRoomForImages, {
      path: ['images'],
      error: 'too_many_items',
      when: whenSound('images', 'test_results'),
    })
    .refine(hasAnyFilledDetail, { path: ['details'], error: 'detail_required' });
}

/** Ten files a log, those of its test results among them (G65). */
function hasRoomForImages({ images, test_results }: z.output<typeof treatmentLogFields>): boolean {
  const ofTests = test_results.reduce((sum, result) => sum + result.images.length, 0);
  return images.length + ofTests <= LOG_LIMITS.images;
}

const versioned = treatmentLogFields.extend({
  version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
});

/** Body of a new log, without the rule that needs today: the server adds it with `treatmentLogInput`. */
export const treatmentLogBody = withRules(treatmentLogFields);
/** Body of a changed log: the same, with the version it started from (G66). */
export const treatmentLogUpdateBody = withRules(versioned);

function isNotAfter(today: string) {
  return (log: { log_date: string }) => log.log_date <= today;
}

const LATE = { path: ['log_date'], error: 'date_in_future', when: whenSound('log_date') };

/**
 * The whole rule of a new log (G56).
 * @param today the day in Japan, YYYY-MM-DD: a log never lies after it (what is to come belongs to the next visit).
 */
export function treatmentLogInput(today: string) {
  return treatmentLogBody.refine(isNotAfter(today), LATE);
}

/** The whole rule of a changed log; `today` as in `treatmentLogInput`. */
export function treatmentLogUpdateInput(today: string) {
  return treatmentLogUpdateBody.refine(isNotAfter(today), LATE);
}

export type TreatmentLogInput = z.output<typeof treatmentLogBody>;
/** What a form holds: defaults not yet filled in. */
export type TreatmentLogForm = z.input<typeof treatmentLogBody>;
export type TreatmentLogUpdateInput = z.output<typeof treatmentLogUpdateBody>;
