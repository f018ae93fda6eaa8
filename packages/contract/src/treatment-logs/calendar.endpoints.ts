import { endpoint } from '../endpoint/index.ts';
import { calendarMonth } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const amount = z.int().min(0);

/** One day of the month that has logs: how many, and of which categories. */
const logCalendarDay = z.object({
  day: z.string(),
  logs: amount,
  is_visiting_hospital_log: z.boolean(),
  is_medicine_log: z.boolean(),
  is_condition_log: z.boolean(),
  is_life_log: z.boolean(),
  is_other_log: z.boolean(),
});

/** A month of the member's logs: days that have none are left out. Nothing that was written stands in it. */
export const logCalendar = z.object({
  month: z.string(),
  days: z.array(logCalendarDay).max(31),
  /** Days of the month for which a visit is planned (G69). */
  visit_days: z.array(z.string()).max(31),
  summary: z.object({
    /** Days with at least one log. */
    days: amount,
    logs: amount,
    /** Logs of a visit. */
    visits: amount,
    /** Pictures and papers in the logs of the month. */
    images: amount,
    /** Logs that the member shows to the supporters. */
    shared: amount,
  }),
});
export type LogCalendar = z.output<typeof logCalendar>;
export type LogCalendarDay = z.output<typeof logCalendarDay>;

export const readLogCalendarEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/calendar',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "A month of the member's treatment logs: days, categories and counts",
  query: z.object({ month: calendarMonth }),
  responses: { 200: logCalendar },
  errors: ['validation'],
});
