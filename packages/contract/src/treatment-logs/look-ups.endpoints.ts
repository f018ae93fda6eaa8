import { canLookUp } from '@hidamari/domain/look-ups';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { keyword, recordId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

// One character would match half the list (G73).
const fragment = keyword.refine(canLookUp, { error: 'too_short' });

/** What a found row of either list says. */
const found = {
  id: recordId,
  name: z.string(),
  /** The reading in katakana; empty where the list has none. */
  kana: z.string(),
  /** An invented or typed-in row of the sample, which the screen says. */
  is_sample: z.boolean(),
};

/** A hospital to choose from. `prefecture` and `city` as they are written on an envelope. */
const foundHospital = z.object({ ...found, prefecture: z.string(), city: z.string() });

/** A medicine to choose from; `general_name` is empty where the list has none. */
const foundMedicine = z.object({ ...found, general_name: z.string() });

export type FoundHospital = z.infer<typeof foundHospital>;
export type FoundMedicine = z.infer<typeof foundMedicine>;

/** Name, reading or part of it; at most twenty rows. Free text stays allowed in the form (G73). */
export const findHospitalsEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  isLookUp: true,
  summary: 'Hospitals by part of their name',
  query: z.object({ hospital_name: fragment }),
  responses: {
    200: z.array(foundHospital).max(LOG_LIMITS.lookUpRows),
  },
  errors: ['validation'],
});

export const findMedicinesEndpoint = endpoint({
  method: 'GET',
  path: '/medicines',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  isLookUp: true,
  summary: 'Medicines by part of their general name',
  query: z.object({ generalName: fragment }),
  responses: {
    200: z.array(foundMedicine).max(LOG_LIMITS.lookUpRows),
  },
  errors: ['validation'],
});
