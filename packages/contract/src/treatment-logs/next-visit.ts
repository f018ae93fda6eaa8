import { VISIT_LIMITS, VISIT_STATUSES, visitDayRange } from '@hidamari/domain/next-visits';
import { optionValues } from '@hidamari/domain/option-sets';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import {
  calendarDay,
  optionalText,
  recordId,
  requiredText,
  timeOfDay,
  whenSound,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** One thing to ask; the answer comes after the visit. A question without an id is a new one. */
const question = z.object({
  id: recordId.optional(),
  text: requiredText(VISIT_LIMITS.questionText),
  asked: z.boolean({ error: 'invalid' }).default(false),
  answer: optionalText(VISIT_LIMITS.answer),
  order: z.int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(999, { error: 'invalid' }).default(0),
});

/** The next visit and what to ask there (G69). Its date may lie in the future. */
export const nextVisitBody = z.object({
  visit_date: calendarDay.refine((day) => day >= LOG_LIMITS.earliestDay, { error: 'date' }),
  visit_time: timeOfDay.optional(),
  hospital: optionalText(VISIT_LIMITS.hospital),
  department: optionalText(VISIT_LIMITS.department),
  purpose: optionalText(VISIT_LIMITS.purpose),
  questions: z
    .array(question, { error: 'invalid' })
    .max(VISIT_LIMITS.questions, { error: 'too_many_items' })
    .default([]),
  belongings: z
    .array(requiredText(VISIT_LIMITS.belonging), { error: 'invalid' })
    .max(VISIT_LIMITS.belongings, { error: 'too_many_items' })
    .default([]),
  memo: optionalText(VISIT_LIMITS.memo),
  companion: optionalText(VISIT_LIMITS.companion),
  status: z.literal(optionValues(VISIT_STATUSES), { error: 'choose_one' }).default('planned'),
});

const version = z.int({ error: 'required' }).min(1, { error: 'invalid' });

/** A changed visit names the version it started from; a newer one is a conflict. */
export const nextVisitUpdateBody = nextVisitBody.extend({ version });

/** As the specification sends it; with a version it meets a newer one as a conflict, without it it writes over it. */
export const nextVisitAttachBody = nextVisitBody.extend({
  next_visit_id: recordId,
  version: version.optional(),
});

/** A stored visit; its questions all have ids and stand in the member's order. */
export const nextVisit = nextVisitBody.extend({
  id: recordId,
  /** The log that was written after it, while that log stands. */
  treatment_log_id: recordId.nullable(),
  updated_at: wireTimestamp,
  /** Rises by one at each save. */
  version: z.int().min(1),
});
export type NextVisit = z.output<typeof nextVisit>;
export type NextVisitInput = z.output<typeof nextVisitBody>;
/** What a form holds: defaults not yet filled in. */
export type NextVisitForm = z.input<typeof nextVisitBody>;

const TOO_LATE = { path: ['visit_date'], error: 'date', when: whenSound('visit_date') };

/**
 * The whole rule of a visit.
 * @param today the day in Japan, YYYY-MM-DD: a visit lies a few years ahead at most.
 */
export function nextVisitInput(today: string) {
  const { to } = visitDayRange(today);
  return nextVisitBody.refine(({ visit_date }) => visit_date <= to, TOO_LATE);
}
