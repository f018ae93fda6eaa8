import { CANNED_ANSWER_LIMITS, CANNED_ANSWER_TOPICS } from '@hidamari/domain/canned-answers';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { endpoint } from '../endpoint/index.ts';
import { recordId, recordIdParams, requiredText, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** What is written of a canned answer. No topic: for every consultation; no variant: for every desk. */
export const cannedAnswerBody = z.object({
  title: requiredText(CANNED_ANSWER_LIMITS.title),
  text: requiredText(CANNED_ANSWER_LIMITS.text),
  topic: z
    .enum(
      CANNED_ANSWER_TOPICS.map(({ value }) => value),
      chosen,
    )
    .nullable(),
  variant: z.enum(VARIANT_KEYS, chosen).nullable(),
});
export type CannedAnswerText = z.output<typeof cannedAnswerBody>;

/** Sentences that an answer may begin with; nothing personal. */
export const cannedAnswer = cannedAnswerBody.extend({
  id: recordId,
  version: z.int().positive(),
  updated_at: wireTimestamp,
  /** Null for the samples of a demo. */
  updated_by: z.string().nullable(),
});
export type CannedAnswer = z.output<typeof cannedAnswer>;

/** All of them, by title. Whoever has the desk may read them: a supporter begins an answer with one. */
export const listCannedAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/desk/canned-answers',
  access: 'staff',
  permission: 'open-desk',
  summary: 'Staff: the canned answers',
  responses: { 200: z.object({ data: z.array(cannedAnswer) }) },
});

/** The very same title and text written twice are one. */
export const addCannedAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/desk/canned-answers',
  access: 'staff',
  permission: 'write-canned-answers',
  summary: 'Staff: writes a canned answer',
  body: cannedAnswerBody,
  responses: { 201: cannedAnswer },
  errors: ['validation'],
});

export const cannedAnswerChange = cannedAnswerBody.extend({
  version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
});

/**
 * Writes over the version that was read. Another one stands: conflict, and the error's `current` holds it. The same
 * save sent again is one save.
 */
export const changeCannedAnswerEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/canned-answers/{id}',
  access: 'staff',
  permission: 'write-canned-answers',
  summary: 'Staff: changes a canned answer',
  params: recordIdParams,
  body: cannedAnswerChange,
  responses: { 200: cannedAnswer },
  errors: ['validation', 'not_found', 'conflict'],
});

export const deleteCannedAnswerEndpoint = endpoint({
  method: 'DELETE',
  path: '/desk/canned-answers/{id}',
  access: 'staff',
  permission: 'write-canned-answers',
  summary: 'Staff: deletes a canned answer',
  params: recordIdParams,
  responses: { 204: null },
  errors: ['not_found'],
});
