import * as z from 'zod';
import { timeOfDay } from '../fields/index.ts';
import { measurementKind, symptomKey } from './option-values.ts';

/** Five steps, 0-4; the words of each step belong to the question (G60). */
const step = z
  .int({ error: 'choose_one' })
  .min(0, { error: 'choose_one' })
  .max(4, { error: 'choose_one' })
  .optional();

/**
 * One item of the symptom bank (G60): how often, how strong and how much in the way over the last seven days, and
 * the daily one-tap answer. At least one of the four.
 */
export const symptom = z
  .object({ key: symptomKey, frequency: step, strength: step, interference: step, today: step })
  .refine(
    ({ frequency, strength, interference, today }) =>
      [frequency, strength, interference, today].some((answer) => answer !== undefined),
    { path: ['today'], error: 'choose_one' },
  );

// PROVISIONAL limits
const RANGES: Record<z.output<typeof measurementKind>, readonly [number, number, number]> = {
  body_temperature: [34, 42.9, 0.1],
  weight: [20, 250, 0.1],
  blood_pressure_systolic: [40, 260, 1],
  blood_pressure_diastolic: [20, 180, 1],
  pulse: [20, 250, 1],
  spo2: [50, 100, 1],
  pain: [0, 10, 1],
  meal_amount: [0, 10, 1],
};

export const measurement = z
  .object({ kind: measurementKind, value: z.number({ error: 'number' }), measured_at: timeOfDay.optional() })
  .refine(({ kind, value }) => value >= RANGES[kind][0] && value <= RANGES[kind][1], {
    path: ['value'],
    error: 'out_of_range',
  });
