import { MONITOR_STATES } from '@hidamari/domain/monitor';
import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';
import { monitorRegistration, monitorRegistrationBody } from './monitor-registration.ts';

/** The member's registration in the panel (G87); null while nothing was requested. `not_found` on a variant without a panel. */
export const readMonitorRegistrationEndpoint = endpoint({
  method: 'GET',
  path: '/monitor-registration',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'The member’s registration in the panel',
  responses: { 200: z.object({ data: monitorRegistration.nullable() }) },
});

/**
 * Requests, requests anew after an end, or corrects what was written (G87). Another version stands: conflict, and the
 * error's `current` holds it. The same save sent again is one save.
 */
export const saveMonitorRegistrationEndpoint = endpoint({
  method: 'PUT',
  path: '/monitor-registration',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Requests a registration in the panel, or corrects it',
  replacesWhole: true,
  body: monitorRegistrationBody,
  responses: { 200: monitorRegistration },
  errors: ['validation', 'conflict', 'too_many'],
});

/**
 * The member pauses, resumes or ends it, at any time and without a reason (G87). Another version stands, or the rules know
 * no way there: conflict with `current`. The same asked again is done already.
 */
export const changeMonitorStateEndpoint = endpoint({
  method: 'POST',
  path: '/monitor-registration/state',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'a way out' },
  summary: 'Pauses, resumes or ends the member’s registration in the panel',
  body: z.object({
    to: z.enum(MONITOR_STATES, { error: 'choose_one' }).exclude(['requested'], { error: 'choose_one' }),
    version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
  }),
  responses: { 200: monitorRegistration },
  errors: ['validation', 'conflict', 'too_many'],
});
