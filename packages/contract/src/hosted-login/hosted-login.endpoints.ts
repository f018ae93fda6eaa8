import { pendingAnswer, sessionOrPending, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { hashedId, queryFlag } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { codeBody, codeSentAnswer } from './code-steps.ts';

/** Address of the hosted login: authorization code with PKCE, state and nonce (identity, way 1). */
export const hostedLoginLinkEndpoint = endpoint({
  method: 'GET',
  path: '/hi/hosted-login/link',
  access: 'none',
  summary: 'Address of the hosted login or sign-up',
  query: z.object({
    flow: z.enum(['login', 'sign-up'], { error: 'invalid' }),
    is_insured: queryFlag,
    organization: z
      .string({ error: 'invalid' })
      .regex(/^[a-z0-9-]{1,30}$/, { error: 'invalid' })
      .optional(),
    /** 0 unless the person comes from LINE (specification section 9). */
    is_line: queryFlag,
  }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'too_many', 'unavailable'],
});

/** Ends the hosted login: session, or the screen of what is still to be proven (identity, way 1). */
export const hostedLoginSessionEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/session',
  access: 'none',
  summary: 'Exchanges code and state of the hosted login',
  body: z.object({
    code: z.string({ error: 'required' }).min(1, { error: 'required' }).max(1_000, { error: 'too_long' }),
    state: z.string({ error: 'required' }).min(1, { error: 'required' }).max(500, { error: 'too_long' }),
    /** Issuer that answered (RFC 9207), when the address carried it. */
    iss: z.string({ error: 'invalid' }).max(500, { error: 'too_long' }).optional(),
    /** The terms were accepted at the common-ID step (G143). Counts only with a server record. */
    is_agreed: z.boolean({ error: 'invalid' }).optional(),
  }),
  responses: { 200: sessionOrPending },
  errors: ['validation', 'unauthenticated', 'demo_account', 'too_many', 'unavailable'],
});

/** The number is known from the challenge; nothing is sent in. */
export const sendPhoneCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/phone/verification',
  access: 'challenge',
  summary: 'Sends a one-time code by SMS',
  responses: { 200: codeSentAnswer },
  errors: ['code_resend_wait', 'code_sends_spent', 'address_wait', 'delivery_failed', 'unavailable'],
});

/** Sign-up goes on to U-R03; a login that was waiting for the number gets its session. */
export const checkPhoneCodeEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/phone/verification',
  access: 'challenge',
  summary: 'Checks the one-time code sent by SMS',
  body: codeBody,
  responses: { 200: sessionOrPending },
  errors: ['validation', 'code_wrong', 'code_expired', 'already_registered', 'too_many'],
});

export const sendEmailCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/email/verification',
  access: 'challenge',
  summary: 'Sends a one-time code by mail',
  responses: { 200: codeSentAnswer },
  errors: ['code_resend_wait', 'code_sends_spent', 'address_wait', 'delivery_failed', 'unavailable'],
});

export const checkEmailCodeEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/email/verification',
  access: 'challenge',
  summary: 'Checks the one-time code sent by mail',
  body: codeBody,
  responses: { 200: sessionOrPending },
  errors: ['validation', 'code_wrong', 'code_expired', 'too_many'],
});

/** A visitor gets an empty object; nothing here is unmasked. */
export const hostedLoginMeEndpoint = endpoint({
  method: 'GET',
  path: '/hi/hosted-login/me',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'The common-ID account of the session or challenge',
  responses: {
    200: z.object({
      hash_base_account_id: hashedId.optional(),
      /** The member whose login waits for the insurance to be confirmed (U-L16). */
      hash_user_id: hashedId.optional(),
      masked_phone_number: z.string().max(20).optional(),
      masked_email: z.string().max(254).optional(),
      is_phone_verified: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      /** The address is another account's proven one; known once its reader has opened a link of a mail (G50). */
      is_email_taken: z.boolean().optional(),
    }),
  },
});

/** G40: may this earlier account move. The screen says what would move before anything does. */
export const checkTransferEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/check/transfer',
  access: 'challenge',
  summary: 'Can this earlier account move to the common ID',
  responses: {
    200: pendingAnswer.extend({
      is_transferable: z.boolean(),
      /** How many of each would move. */
      counts: z
        .object({ treatment_logs: z.int().min(0), favourites: z.int().min(0), cases: z.int().min(0) })
        .optional(),
    }),
  },
  errors: ['too_many'],
});
