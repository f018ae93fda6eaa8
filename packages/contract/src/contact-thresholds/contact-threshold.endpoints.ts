import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';
import { contactThreshold, contactThresholdBody } from './contact-threshold.ts';

/** What the member's own hospital told them about when to call (G75); null while nothing was copied. */
export const readContactThresholdEndpoint = endpoint({
  method: 'GET',
  path: '/contact-threshold',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'What the member’s own hospital said about when to call',
  responses: { 200: z.object({ data: contactThreshold.nullable() }) },
});

/**
 * Writes the one card of the member. A newer version stands, or the card was deleted meanwhile: conflict, and the
 * error's `current` holds the stored card or null. The same save sent again is one save.
 */
export const saveContactThresholdEndpoint = endpoint({
  method: 'PUT',
  path: '/contact-threshold',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Saves what the member’s own hospital said about when to call',
  replacesWhole: true,
  body: contactThresholdBody,
  responses: { 200: contactThreshold },
  errors: ['validation', 'conflict', 'too_many'],
});

/** Erases the card at once; said twice, it changes nothing. */
export const deleteContactThresholdEndpoint = endpoint({
  method: 'DELETE',
  path: '/contact-threshold',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: 'Erases what the member’s own hospital said about when to call',
  responses: { 204: null },
  errors: ['too_many'],
});
