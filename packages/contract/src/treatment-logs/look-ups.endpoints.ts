import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { keyword, recordId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

// One character would match half the list (G73).
const fragment = keyword.refine((text) => [...text].length >= LOG_LIMITS.lookUpCharacters, {
  error: 'too_short',
});

/** Name, reading or part of it; at most twenty rows. Free text stays allowed in the form (G73). */
export const findHospitalsEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals',
  access: 'member',
  isLookUp: true,
  summary: 'Hospitals by part of their name',
  query: z.object({ hospital_name: fragment }),
  responses: {
    200: z
      .array(
        z.object({
          id: recordId,
          name: z.string(),
          kana: z.string(),
          prefecture: z.string(),
          city: z.string(),
        }),
      )
      .max(LOG_LIMITS.lookUpRows),
  },
  errors: ['validation'],
});

export const findMedicinesEndpoint = endpoint({
  method: 'GET',
  path: '/medicines',
  access: 'member',
  isLookUp: true,
  summary: 'Medicines by part of their general name',
  query: z.object({ generalName: fragment }),
  responses: {
    200: z
      .array(z.object({ id: recordId, name: z.string(), general_name: z.string(), kana: z.string() }))
      .max(LOG_LIMITS.lookUpRows),
  },
  errors: ['validation'],
});
