import { leaveUrl, pendingAnswer, sessionOrPending, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { emailAddress, mobilePhoneNumber, password, whenSound } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { codeBody, codeSentAnswer } from './code-steps.ts';

/** How many of each belong to an account: what would move, or has moved (G40). */
export const transferCounts = z.object({
  treatment_logs: z.int().min(0),
  favourites: z.int().min(0),
  cases: z.int().min(0),
});
export type TransferCounts = z.output<typeof transferCounts>;

/** Where a person stands on /login/migration (U-L12). */
export const transferState = z.discriminatedUnion('step', [
  /** A way has to be chosen. `is_refused`: a common ID was shown that is not known to be the same person's. */
  z.object({
    step: z.literal('choose'),
    counts: transferCounts,
    needs_password: z.boolean(),
    is_refused: z.boolean(),
  }),
  /** A code is on its way to the number that becomes the common ID's. */
  z.object({ step: z.literal('code'), masked_to: z.string().max(254), resend_after: z.int().min(0) }),
  /** The common ID has been shown and is the same person's: one press moves everything. */
  z.object({ step: z.literal('confirm'), counts: transferCounts }),
  /** Under way: it is called again until nothing is left. */
  z.object({ step: z.literal('moving'), left: z.int().min(0) }),
  /** Moved a moment ago: what moved, and where to go on. */
  z.object({ step: z.literal('done'), counts: transferCounts, url: leaveUrl, email_is_proven: z.boolean() }),
  /** Staff wrote this member's data: the member looks at them once (G43). */
  z.object({ step: z.literal('entries'), url: leaveUrl }),
]);
export type TransferState = z.output<typeof transferState>;

/** OWN CALL: the page of the move draws itself by it; the specification's check is a POST, which no page load makes. */
export const transferStateEndpoint = endpoint({
  method: 'GET',
  path: '/hi/hosted-login/transfer',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Where the move to the common ID stands, and what it moves',
  responses: { 200: transferState },
  errors: ['not_found'],
});

/** OWN CALL: the earlier account is in, the common ID is proven: everything moves, once. */
export const transferEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/transfer',
  access: 'challenge',
  summary: 'Moves the earlier account to the common ID that was shown',
  responses: { 200: sessionOrPending },
  errors: ['forbidden', 'too_many', 'unavailable'],
});

/** Number, address and (for an account that has none) password of the common ID that the account becomes. */
export const transferNumberBody = z
  .object({
    phone_number: mobilePhoneNumber,
    email: emailAddress,
    email_confirmation: emailAddress,
    password: password.optional(),
  })
  .refine((body) => body.email === body.email_confirmation, {
    path: ['email_confirmation'],
    error: 'email_mismatch',
    when: whenSound('email', 'email_confirmation'),
  });

/** OWN CALL: the account becomes the common ID itself; the number is proven by a code. */
export const sendTransferCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/transfer/number',
  access: 'challenge',
  summary: 'Takes number and address of the common ID to be, and sends the code',
  body: transferNumberBody,
  responses: { 200: codeSentAnswer },
  errors: [
    'validation',
    'code_resend_wait',
    'code_sends_spent',
    'address_wait',
    'delivery_failed',
    'unavailable',
  ],
});

/** OWN CALL: another code to the same number; nothing is sent in. */
export const resendTransferCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/transfer/number/code',
  access: 'challenge',
  summary: 'Sends the code of the move again',
  responses: { 200: codeSentAnswer },
  errors: [
    'forbidden',
    'code_resend_wait',
    'code_sends_spent',
    'address_wait',
    'delivery_failed',
    'unavailable',
  ],
});

/** OWN CALL: the right code makes the account the common ID, and signs in. */
export const checkTransferCodeEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/transfer/number',
  access: 'challenge',
  summary: 'Checks the code of the move; the account is the common ID from then on',
  body: codeBody,
  responses: { 200: sessionOrPending },
  errors: [
    'validation',
    'forbidden',
    'code_wrong',
    'code_expired',
    'already_registered',
    'too_many',
    'unavailable',
  ],
});

/** OWN CALL: a common ID exists: it is shown at the hosted login, and the move goes on afterwards. */
export const joinCommonIdEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/transfer/login',
  access: 'challenge',
  summary: 'Address of the hosted login at which the common ID of the move is shown',
  responses: { 200: urlAnswer },
  errors: ['too_many', 'unavailable'],
});

/** OWN CALL: back to the choice between the two ways. */
export const leaveTransferStepEndpoint = endpoint({
  method: 'DELETE',
  path: '/hi/hosted-login/transfer/step',
  access: 'challenge',
  summary: 'Leaves the step of the move and goes back to the choice',
  responses: { 200: pendingAnswer },
});

/** OWN CALL: the member has looked at what staff wrote for them (G43); kept once. */
export const confirmEntriesEndpoint = endpoint({
  method: 'POST',
  path: '/account/entries-confirmation',
  access: 'member',
  consent: { illness: 'none', terms: 'own data' },
  summary: 'Keeps that the member has looked at the data that staff entered',
  body: z.object({
    /** False: something is different; the member is let in all the same and is helped by phone. */
    is_correct: z.boolean({ error: 'invalid' }),
  }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'too_many'],
});
