import { challenge, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import {
  emailAddress,
  mobilePhoneNumber,
  oneTimeCode,
  pageNumber,
  pageOf,
  wireTimestamp,
} from '../fields/index.ts';
import { codeBody, codeSentAnswer } from '../hosted-login/index.ts';
import * as z from '../zod/index.ts';

/** How a member is asked for more than the password. */
const factor = z.enum(['sms', 'app']);

/** Nothing here is unmasked, and no secret is ever read back. */
export const readAccountSecurityEndpoint = endpoint({
  method: 'GET',
  path: '/account-security',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'How the member signs in: second factors and which one is asked for',
  responses: {
    200: z.object({
      factors: z.array(factor),
      preferred: factor.nullable(),
      /** Where codes by SMS go; absent without a proven number. */
      masked_phone_number: z.string().max(20).optional(),
      /** The password, and the code if there is one, were shown within the last ten minutes. */
      is_proven: z.boolean(),
    }),
  },
});

// Compared, never judged by today's rules.
const presentPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(256, { error: 'too_long' });

const proof = z.object({
  is_proven: z.boolean(),
  /** What is asked for besides the password. */
  challenge: challenge.optional(),
});

/** Whatever changes how somebody signs in asks for the present password first; a session alone never suffices. */
export const proveAccountEndpoint = endpoint({
  method: 'POST',
  path: '/account-security/proof',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Shows the present password before a change of how to sign in',
  body: z.object({ present_password: presentPassword }),
  responses: { 200: proof },
  errors: ['validation', 'credentials_wrong', 'password_wait', 'address_wait'],
});

export const proveAccountByCodeEndpoint = endpoint({
  method: 'PUT',
  path: '/account-security/proof',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Shows the code of the second factor after the present password',
  body: codeBody,
  responses: { 200: proof },
  errors: ['validation', 'forbidden', 'code_wrong', 'code_expired', 'too_many'],
});

/** The secret is told once, here; it is in use after its first right code. */
export const beginAuthenticatorEndpoint = endpoint({
  method: 'POST',
  path: '/account-security/app',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'A new secret for an authenticator app',
  responses: {
    200: z.object({
      /** `otpauth://totp/...`, for a link or a code to be scanned. */
      uri: z.string().startsWith('otpauth://').max(500),
      /** The secret in groups of four, for typing it. */
      secret_groups: z.array(z.string().regex(/^[A-Z2-7]{1,4}$/)).min(1),
    }),
  },
  errors: ['forbidden', 'too_many'],
});

export const confirmAuthenticatorEndpoint = endpoint({
  method: 'PUT',
  path: '/account-security/app',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Checks the first code of an authenticator app; it is asked for from now on',
  body: codeBody,
  responses: { 204: null },
  errors: ['validation', 'forbidden', 'code_wrong', 'code_expired', 'too_many'],
});

export const beginSmsFactorEndpoint = endpoint({
  method: 'POST',
  path: '/account-security/sms',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Sends a code to the member’s number before it becomes the second factor',
  responses: { 200: codeSentAnswer },
  errors: ['forbidden', 'code_resend_wait', 'code_sends_spent', 'address_wait', 'delivery_failed'],
});

export const confirmSmsFactorEndpoint = endpoint({
  method: 'PUT',
  path: '/account-security/sms',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Checks that code; codes by SMS are asked for from now on',
  body: z.object({ code: oneTimeCode }),
  responses: { 204: null },
  errors: ['validation', 'forbidden', 'code_wrong', 'code_expired', 'too_many'],
});

/** A new address of the account, and a new number; each is typed on its own. */
export const newEmailBody = z.object({ email: emailAddress });
export const newPhoneNumberBody = z.object({ phone_number: mobilePhoneNumber });

/**
 * A new number or address; the code goes there. The same answer whoever else has it: that is told only to who reads
 * the code (G50). Asks for the proof first.
 */
export const beginAddressChangeEndpoint = endpoint({
  method: 'POST',
  path: '/account-security/address',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Sends a code to a new telephone number or e-mail address',
  body: z.union([newPhoneNumberBody, newEmailBody]),
  responses: { 200: codeSentAnswer },
  errors: [
    'validation',
    'forbidden',
    'code_resend_wait',
    'code_sends_spent',
    'address_wait',
    'delivery_failed',
  ],
});

/** The old address is told by mail, the old number by SMS. */
export const confirmAddressChangeEndpoint = endpoint({
  method: 'PUT',
  path: '/account-security/address',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Checks that code; the number or address is the account’s from now on',
  body: codeBody,
  responses: { 204: null },
  errors: ['validation', 'forbidden', 'code_wrong', 'code_expired', 'already_registered', 'too_many'],
});

export const dropSecondFactorEndpoint = endpoint({
  method: 'DELETE',
  path: '/account-security/factors',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Turns the second factor off',
  responses: { 204: null },
  errors: ['forbidden'],
});

/** Key of a remembered device, as the user pool made it. Bounded, since it reaches the pool. */
const deviceKey = z.string({ error: 'required' }).regex(/^[\w-]{1,100}$/, { error: 'invalid' });

/** 60 a page (G151). */
export const listDevicesEndpoint = endpoint({
  method: 'GET',
  path: '/account-security/devices',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Devices that are not asked for a code, newest use first',
  query: z.object({ page: pageNumber.optional() }),
  responses: {
    200: pageOf(
      z.object({
        device_key: deviceKey,
        /** `iPhone・Safari`. */
        name: z.string().max(100),
        created_at: wireTimestamp,
        last_used_at: wireTimestamp,
      }),
    ),
  },
});

export const forgetDeviceEndpoint = endpoint({
  method: 'DELETE',
  path: '/account-security/devices/{device_key}',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Asks this device for a code again',
  params: z.object({ device_key: deviceKey }),
  responses: { 204: null },
  errors: ['not_found'],
});

export const signOutEverywhereEndpoint = endpoint({
  method: 'POST',
  path: '/account-security/sign-out-everywhere',
  access: 'member',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Ends every session of the account, on every device, this one too',
  responses: { 200: urlAnswer },
});
