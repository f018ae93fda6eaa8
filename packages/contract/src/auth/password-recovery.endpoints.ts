import { endpoint } from '../endpoint/index.ts';
import { oneTimeCode, password } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { challenge, urlAnswer } from './session-answers.ts';

/** Same answer and time for known and unknown names (G50). */
export const requestTemporaryPasswordCodeEndpoint = endpoint({
  method: 'POST',
  path: '/password-reset/verification',
  access: 'none',
  summary: 'Temporary login: sends a code by mail',
  body: z.object({
    username: z.string({ error: 'required' }).min(1, { error: 'required' }).max(254, { error: 'too_long' }),
  }),
  responses: { 200: z.object({ challenge }) },
  errors: ['validation', 'code_resend_wait', 'code_sends_spent', 'address_wait', 'delivery_failed'],
});

export const resetTemporaryPasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/password-reset/verification',
  access: 'challenge',
  summary: 'Temporary login: checks the code and sets the password',
  body: z.object({ code: oneTimeCode, password }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'step_expired', 'code_wrong', 'code_expired', 'too_many'],
});
