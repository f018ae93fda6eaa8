import { MONITOR_LIMITS, MONITOR_STATES } from '@hidamari/domain/monitor';
import { endpoint } from '../endpoint/index.ts';
import {
  pageNumber,
  pageOf,
  recordId,
  recordIdParams,
  requiredText,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { monitorForm } from './monitor-registration.ts';

/** A registration as the desk reads it (G87): how to reach its member only by the ways that they chose. */
export const deskMonitorRegistration = z.object({
  id: recordId,
  variant: z.enum(['aflac', 'hatch']),
  state: z.enum(MONITOR_STATES),
  state_at: wireTimestamp,
  display_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Null once it has ended, and while its member has taken back the consent to keep what concerns an illness. */
  form: monitorForm.nullable(),
  registered_by_name: z.string().nullable(),
  /** Where the desk ended it. */
  ending: z.object({ by_name: z.string(), words: z.string() }).nullable(),
  version: z.int().min(1),
});
export type DeskMonitorRegistration = z.output<typeof deskMonitorRegistration>;

/** Those that wait longest first; of the others the newest. Each reading stands in its member's 「だれが見たか」 (F46). */
export const listMonitorRegistrationsEndpoint = endpoint({
  method: 'GET',
  path: '/desk/monitor-registrations',
  access: 'staff',
  permission: 'keep-monitors',
  summary: 'Staff: registrations in the panel',
  query: z.object({
    state: z.enum(MONITOR_STATES, { error: 'choose_one' }).default('requested'),
    page: pageNumber.default(1),
  }),
  responses: { 200: pageOf(deskMonitorRegistration) },
  errors: ['validation'],
});

const version = z.int({ error: 'required' }).min(1, { error: 'invalid' });

/**
 * 申請中 → 登録; its member is told by mail. `conflict` where a colleague or the member was quicker; what stands now is read by the list,
 * which records it (F46).
 */
export const registerMonitorEndpoint = endpoint({
  method: 'POST',
  path: '/desk/monitor-registrations/{id}/register',
  access: 'staff',
  permission: 'keep-monitors',
  summary: 'Staff: registers a request for the panel',
  params: recordIdParams,
  body: z.object({ version }),
  responses: { 200: deskMonitorRegistration },
  errors: ['validation', 'conflict'],
});

export const monitorEnding = z.object({
  /** For the member, who reads them on the screen and never in the mail. */
  ending_words: requiredText(MONITOR_LIMITS.words),
  version,
});

/** Ends a registration with words to its member, who is told by mail that there is something to read. */
export const endMonitorEndpoint = endpoint({
  method: 'POST',
  path: '/desk/monitor-registrations/{id}/end',
  access: 'staff',
  permission: 'keep-monitors',
  summary: 'Staff: ends a registration in the panel',
  params: recordIdParams,
  body: monitorEnding,
  responses: { 200: deskMonitorRegistration },
  errors: ['validation', 'conflict'],
});
