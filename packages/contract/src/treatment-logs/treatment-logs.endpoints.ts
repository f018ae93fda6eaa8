import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import {
  calendarDay,
  keyword,
  pageNumber,
  pageOf,
  queryFlag,
  recordId,
  recordIdParams,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { listedLog, readLog } from './log-comment.ts';
import { treatmentLog, treatmentLogBody, treatmentLogUpdateBody } from './treatment-log.ts';

/** Filters of the list (specification section 3). Flags: 1 when set; several set: logs of any of them. */
export const treatmentLogFilters = z.object({
  page: pageNumber.default(1),
  from_date: calendarDay.optional(),
  to_date: calendarDay.optional(),
  is_visiting_hospital_log: queryFlag,
  is_medicine_log: queryFlag,
  is_condition_log: queryFlag,
  is_life_log: queryFlag,
  is_other_log: queryFlag,
  keyword: keyword.optional(),
});
export type TreatmentLogFilters = z.output<typeof treatmentLogFilters>;

/** A word of the keyword and how it was looked for: `ways` folded, one of them is in each log; `label` as a log's form calls it. */
export const keywordWord = z.object({
  typed: z.string(),
  ways: z.array(z.string()).readonly(),
  label: z.string().nullable(),
});
export type KeywordWord = z.output<typeof keywordWord>;

/** Newest log date first, twenty a page (G26). With a keyword `words` tells how it was read. */
export const listTreatmentLogsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "The member's treatment logs",
  query: treatmentLogFilters,
  responses: { 200: pageOf(listedLog).extend({ words: z.array(keywordWord).optional() }) },
  errors: ['validation'],
});

/**
 * With an Idempotency-Key the same save sent twice makes one log (F5). Other contents under a used key: conflict,
 * and the error's `current` holds the log that was stored.
 */
export const createTreatmentLogEndpoint = endpoint({
  method: 'POST',
  path: '/treatment-logs',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Writes a treatment log',
  body: treatmentLogBody,
  responses: { 201: treatmentLog },
  errors: ['validation', 'conflict', 'too_many'],
});

// A repeated or an unknown id would only lengthen the query: at most fifty (G71).
const idList = z
  .union(
    [
      z.array(z.string()),
      z
        .string()
        .max(2_000, { error: 'too_long' })
        .transform((list) => list.split(',')),
    ],
    {
      error: 'required',
    },
  )
  .pipe(
    z.array(recordId).min(1, { error: 'required' }).max(LOG_LIMITS.bulkGetIds, { error: 'too_many_items' }),
  );

/** One id that is not the member's own makes the whole call not_found (G71, F15). */
export const bulkGetTreatmentLogsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/bulk-get/',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'Several treatment logs by a comma list of ids',
  query: z.object({ ids: idList }),
  responses: { 200: z.array(treatmentLog) },
  errors: ['validation', 'not_found'],
});

export const readTreatmentLogEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'One treatment log',
  params: recordIdParams,
  responses: { 200: readLog },
  errors: ['not_found'],
});

/** A newer version stands: conflict, and the error's `current` holds the stored log (G66, F4). */
export const updateTreatmentLogEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Saves a changed treatment log',
  params: recordIdParams,
  replacesWhole: true,
  body: treatmentLogUpdateBody,
  responses: { 200: treatmentLog },
  errors: ['validation', 'not_found', 'conflict', 'too_many'],
});

/** Into the trash for thirty days (G68). */
export const deleteTreatmentLogEndpoint = endpoint({
  method: 'DELETE',
  path: '/treatment-logs/{id}',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: 'Moves a treatment log to the trash',
  params: recordIdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

/** Without ids: every reply that is there now (G72). */
export const markTreatmentLogsViewedEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/viewed',
  access: 'member',
  consent: { illness: 'needed', terms: 'a mark' },
  summary: "Marks supporters' replies as read",
  body: z.object({
    ids: z.array(recordId).max(LOG_LIMITS.bulkGetIds, { error: 'too_many_items' }).optional(),
  }),
  responses: { 204: null },
  errors: ['validation', 'not_found'],
});
