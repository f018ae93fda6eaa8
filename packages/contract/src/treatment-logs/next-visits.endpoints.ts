import { VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { endpoint } from '../endpoint/index.ts';
import { pageNumber, recordIdParams } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { nextVisit, nextVisitAttachBody, nextVisitBody, nextVisitUpdateBody } from './next-visit.ts';

/**
 * Own additions: `later`, the other planned visits, the earliest first, also those whose day has passed; `past_total`,
 * how many are done or fell away. Of those, `past` has three, or the page that was asked for: those that took place
 * first, each the newest first.
 */
const visitsOfMember = z.object({
  next: nextVisit.nullable(),
  past: z.array(nextVisit).max(VISIT_LIMITS.pastPage),
  past_total: z.int().min(0),
  later: z.array(nextVisit),
});
export type NextVisits = z.output<typeof visitsOfMember>;

export const readNextVisitsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/next-visit-information',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'The nearest planned visit, the past three and the other planned ones',
  /** Own addition: a page of all past visits, from 1, in place of the three. */
  query: z.object({ past_page: pageNumber.optional() }),
  responses: { 200: visitsOfMember },
  errors: ['validation'],
});

/**
 * With an Idempotency-Key the same save sent twice makes one visit (F5). Other contents under a used key: conflict,
 * and the error's `current` holds the visit that was stored. Beyond the most that may be planned: validation.
 */
export const createNextVisitEndpoint = endpoint({
  method: 'POST',
  path: '/treatment-logs/next-visit-information',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Writes down the next visit',
  body: nextVisitBody,
  responses: { 201: nextVisit },
  errors: ['validation', 'conflict', 'too_many'],
});

/** The visit is done from then on, and log and visit name each other. Log or visit not the member's own: not_found. */
export const attachNextVisitEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/{id}/next-visit-information',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Ties the answers of a visit to the log written after it',
  params: recordIdParams,
  replacesWhole: true,
  body: nextVisitAttachBody,
  responses: { 200: nextVisit },
  errors: ['validation', 'not_found', 'conflict', 'too_many'],
});

export const readNextVisitEndpoint = endpoint({
  method: 'GET',
  path: '/next-visits/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'One visit with its questions and answers',
  params: recordIdParams,
  responses: { 200: nextVisit },
  errors: ['not_found'],
});

/** A newer version stands: conflict, and the error's `current` holds the stored visit. */
export const updateNextVisitEndpoint = endpoint({
  method: 'PUT',
  path: '/next-visits/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Saves a changed visit',
  params: recordIdParams,
  replacesWhole: true,
  body: nextVisitUpdateBody,
  responses: { 200: nextVisit },
  errors: ['validation', 'not_found', 'conflict', 'too_many'],
});

/** For good: a visit has no trash. The log it was tied to stays. */
export const deleteNextVisitEndpoint = endpoint({
  method: 'DELETE',
  path: '/next-visits/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: 'Deletes a visit',
  params: recordIdParams,
  responses: { 204: null },
  errors: ['not_found', 'too_many'],
});
