import { normalPassword } from '@hidamari/domain/members';
import { WITHDRAWAL_REASONS, WITHDRAWAL_WORDS_CHARACTERS } from '@hidamari/domain/withdrawal';
import { endpoint } from '../endpoint/index.ts';
import { expiryInstant, hashedId, oneTimeCode, optionalText, password } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** What the person has to prove next (G34; specification section 4, sign-in challenges). */
export const challengeType = z.enum([
  'sms',
  'app',
  'new_password',
  'email',
  'insurance',
  'terms',
  'device',
  'custom',
  'migration',
  'sign_up',
]);

/** A pending step; its token lies in the `challenge_token` cookie, never in the body (G36, G102). */
export const challenge = z.object({
  type: challengeType,
  /** Where a code went, masked: `090****1234`, `h***@example.jp`. */
  masked_to: z.string().max(254).optional(),
  expires_at: expiryInstant,
});
export type Challenge = z.output<typeof challenge>;

/** Screen id such as `U-R02` (G30). */
export const screenId = z.string().regex(/^[A-Z]-[A-Z]\d{2}$/);

/** Address to leave for: an own path or an allow-listed origin (G102). */
export const leaveUrl = z.string().min(1).max(2_000);

/** A full session: the refresh token lies in a cookie, the access token is kept in memory (G102, identity: tokens). */
export const sessionAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds from now. */
  expires_in: z.int().positive(),
  refresh: z.literal('cookie'),
  /** Whose session it is (G38): a page of another member must not go on with this token. */
  hash_user_id: hashedId.optional(),
  /** Where to go now, when the step itself decides it (such as `/?is_first=true` after registration). */
  url: leaveUrl.optional(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

/**
 * Not signed in yet: go to the screen, with the challenge cookie if one was set; or, with a common ID of another desk's, to the
 * login on that desk's host (`url`).
 */
export const pendingAnswer = z.object({
  next_page_id: screenId.optional(),
  challenge: challenge.optional(),
  url: leaveUrl.optional(),
});
export type PendingAnswer = z.output<typeof pendingAnswer>;

/** The end of a sign-in step: a session (`'access_token' in answer`) or what comes next. */
export const sessionOrPending = z.union([sessionAnswer, pendingAnswer]);
export type SessionOrPending = z.output<typeof sessionOrPending>;

/** Only an address to go to: logout, withdrawal, hosted login, password change. */
export const urlAnswer = z.object({ url: leaveUrl });

// Bounded and otherwise untouched: what a person typed is compared, never judged, at login.
const typed = (limit: number) => z.string({ error: 'required' }).max(limit, { error: 'too_long' }).optional();

/**
 * First call: `username` and `password`. Later calls of the same sign-in: `challenge_answer` (code, or the answer
 * to a custom challenge) or `new_password`, with the challenge token alongside.
 */
export const credentials = z
  .object({
    username: typed(254),
    password: typed(256),
    challenge_type: z.enum(challengeType.options, { error: 'invalid' }).optional(),
    challenge_answer: typed(100),
    new_password: typed(256).transform((chosen) => chosen && normalPassword(chosen)),
    device_key: typed(200),
    /** With a code: this browser is not asked for one again, for a year. */
    remember_device: z.boolean({ error: 'invalid' }).optional(),
  })
  .superRefine((body, context) => {
    if (body.challenge_answer !== undefined || body.new_password !== undefined) return;
    // Specification section 5: an empty name or password is refused before anything is tried.
    for (const name of ['username', 'password'] as const) {
      if (!body[name]) context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
  });

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
