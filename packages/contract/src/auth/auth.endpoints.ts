import { WITHDRAWAL_REASONS, WITHDRAWAL_WORDS_CHARACTERS } from '@hidamari/domain/withdrawal';
import { endpoint } from '../endpoint/index.ts';
import { optionalText } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { credentials } from './credentials.ts';
import {
  challenge,
  leaveUrl,
  screenId,
  sessionAnswer,
  sessionOrPending,
  urlAnswer,
} from './session-answers.ts';

/** An entered path with its query, at most 2,000 characters. Judged as a path, never opened. */
const enteredPath = z
  .string({ error: 'required' })
  .max(2_000, { error: 'too_long' })
  .startsWith('/', { error: 'invalid' });

/** Temporary login (G41): name and password, or the answer to the challenge that came back. */
export const loginEndpoint = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'none',
  summary: 'Signs a temporary account in, or asks for the next proof',
  body: credentials,
  responses: { 200: sessionOrPending },
  errors: [
    'validation',
    'credentials_wrong',
    'demo_account',
    'code_wrong',
    'step_expired',
    'password_wait',
    'address_wait',
  ],
});

/** Rotates the refresh token; using one twice ends every session of its family (G35). */
export const refreshEndpoint = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'refresh',
  summary: 'Exchanges the refresh token for a new access token',
  responses: { 200: sessionAnswer },
  errors: ['unauthenticated', 'too_many'],
});

/** Route-entry check (specification section 4, G15). A visitor of an open route gets an empty object. */
export const authCheckEndpoint = endpoint({
  method: 'GET',
  path: '/auth-check',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'May this person enter the route in `path`',
  query: z.object({ path: enteredPath }),
  responses: {
    200: z.object({
      next_page_id: screenId.optional(),
      url: leaveUrl.optional(),
      challenge: challenge.optional(),
    }),
  },
  errors: ['unauthenticated', 'forbidden'],
});

/** Sets the readable XSRF-TOKEN cookie, bound to the session or to a visitor's pre-session (G145). */
export const csrfCookieEndpoint = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  access: 'none',
  summary: 'Sets the anti-forgery cookie',
  responses: { 204: null },
});

/** Ends every session and refresh token of the account at once. */
export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Signs out and answers where to go',
  responses: { 200: urlAnswer },
});

/**
 * Nobody has used this browser for an hour (G35): its session alone ends, since the same person may be writing on
 * their phone (decision 0024). The next login leads back to `path`.
 */
export const endIdleSessionEndpoint = endpoint({
  method: 'POST',
  path: '/logout/idle',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Signs this browser out that nobody uses, and answers where to go',
  // Any text: nobody is kept signed in because of an address that is too long or not ours.
  body: z.object({ path: z.string({ error: 'required' }) }),
  responses: { 200: urlAnswer },
  errors: ['validation'],
});

/**
 * What a withdrawal asks for. The password is asked once more: an open page on a shared tablet must not be enough to
 * take a year of records from somebody (decision 0021). Reasons are optional (G53).
 */
export const unsubscribeBody = z.object({
  present_password: z
    .string({ error: 'required' })
    .min(1, { error: 'required' })
    .max(256, { error: 'invalid' }),
  reasons: z
    .array(
      z.enum(
        WITHDRAWAL_REASONS.map(({ value }) => value),
        { error: 'choose_one' },
      ),
      { error: 'invalid' },
    )
    .max(WITHDRAWAL_REASONS.length, { error: 'too_many_items' })
    .default([]),
  reason: optionalText(WITHDRAWAL_WORDS_CHARACTERS),
});

/** Withdrawal: data hidden at once, erased after 30 days (G53). */
export const unsubscribeEndpoint = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Withdraws the member and answers where to go',
  body: unsubscribeBody,
  responses: { 200: urlAnswer },
  errors: ['validation', 'too_many'],
});
