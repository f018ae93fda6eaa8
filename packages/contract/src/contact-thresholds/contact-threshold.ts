import { THRESHOLD_LIMITS, USUAL_DAY_HOURS } from '@hidamari/domain/contact-thresholds';
import {
  isWithinRange,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  SYMPTOM_KEYS,
} from '@hidamari/domain/treatment-logs';
import {
  calendarDay,
  optionalText,
  phoneNumber,
  requiredText,
  timeOfDay,
  whenSound,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };
const figure = z.number({ error: 'number' });
const { min, max } = THRESHOLD_LIMITS.symptomStep;

const OTHER_KINDS = MEASUREMENT_KINDS.filter(
  (kind): kind is Exclude<MeasurementKind, 'body_temperature'> => kind !== 'body_temperature',
);

/** 体温 …℃以上, within what a thermometer shows (G61). */
const temperatureRule = z.object({
  kind: z.literal('temperature'),
  at_least: figure.refine((value) => isWithinRange('body_temperature', value), { error: 'out_of_range' }),
});

/** …が「強い」以上, by the steps of the item bank (G60). */
const symptomRule = z.object({
  kind: z.literal('symptom'),
  key: z.enum(SYMPTOM_KEYS, chosen),
  at_least: z.int(chosen).min(min, chosen).max(max, chosen),
});

/** Any other measured value, from it on upwards or downwards. */
const measurementRule = z
  .object({
    kind: z.literal('measurement'),
    measurement: z.enum(OTHER_KINDS, chosen),
    direction: z.enum(['at_least', 'at_most'], chosen),
    value: figure,
  })
  .refine(({ measurement, value }) => isWithinRange(measurement, value), {
    path: ['value'],
    error: 'out_of_range',
  });

export const thresholdRule = z.discriminatedUnion(
  'kind',
  [temperatureRule, symptomRule, measurementRule],
  chosen,
);

const weekday = z.int({ error: 'choose_one' }).min(0, chosen).max(6, chosen);

/** Everything a member copies from their own hospital (G75), before the rules that span fields. */
export const contactThresholdFields = z.object({
  hospital_name: requiredText(THRESHOLD_LIMITS.hospitalName),
  card_number: optionalText(THRESHOLD_LIMITS.cardNumber),
  day_phone: phoneNumber.optional(),
  night_phone: phoneNumber.optional(),
  day_from: timeOfDay.default(USUAL_DAY_HOURS.day_from),
  day_to: timeOfDay.default(USUAL_DAY_HOURS.day_to),
  /** On which days the day number is answered: 0 = Sunday ... 6 = Saturday, each once. */
  weekdays: z
    .array(weekday, chosen)
    .min(1, chosen)
    .max(7, { error: 'too_many_items' })
    .refine((days) => new Set(days).size === days.length, { error: 'invalid' })
    .default([...USUAL_DAY_HOURS.weekdays]),
  on_holidays: z.boolean({ error: 'invalid' }).default(USUAL_DAY_HOURS.on_holidays),
  treatment_name: optionalText(THRESHOLD_LIMITS.treatmentName),
  last_dose_on: calendarDay.optional(),
  rules: z
    .array(thresholdRule, { error: 'invalid' })
    .max(THRESHOLD_LIMITS.rules, { error: 'too_many_items' })
    .default([]),
  told_on: calendarDay.optional(),
  note: optionalText(THRESHOLD_LIMITS.note),
});

/** The card as it is kept. `version` rises by one at each save. */
export const contactThreshold = contactThresholdFields.extend({
  // What was stored is answered as it stands, also when a rule of typing has changed since.
  day_phone: z.string().optional(),
  night_phone: z.string().optional(),
  version: z.int().min(1),
  updated_at: wireTimestamp,
});
export type ContactThreshold = z.output<typeof contactThreshold>;

/**
 * Body of a save: the version it started from, 0 where there was no card. At least one number: a card that names none
 * could only say that somebody should be called, and not where.
 */
export const contactThresholdBody = contactThresholdFields
  .extend({ version: z.int({ error: 'required' }).min(0, { error: 'invalid' }) })
  .refine(({ day_phone, night_phone }) => Boolean(day_phone ?? night_phone), {
    path: ['day_phone'],
    error: 'phone_required',
    when: whenSound('day_phone', 'night_phone'),
  })
  .refine(({ day_from, day_to }) => day_from < day_to, {
    path: ['day_to'],
    error: 'time_order',
    when: whenSound('day_from', 'day_to'),
  });

/**
 * The whole rule of a save.
 * @param today the day in Japan, YYYY-MM-DD: nobody was told, and nothing was given, after it.
 */
export function contactThresholdInput(today: string) {
  const isPast = (day: string | undefined) => day === undefined || day <= today;
  const late = (name: string) => ({ path: [name], error: 'date_in_future', when: whenSound(name) });
  return contactThresholdBody
    .refine(({ told_on }) => isPast(told_on), late('told_on'))
    .refine(({ last_dose_on }) => isPast(last_dose_on), late('last_dose_on'));
}

export type ContactThresholdInput = z.output<typeof contactThresholdBody>;
/** What a form holds: defaults not yet filled in. */
export type ContactThresholdForm = z.input<typeof contactThresholdBody>;
