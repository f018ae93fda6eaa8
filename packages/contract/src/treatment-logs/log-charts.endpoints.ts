import { LONGEST_CHART_DAYS, periodDays, TREATMENT_WORDS } from '@hidamari/domain/log-charts';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, whenSound } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { measurementKind, symptomKey, treatmentType } from './option-values.ts';

const level = z.int().min(0).max(4);
const day = z.string();

const when = whenSound('from_date', 'to_date');
const daysOf = ({ from_date, to_date }: { from_date: string; to_date: string }) =>
  periodDays({ from: from_date, to: to_date });

/** Both days are named and included; a year at most. */
const chartPeriod = z
  .object({ from_date: calendarDay, to_date: calendarDay })
  .refine((period) => daysOf(period) > 0, { path: ['to_date'], error: 'date_order', when })
  .refine((period) => daysOf(period) <= LONGEST_CHART_DAYS, {
    path: ['to_date'],
    error: 'out_of_range',
    when,
  });

/** What the charts are drawn from (G60, G61, G63, G64): series, not logs. Days oldest first. */
const logCharts = z.object({
  /** The period that was asked for. */
  from_date: day,
  to_date: day,
  /** The most troublesome first (G70). A day that is not there was not written. */
  symptoms: z.array(
    z.object({
      key: symptomKey,
      interference: level.nullable(),
      strength: level.nullable(),
      days: z.array(z.object({ day, level, recall: z.enum(['today', 'week']) })),
    }),
  ),
  measurements: z.array(
    z.object({
      kind: measurementKind,
      values: z.array(z.object({ day, time: z.string().nullable(), value: z.number() })),
    }),
  ),
  /** By item and unit: another unit is another series (G63). Texts and ranges as on the sheets. */
  tests: z.array(
    z.object({
      item: z.string(),
      unit: z.string(),
      values: z.array(
        z.object({ day, value: z.string(), low: z.string().nullable(), high: z.string().nullable() }),
      ),
    }),
  ),
  treatment_days: z.array(
    z.object({
      day,
      word: z.enum(TREATMENT_WORDS),
      course_number: z.int().nullable(),
    }),
  ),
  treatment_periods: z.array(
    /** Over without an end: it ended, on a day that was not written. */
    z.object({ type: treatmentType, name: z.string(), from: day, to: day.nullable(), is_over: z.boolean() }),
  ),
});
export type LogCharts = z.output<typeof logCharts>;

/** Our own: the charts of a period without the logs themselves. */
export const readLogChartsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/charts',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'Symptoms, measurements and test values of a period as series',
  query: chartPeriod,
  responses: { 200: logCharts },
  errors: ['validation'],
});
