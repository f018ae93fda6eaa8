import { SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { measurementKind, symptomKey } from './option-values.ts';

/** One tap: a step 0 to 4; null where nothing is answered, or takes the answer back (G60, G62). */
const tap = z
  .int({ error: 'choose_one' })
  .min(0, { error: 'choose_one' })
  .max(4, { error: 'choose_one' })
  .nullable();

const symptomTap = z.object({ key: symptomKey, today: tap });

/** What a saved log says that the card of the member's hospital is held against (G75), with its day and hour. */
const recentEntry = z.object({
  log_date: z.string(),
  log_time: z.string().optional(),
  symptoms: z.array(z.object({ key: symptomKey, today: z.int().optional(), strength: z.int().optional() })),
  measurements: z.array(z.object({ kind: measurementKind, value: z.number() })),
});

/** The check-in of a day: what it asks, what is answered, and the log that holds it. */
export const checkIn = z.object({
  /** The day in Japan, as the server counts it. */
  day: z.string(),
  log: z.object({ id: recordId, version: z.int().min(1), updated_at: wireTimestamp }).nullable(),
  mood: tap,
  /** Three, and more where the day already answers more: no answer goes out of sight. */
  symptoms: z.array(symptomTap).max(SYMPTOM_KEYS.length),
  /**
   * Newest first, the logs of the day and of the night before that name a symptom or a value; the answers above are not
   * said again. Absent where there are none.
   */
  recent: z.array(recentEntry).optional(),
});
export type CheckIn = z.output<typeof checkIn>;

/** Only what was tapped is named; everything else stays as it is. */
export const checkInBody = z
  .object({
    /** The day that the tap was for, from the answer before it: a tap may wait for the line over midnight. */
    day: calendarDay,
    mood: tap.optional(),
    symptoms: z
      .array(symptomTap, { error: 'invalid' })
      .max(SYMPTOM_KEYS.length, { error: 'too_many_items' })
      .optional(),
  })
  .refine(({ mood, symptoms = [] }) => mood !== undefined || symptoms.length > 0, {
    path: ['mood'],
    error: 'choose_one',
  });
export type CheckInBody = z.output<typeof checkInBody>;

export const readCheckInEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/check-in',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "Today's check-in: mood and symptoms with one tap each",
  responses: { 200: checkIn },
});

/**
 * Puts taps into the check-in of their day and answers it. One log a day, however many taps and devices send at once;
 * what else the member wrote into that log stays. Taken back to nothing, the log is gone.
 */
export const saveCheckInEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/check-in',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Takes taps into the check-in of the day',
  body: checkInBody,
  responses: { 200: checkIn },
  errors: ['validation', 'too_many'],
});
