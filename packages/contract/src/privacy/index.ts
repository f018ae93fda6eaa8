import {
  CHANGEABLE_CONSENTS,
  CONSENTS,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_LIMITS,
  PRIVACY_REQUEST_STATES,
} from '@hidamari/domain/privacy';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, requiredText, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** A consent as it stands now: the newest of its kind. */
const consent = z.object({
  kind: z.enum(CONSENTS.map(({ kind }) => kind)),
  is_agreed: z.boolean(),
  /** When it was given last; null where it never was, or was given before dates were kept. */
  agreed_at: wireTimestamp.nullable(),
  /** Which text it was given to; null for consents without a text of their own. */
  version: z.string().nullable(),
  /** Day from which that version holds. */
  text_date: calendarDay.nullable(),
  /** When it was taken back; null while it stands. */
  withdrawn_at: wireTimestamp.nullable(),
  /** Until when consenting again brings back what waits to be erased; null where nothing waits. */
  restorable_until: wireTimestamp.nullable(),
});
export type Consent = z.output<typeof consent>;

const consentList = z.object({ data: z.array(consent) });

/** What the member agreed to, in the order of the page (G32, G33, G141). */
export const listConsentsEndpoint = endpoint({
  method: 'GET',
  path: '/account/consents',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'What the member agreed to, and when',
  responses: { 200: consentList },
});

/** Gives or takes back a consent; the answer is the whole list as it stands then. Said twice, it changes nothing. */
export const changeConsentEndpoint = endpoint({
  method: 'PUT',
  path: '/account/consents/{kind}',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Gives or takes back a consent',
  params: z.object({ kind: z.enum(CHANGEABLE_CONSENTS, { error: 'choose_one' }) }),
  body: z.object({ is_agreed: z.boolean({ error: 'required' }) }),
  responses: { 200: consentList },
  errors: ['validation', 'too_many'],
});

/** A request of the member, without its words: those go to the desk and are not shown again. */
const privacyRequest = z.object({
  receipt_number: z.string(),
  kind: z.enum(PRIVACY_REQUEST_KINDS.map(({ value }) => value)),
  state: z.enum(PRIVACY_REQUEST_STATES.map(({ value }) => value)),
  received_at: wireTimestamp,
  /** The day by which the member hears of it. */
  answer_due_on: calendarDay,
  done_at: wireTimestamp.nullable(),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** The member's own requests, newest first; at most a hundred. */
export const listPrivacyRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/account/privacy-requests',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'The member’s requests about their personal data',
  responses: { 200: z.object({ data: z.array(privacyRequest).max(100) }) },
});

/** What a person asks for, in their own words. */
export const privacyRequestBody = z.object({
  kind: z.enum(
    PRIVACY_REQUEST_KINDS.map(({ value }) => value),
    { error: 'choose_one' },
  ),
  words: requiredText(PRIVACY_REQUEST_LIMITS.words),
});

/** Disclosure, correction, stop of use (APPI art. 33 to 35). The same save sent again is one request (F5). */
export const sendPrivacyRequestEndpoint = endpoint({
  method: 'POST',
  path: '/account/privacy-requests',
  access: 'member',
  consent: { illness: 'none', terms: 'own data' },
  summary: 'Asks for disclosure, correction or stop of use',
  body: privacyRequestBody,
  responses: { 201: privacyRequest },
  errors: ['validation', 'requests_spent'],
});
