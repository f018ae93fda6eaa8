import { isWithinRange } from '@hidamari/domain/treatment-logs';
import { timeOfDay } from '../fields/index.ts';
import * as z from '../zod/index.ts';
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

/** A measured value within the hard range of its kind (G61). */
export const measurement = z
  .object({ kind: measurementKind, value: z.number({ error: 'number' }), measured_at: timeOfDay.optional() })
  .refine(({ kind, value }) => isWithinRange(kind, value), {
    path: ['value'],
    error: 'out_of_range',
  });
