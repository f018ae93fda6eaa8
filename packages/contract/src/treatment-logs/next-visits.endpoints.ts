import { endpoint } from '../endpoint/index.ts';
import {
  calendarDay,
  optionalText,
  recordId,
  recordIdParams,
  requiredText,
  timeOfDay,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

const question = z.object({
  id: recordId.optional(),
  text: requiredText(120),
  asked: z.boolean({ error: 'invalid' }).default(false),
  answer: optionalText(300),
  order: z.int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(999, { error: 'invalid' }).default(0),
});

/** The next visit and what to ask there (G69). Its date may lie in the future. */
export const nextVisitBody = z.object({
  visit_date: calendarDay,
  visit_time: timeOfDay.optional(),
  hospital: optionalText(60),
  department: optionalText(30),
  purpose: optionalText(120),
  questions: z.array(question, { error: 'invalid' }).max(50, { error: 'too_many_items' }).default([]),
  belongings: z
    .array(requiredText(40), { error: 'invalid' })
    .max(30, { error: 'too_many_items' })
    .default([]),
  memo: optionalText(500),
  companion: optionalText(30),
  status: z.enum(['planned', 'done', 'changed'], { error: 'choose_one' }).default('planned'),
});

export const nextVisit = nextVisitBody.extend({ id: recordId, treatment_log_id: recordId.nullable() });
export type NextVisit = z.output<typeof nextVisit>;

export const readNextVisitsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/next-visit-information',
  access: 'member',
  summary: 'The nearest planned visit and the past three',
  responses: { 200: z.object({ next: nextVisit.nullable(), past: z.array(nextVisit).max(3) }) },
});

export const createNextVisitEndpoint = endpoint({
  method: 'POST',
  path: '/treatment-logs/next-visit-information',
  access: 'member',
  summary: 'Writes down the next visit',
  body: nextVisitBody,
  responses: { 201: nextVisit },
  errors: ['validation', 'too_many'],
});

export const attachNextVisitEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/{id}/next-visit-information',
  access: 'member',
  summary: 'Ties the answers of a visit to the log written after it',
  params: recordIdParams,
  body: nextVisitBody.extend({ next_visit_id: recordId }),
  responses: { 200: nextVisit },
  errors: ['validation', 'not_found'],
});
