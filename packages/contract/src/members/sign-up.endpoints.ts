import { passwordFault } from '@hidamari/domain/members';
import { screenId, sessionAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { emailAddress, expiryInstant, mobilePhoneNumber, password, whenSound } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { signUpBody } from './registration.ts';

/** Step two of sign-up: the common ID's phone number, e-mail and password. */
export const accountBody = z
  .object({
    phone_number: mobilePhoneNumber,
    email: emailAddress,
    email_confirmation: emailAddress,
    password,
  })
  .refine((body) => body.email === body.email_confirmation, {
    path: ['email_confirmation'],
    error: 'email_mismatch',
    when: whenSound('email', 'email_confirmation'),
  })
  .refine(
    ({ password: secret, email, phone_number: phone }) => passwordFault(secret, { email, phone }) === null,
    {
      path: ['password'],
      error: 'password_common',
      when: whenSound('password', 'email', 'phone_number'),
    },
  );

/**
 * OWN CALL: the second step of /sign-up/role-verification is our own page (identity, way 2), and no call of the
 * specification's list makes the account. Known and unknown numbers get the same answer in the same time: whether
 * the number is taken is told only after the code has proved it.
 */
export const createAccountEndpoint = endpoint({
  method: 'POST',
  path: '/sign-up/account',
  access: 'challenge',
  summary: 'Makes the common ID of a sign-up and asks for the SMS code',
  body: accountBody,
  responses: {
    200: z.object({
      /** U-R02: the one-time code. */
      next_page_id: screenId,
      masked_to: z.string().max(254),
      expires_at: expiryInstant.optional(),
    }),
  },
  errors: [
    'validation',
    'code_resend_wait',
    'code_sends_spent',
    'address_wait',
    'delivery_failed',
    'unavailable',
  ],
});

/** What the eligibility check and the account step proved; the form shows it read-only (G45). */
export const signUpMeEndpoint = endpoint({
  method: 'GET',
  path: '/sign-up/me',
  access: 'challenge',
  summary: 'What registration already knows',
  responses: {
    200: z.object({
      eligibility_type: z.enum(['insurance', 'general']),
      member_type: z.enum(['insurance', 'general', 'chofu']),
      last_name_kana: z.string().optional(),
      first_name_kana: z.string().optional(),
      birthday: z.string().optional(),
      postal_code: z.string().optional(),
      prefecture: z.string().optional(),
      city: z.string().optional(),
      masked_phone_number: z.string().optional(),
      masked_email: z.string().optional(),
      is_phone_verified: z.boolean(),
      /** Fields the person may not change here: another party owns them (G45). */
      unupdatable_keys: z.array(z.string()),
      /** Versions of the texts that the three ticks agree to. */
      consent_versions: z
        .object({ terms: z.string(), privacy: z.string(), sensitive_data: z.string() })
        .optional(),
      /** Set when the current terms were already accepted at the common-ID step (G143). */
      is_agreed: z.boolean().optional(),
    }),
  },
});

/** The end of sign-up: the challenge is used up, the session begins, the verification mail is queued. */
export const signUpEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/sign-up',
  access: 'challenge',
  summary: 'Creates the member',
  body: signUpBody,
  responses: { 201: sessionAnswer },
  errors: ['validation', 'forbidden', 'already_registered', 'too_many'],
});
