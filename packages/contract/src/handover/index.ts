import { HANDOVER_ITEMS, HANDOVER_PARTNERS } from '@hidamari/domain/handover';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, expiryInstant, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** Every partner has the one call or the other: the specification names the medical-note service's alone. */
const OTHER_PARTNERS = HANDOVER_PARTNERS.filter((partner) => partner !== 'medical-note');

const partner = z.enum(HANDOVER_PARTNERS, { error: 'choose_one' });
const item = z.enum(HANDOVER_ITEMS);

/** The day of the words that were just agreed to: each handover has a consent of its own. */
const consentQuery = z.object({ consent_version: calendarDay });

const issuedToken = z.object({
  verification_token: z.string().min(1).max(4_000),
  /** Where the form goes: the partner's own address, or a path of ours where an example page stands in for it. */
  post_url: z.string().max(2_000),
  expires_at: expiryInstant,
});

/**
 * Refusals of a token: `forbidden` for an address that is not proven where the partner gets it, `conflict` for a consent
 * to other words than those in force, `not_found` where the partner is not offered.
 */
const ISSUE_ERRORS = ['forbidden', 'not_found', 'conflict', 'too_many', 'unavailable'] as const;

/** Single use, five minutes, audience fixed; goes by form POST, never in an address (G86). */
export const issueMedicalNoteTokenEndpoint = endpoint({
  method: 'GET',
  path: '/medical_note/verification-token',
  access: 'member',
  consent: { illness: 'none', terms: 'asked' },
  summary: 'Handover token for the medical-note service',
  query: consentQuery,
  responses: { 200: issuedToken },
  errors: ISSUE_ERRORS,
});

/** The same for the other partners (G82 to G85). */
export const issueHandoverTokenEndpoint = endpoint({
  method: 'GET',
  path: '/handovers/{partner}/verification-token',
  access: 'member',
  consent: { illness: 'none', terms: 'asked' },
  summary: 'Handover token for another partner service',
  params: z.object({ partner: z.enum(OTHER_PARTNERS, { error: 'choose_one' }) }),
  query: consentQuery,
  responses: { 200: issuedToken },
  errors: ISSUE_ERRORS,
});

/** How a handover to one partner would be for this member, now. */
const handoverOffer = z.object({
  /** False where the operator has not set up the partner: the page then names the telephone. */
  is_offered: z.boolean(),
  /** The partner is an example page of ours. */
  is_example: z.boolean(),
  consent_version: calendarDay,
  /** What would be given, this time. */
  given: z.array(item),
  extra_minutes: z.number().int().positive().nullable(),
  /** The partner gets the address, and the member has not proven it yet. */
  waits_for_email: z.boolean(),
  /** When the partner last received this member; null: never. */
  last_used_at: wireTimestamp.nullable(),
});
export type HandoverOffer = z.output<typeof handoverOffer>;

/** What the page of a partner tells before anything is given. `not_found` for a partner that is not for this member. */
export const readHandoverEndpoint = endpoint({
  method: 'GET',
  path: '/handovers/{partner}',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'What a handover to a partner would give',
  params: z.object({ partner }),
  responses: { 200: handoverOffer },
  errors: ['not_found'],
});

/** A handover as the member reads of it; never the values. */
const handoverRecord = z.object({
  id: recordId,
  partner,
  given: z.array(item),
  consent_version: calendarDay,
  consented_at: wireTimestamp,
  /** When the partner said that it received it; null: it never did. */
  received_at: wireTimestamp.nullable(),
});
export type HandoverRecord = z.output<typeof handoverRecord>;

/** What was given to whom, newest first; at most two hundred (APPI art. 33: disclosure of the records of provision). */
export const listHandoversEndpoint = endpoint({
  method: 'GET',
  path: '/account/handovers',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'What of the member was given to partner services',
  responses: { 200: z.object({ data: z.array(handoverRecord).max(200) }) },
});

/**
 * A partner's server turns the token in, once. `forbidden`: not a token of ours for this partner. `code_expired`: used
 * already, or older than five minutes; `detail.reason` says which.
 */
export const redeemHandoverEndpoint = endpoint({
  method: 'POST',
  path: '/handovers/redemptions',
  access: 'none',
  isFromServer: true,
  summary: 'A partner turns in a handover token, once',
  body: z.object({ partner, token: z.string({ error: 'required' }).min(1).max(4_000) }),
  responses: {
    200: z.object({
      pseudonym: z.string(),
      variant: z.enum(VARIANT_KEYS),
      /** The address, keyed for this partner alone, in hex; only for partners that get it. */
      email_mark: z.string().optional(),
      /** This, and not the token's claim, counts: of two tokens of one first use the first to come has it. */
      extra_minutes: z.number().int().positive().optional(),
      consent_version: calendarDay,
      consented_at: expiryInstant,
    }),
  },
  errors: ['validation', 'forbidden', 'not_found', 'code_expired', 'too_many'],
});

/** 「お話し番号」: six digits read aloud to the supporter, ten minutes, once (G92). */
export const issueTalkNumberEndpoint = endpoint({
  method: 'GET',
  path: '/find-me/issue-token',
  access: 'member',
  consent: { illness: 'none', terms: 'a consultation' },
  summary: 'Talk number that opens the right record',
  responses: { 200: z.object({ token: z.string().regex(/^\d{6}$/), expires_at: expiryInstant }) },
  errors: ['too_many'],
});
