import { CLOSURE_FAULTS, CLOSURE_LIMITS, closureFault } from '@hidamari/domain/closures';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, optionalText, recordId, recordIdParams, whenSound } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/**
 * The closed days from today on, in order and each once; the same for everybody. `is_whole` is false where a source did
 * not answer: the days count, and there may be more. The ETag changes with the days alone.
 */
export const readClosedDaysEndpoint = endpoint({
  method: 'GET',
  path: '/closed-days',
  access: 'none',
  summary: 'The days beyond the calendar’s rules on which nobody can be reached',
  responses: {
    200: z.object({
      closed_days: z.record(z.enum(VARIANT_KEYS), z.array(calendarDay)),
      is_whole: z.boolean(),
    }),
  },
});

/** Days off that are still to come, from either source (G7). */
const comingClosure = z.object({
  /** Null for what the content service announces: it is taken back there. */
  id: recordId.nullable(),
  variants: z.array(z.enum(VARIANT_KEYS)).min(1),
  first_day: calendarDay,
  last_day: calendarDay,
  /** A note for colleagues; of the content service the news’ title. */
  note: z.string().nullable(),
  /** Who entered it; null where the content service did. */
  entered_by: z.string().nullable(),
});
export type ComingClosure = z.output<typeof comingClosure>;

/** The earliest first. */
export const listClosuresEndpoint = endpoint({
  method: 'GET',
  path: '/desk/closures',
  access: 'staff',
  permission: 'keep-closures',
  summary: 'Staff: the days off that are still to come',
  responses: { 200: z.object({ data: z.array(comingClosure) }) },
});

/** An entry; `variant` null closes every desk. */
export const closureBody = z.object({
  variant: z.enum(VARIANT_KEYS, { error: 'choose_one' }).nullable(),
  first_day: calendarDay,
  last_day: calendarDay,
  note: optionalText(CLOSURE_LIMITS.note),
});
export type NewClosure = z.output<typeof closureBody>;

/** The same with the rules that need to know which day it is in Japan. */
export function closureInput(today: string) {
  const when = whenSound('first_day', 'last_day');
  return Object.entries(CLOSURE_FAULTS).reduce(
    (schema, [fault, field]) =>
      schema.refine((closure) => closureFault(closure, today) !== fault, {
        path: [field],
        error: fault,
        when,
      }),
    closureBody,
  );
}

/** The same entry made twice is one. Members read of it at once. */
export const addClosureEndpoint = endpoint({
  method: 'POST',
  path: '/desk/closures',
  access: 'staff',
  permission: 'keep-closures',
  summary: 'Staff: enters days on which nobody can be reached',
  body: closureBody,
  responses: { 201: z.object({ id: recordId }) },
  errors: ['validation'],
});

/** Takes an entry back; what is over, or was taken back already, is no longer there. */
export const removeClosureEndpoint = endpoint({
  method: 'DELETE',
  path: '/desk/closures/{id}',
  access: 'staff',
  permission: 'keep-closures',
  summary: 'Staff: takes days off back',
  params: recordIdParams,
  responses: { 204: null },
  errors: ['not_found'],
});
