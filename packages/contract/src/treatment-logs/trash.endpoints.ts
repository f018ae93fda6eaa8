import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { recordIdParams, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { CATEGORY_FLAGS, treatmentLog } from './treatment-log.ts';

/** A deleted log: as much as its member needs to know it again. */
const trashedLog = treatmentLog.pick({ id: true, version: true, log_date: true, title: true }).extend({
  /** The flags that are set. */
  categories: z.array(z.literal(CATEGORY_FLAGS)),
  deleted_at: wireTimestamp,
  /** From here on it is gone for good (G68). */
  restorable_until: wireTimestamp,
});
export type TrashedLog = z.output<typeof trashedLog>;

/** What can still be taken back (G68), the last deletion first; beyond fifty the newest fifty. */
export const listTrashedTreatmentLogsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/trash',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "The member's deleted treatment logs of the last thirty days",
  responses: { 200: z.array(trashedLog).max(LOG_LIMITS.trashRows) },
});

/**
 * Takes a log out of the trash and answers it, its version risen by one. A log that is not in the trash is answered
 * as it stands: the same call sent twice acts once. Erased, unknown or another member's: not_found.
 */
export const restoreTreatmentLogEndpoint = endpoint({
  method: 'PUT',
  path: '/treatment-logs/{id}/restore',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: 'Takes a treatment log back out of the trash',
  params: recordIdParams,
  responses: { 200: treatmentLog },
  errors: ['not_found', 'too_many'],
});
