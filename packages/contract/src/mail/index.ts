import { endpoint } from '../endpoint/index.ts';
import { emailAddress, ownPath } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** The token of a verification mail's link. */
const emailVerifyToken = z
  .string({ error: 'required' })
  .regex(/^[A-Za-z0-9_.-]{16,200}$/, { error: 'invalid' });

/** Same answer and time for any address (G50); three a day (G116). */
export const sendEmailVerificationEndpoint = endpoint({
  method: 'POST',
  path: '/email/verification',
  access: 'either',
  consent: { illness: 'none', terms: 'safety of the account' },
  summary: 'Sends the verification mail (again)',
  body: z.union([
    z.object({ email_verify_token: emailVerifyToken }),
    z.object({ path: ownPath, email: emailAddress }),
  ]),
  responses: { 200: z.object({ accepted: z.literal(true) }) },
  errors: ['validation', 'link_unknown', 'mail_sends_spent', 'address_wait'],
});

/** 200 verified now; 204 was verified already; the refusals of a link open the modal of G116. */
export const verifyEmailEndpoint = endpoint({
  method: 'PUT',
  path: '/email/verification',
  access: 'none',
  summary: 'Verifies the address of a mail link',
  body: z.object({ email_verify_token: emailVerifyToken }),
  responses: { 200: z.object({ status_code: z.literal(200) }), 204: null },
  errors: ['validation', 'link_unknown', 'link_replaced', 'link_expired', 'email_taken', 'address_wait'],
});

/** Always the same; the real answer goes by mail (G50). */
export const askEmailExistenceEndpoint = endpoint({
  method: 'GET',
  path: '/email/hi/existence',
  access: 'either',
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'Tells the owner of an address by mail whether it is registered',
  query: z.object({ email: emailAddress }),
  responses: { 200: z.object({ accepted: z.literal(true) }) },
  errors: ['validation', 'forbidden', 'mail_sends_spent', 'address_wait'],
});
