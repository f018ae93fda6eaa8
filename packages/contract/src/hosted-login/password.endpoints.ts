import { challenge, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { mobilePhoneNumber, password } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { codeBody, codeSentAnswer } from './code-steps.ts';

/** Same answer and same time for known and unknown numbers (G50). */
export const checkPasswordResetEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/phone/password-reset/check/users',
  access: 'none',
  summary: 'Starts a password reset by phone number',
  body: z.object({ phone_number: mobilePhoneNumber }),
  responses: { 200: z.object({ challenge }) },
  errors: ['validation', 'address_wait'],
});

export const sendPasswordCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/phone/password/verification',
  access: 'challenge',
  summary: 'Sends the code of a password reset by SMS',
  responses: { 200: codeSentAnswer },
  errors: ['code_resend_wait', 'code_sends_spent', 'address_wait', 'delivery_failed', 'unavailable'],
});

export const checkPasswordCodeEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/phone/password/verification',
  access: 'challenge',
  summary: 'Checks the code of a password reset',
  body: codeBody,
  responses: { 200: z.object({ challenge }) },
  errors: ['validation', 'code_wrong', 'code_expired', 'too_many'],
});

/** Every session of the account ends; the person signs in again. */
export const resetPasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/phone/password',
  access: 'challenge',
  summary: 'Sets the password after the code was right',
  body: z.object({ password }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'too_many'],
});

// A typed present password is compared, never judged by today's rules.
const presentPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(256, { error: 'too_long' });

export const checkPresentPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/logged-in/password-reset/check',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Checks the present password',
  body: z.object({ password: presentPassword }),
  responses: { 204: null },
  errors: ['validation', 'credentials_wrong', 'password_wait', 'address_wait'],
});

/** Asks for the present password again: the check before it proves nothing on its own. */
export const changePasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/logged-in/password',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Sets a new password for the signed-in member',
  body: z.object({ present_password: presentPassword, password }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'credentials_wrong', 'password_wait', 'address_wait'],
});
